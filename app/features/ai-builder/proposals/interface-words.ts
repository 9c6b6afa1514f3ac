/** What every website says, whatever its business. `words.…` are the names of the slots. */
const EN = {
  slots: {
    'words.skip': 'Skip to the content',
    'words.menu': 'Menu',
    'words.main': 'Main',
    'words.dark': 'Dark theme',
    'words.footer': 'Footer',
    'words.legal': 'Legal information',
    'words.name': 'Name',
    'words.email': 'E-mail',
    'words.message': 'Message',
    'words.send': 'Send message',
    'words.phone': 'Telephone',
    'words.time': 'Best time',
    'words.morning': 'Morning',
    'words.afternoon': 'Afternoon',
    'words.call': 'Call me back',
  },
  in: (what: string, where: string) => `${what} in ${where}`,
  about: (what: string) => `${what}: offers, opening hours, address and contact.`,
  site: 'Website',
  nameless: 'Your business',
  hours: 'Opening hours',
  hoursShort: 'Hours',
  placeShort: 'Find us',
  hoursAndPlace: 'Hours and address',
  place: 'Where to find us',
  placeOf: 'Place',
  dates: 'Dates',
  nextDates: 'What is coming up',
  prices: 'Prices',
  contact: 'Contact',
  open: 'Open',
  phone: 'Telephone',
  email: 'E-mail',
  web: 'On the web',
  alsoHere: 'Also here',
  callBack: 'Leave a number',
  callBackWords: 'Say when you can be reached, and we will call you back.',
  legal: {
    title: 'Legal information',
    date: 'To be completed by the owner of this website',
    who: 'Who runs this website',
    whoWords:
      'To be added: the full name of the owner, the postal address and, where the law asks for them, legal form, register number and tax number.',
    terms: 'Terms',
    termsWords: 'To be added: the terms under which you sell or serve, such as payment and cancellation.',
    data: 'What you send us',
    dataWords:
      'What you write in the form is read by the owner and used to answer you. To be added: how long it is kept, and whom to ask about it.',
    privacy: 'No cookies',
    privacyWords:
      'This website sets no cookies and loads nothing from others. Your choice of light or dark stays in your browser.',
  },
  lost: {
    title: 'This page is not here',
    lead: 'It may have moved, or the address has a misprint.',
    home: 'To the first page',
    description: (name: string) =>
      `There is no page at this address of the website ${name}. The first page leads on.`,
  },
  contactDescription: (name: string) =>
    `How to reach ${name}: a form, and every address and number that is known.`,
  legalDescription: (name: string) =>
    `Who runs the website ${name}, and what it keeps about those who visit it.`,
};

const DE: typeof EN = {
  slots: {
    'words.skip': 'Zum Inhalt springen',
    'words.menu': 'Menü',
    'words.main': 'Hauptmenü',
    'words.dark': 'Dunkle Ansicht',
    'words.footer': 'Fußzeile',
    'words.legal': 'Impressum und Datenschutz',
    'words.name': 'Name',
    'words.email': 'E-Mail',
    'words.message': 'Nachricht',
    'words.send': 'Nachricht senden',
    'words.phone': 'Telefon',
    'words.time': 'Wann am besten',
    'words.morning': 'Vormittags',
    'words.afternoon': 'Nachmittags',
    'words.call': 'Bitte zurückrufen',
  },
  in: (what, where) => `${what} in ${where}`,
  about: (what) => `${what}: Angebot, Öffnungszeiten, Adresse und Kontakt.`,
  site: 'Website',
  nameless: 'Ihr Betrieb',
  hours: 'Öffnungszeiten',
  hoursShort: 'Zeiten',
  placeShort: 'Anfahrt',
  hoursAndPlace: 'Zeiten und Adresse',
  place: 'So finden Sie uns',
  placeOf: 'Ort',
  dates: 'Termine',
  nextDates: 'Was ansteht',
  prices: 'Preise',
  contact: 'Kontakt',
  open: 'Geöffnet',
  phone: 'Telefon',
  email: 'E-Mail',
  web: 'Im Netz',
  alsoHere: 'Auch hier',
  callBack: 'Rückruf',
  callBackWords: 'Sagen Sie, wann Sie erreichbar sind. Wir rufen zurück.',
  legal: {
    title: 'Impressum und Datenschutz',
    date: 'Vom Inhaber dieser Website noch zu ergänzen',
    who: 'Wer diese Website betreibt',
    whoWords:
      'Zu ergänzen: vollständiger Name des Inhabers, ladungsfähige Anschrift und, wo vorgeschrieben, Rechtsform, Register- und Steuernummer.',
    terms: 'Bedingungen',
    termsWords: 'Zu ergänzen: zu welchen Bedingungen Sie verkaufen oder leisten, etwa Zahlung und Absage.',
    data: 'Was Sie uns schicken',
    dataWords:
      'Was Sie in das Formular schreiben, liest der Inhaber, um Ihnen zu antworten. Zu ergänzen: wie lange es aufbewahrt wird und wer Auskunft gibt.',
    privacy: 'Keine Cookies',
    privacyWords:
      'Diese Website setzt keine Cookies und lädt nichts von anderen. Ob Sie es hell oder dunkel mögen, bleibt in Ihrem Browser.',
  },
  lost: {
    title: 'Diese Seite gibt es nicht',
    lead: 'Sie ist umgezogen, oder in der Adresse steckt ein Tippfehler.',
    home: 'Zur ersten Seite',
    description: (name) =>
      `Unter dieser Adresse hat die Website ${name} keine Seite. Die erste Seite führt weiter.`,
  },
  contactDescription: (name) =>
    `So erreichen Sie ${name}: ein Formular und alle bekannten Adressen und Nummern.`,
  legalDescription: (name) =>
    `Wer die Website ${name} betreibt und was sie über Besucher speichert: fast nichts.`,
};

/** Words of the interface in the language of the pages. */
export const interfaceWords = (language: 'en' | 'de') => (language === 'de' ? DE : EN);
