import type { Kind } from './kind-words.ts';
import type { Labels } from './words-en.ts';

/** The German words, laid out like the English ones. */
export const GERMAN: Record<Kind, string> = {
  restaurant:
    'Das Restaurant|Hungrig kommen, lange bleiben|Eine kurze Karte, frisch gekocht, und ein Tisch, der den ganzen Abend euch gehört.|Auf dem Tisch|Zum Anfang: Kleine Teller zum Teilen.|Vom Herd: Gerichte, die erst gekocht werden, wenn ihr bestellt.|Zum Schluss: Etwas Süßes, etwas Starkes, oder beides.|Wir kochen, was wir selbst gern essen. Die Karte ist kurz, damit alles darauf frisch ist, und wechselt mit dem Markt.',
  cafe: 'Das Café|Eine gute Tasse, und Zeit dafür|Kaffee, mit Sorgfalt gemacht, etwas dazu, und ein Platz am Fenster.|An der Theke|Kaffee: Vom schnellen Espresso bis zum langsamen Filter.|Tee und Kaltes: Für alle, die es sanfter mögen.|Etwas zu essen: Kleinigkeiten, am Morgen gemacht.|Ein Café ist ein Ort, um in Gesellschaft allein zu sein. Bring ein Buch mit, oder jemanden, und bleib, solange du magst.',
  bakery:
    'Die Bäckerei|Brot braucht Zeit. Wir nehmen sie uns.|Teig, der über Nacht ruht, ein heißer Ofen am frühen Morgen, und eine Theke, die nach beidem duftet.|Aus dem Ofen|Brot: Lange Führung, dunkle Kruste, weiche Krume.|Gebäck: Butter, viele Schichten, kurz im Regal.|Kuchen und Torten: Für Nachmittage, und auf Bestellung für große Tage.|Wir backen in kleinen Mengen und hören auf, wenn die Regale leer sind. Was ihr kauft, war am selben Tag im Ofen.',
  shop: 'Der Laden|Weniger, aber besser|Eine kleine Auswahl, Stück für Stück ausgesucht, für alle, die behalten, was sie kaufen.|Im Laden|Neu: Was gerade ins Regal gekommen ist.|Immer da: Stücke, die nie aus dem Sortiment gehen.|Geschenke: Kleine Dinge, gut verpackt.|Wir verkaufen nur, was wir selbst behalten würden. Stimmt etwas nicht, schreibt uns, und wir finden einen Weg.',
  portfolio:
    'Portfolio|Arbeiten, die für sich sprechen|Ausgewählte Projekte, wie sie entstanden sind, und was als Nächstes kommen darf.|Ausgewählte Arbeiten|Konzept: Erst herausfinden, was es werden soll.|Gestaltung: Schrift, Farbe und Form, jeweils mit Grund.|Umsetzung: Haltbar, schnell, und gut zu übergeben.|Ich mag kleine Teams, klare Fragen und Arbeit, die auch nach Jahren noch gut ist. Hier ist ein Teil davon.',
  photographer:
    'Fotografie|Licht, im richtigen Moment|Porträts, Orte und Anlässe, leise fotografiert.|Was ich fotografiere|Menschen: Porträts im Licht eines vertrauten Ortes.|Orte: Räume, Häuser und Landschaften, zu ihrer Stunde.|Anlässe: Vom ersten Gast bis zum letzten Tanz.|Ich arbeite mit wenig Technik und viel Geduld. Die meisten guten Bilder entstehen, wenn man mich vergessen hat.',
  blog: 'Das Journal|Notizen, die bleiben dürfen|Längere Texte über Dinge, die einen zweiten Blick verdienen.|Worüber ich schreibe|Essays: Ein Gedanke, bis zum Ende verfolgt.|Anleitungen: Was ich herausfinden musste, für die Nächsten aufgeschrieben.|Gelesenes: Bücher und Texte, die meine Meinung geändert haben.|Ich schreibe, um herauszufinden, was ich denke. Neues erscheint, wenn es fertig ist.',
  software:
    'Die App|Weniger Umstände, mehr Arbeit|Ein klarer Ort für das, was dein Team jeden Tag tut.|Was sie kann|Alles an einem Ort: Kein Suchen mehr in Mails und Tabellen.|Schnell gelernt: Wer eine Liste schreiben kann, kann sie bedienen.|Zum Mitnehmen: Alles lässt sich jederzeit ausführen.|Wir bauen Software, die wir selbst benutzen. Sie kann weniges, und das gut genug, um nicht im Weg zu sein.',
  studio:
    'Das Büro|Ideen mit Haltung|Wir gestalten Auftritte, Räume und Seiten für Menschen, die meinen, was sie tun.|Was wir tun|Strategie: Was zu sagen ist, wem, und was nicht.|Gestaltung: Eine Form, die niemand anderem gehören könnte.|Umsetzung: Von der ersten Skizze bis zur letzten Schraube.|Wir sind ein kleines Büro und bleiben es: Mit wem ihr redet, der macht auch die Arbeit.',
  conference:
    'Die Konferenz|Vorträge, die nachklingen|Ein Treffen für Leute, die etwas machen, mit Zeit füreinander zwischen den Vorträgen.|Das Programm|Vorträge: Eine Bühne, damit niemand wählen muss.|Workshops: Kleine Gruppen, selbst Hand anlegen.|Abende: Essen, Musik und Gespräche.|Wir wählen Menschen für das, was sie getan haben, und bitten sie zu zeigen, wie. Der Rest ist Zeit miteinander.',
  wedding:
    'Unsere Hochzeit|Wir heiraten|Und freuen uns, wenn ihr dabei seid. Hier steht alles, was ihr wissen müsst.|Der Tag|Die Trauung: Kommt ein wenig früher, damit wir zusammen beginnen.|Das Fest: Essen, Reden und eine Tanzfläche für jedes Alter.|Der Morgen danach: Kaffee und Reste für alle, die geblieben sind.|Dass ihr kommt, ist Geschenk genug. Wenn es ein Lied gibt, bei dem ihr tanzen müsst: sagt es uns.',
  nonprofit:
    'Der Verein|Kleine Schritte, gemeinsam|Wir helfen, wo Hilfe fehlt, mit Zeit, Händen und dem, was ihr gebt.|Was wir tun|Hilfe vor Ort: Wo sie gebraucht wird, ohne lange Formulare.|Beratung: Jemand, der zuhört und weiß, wen man fragt.|Mitmachen: Eine Stunde in der Woche ändert mehr, als man denkt.|Wir sind Nachbarn, keine Behörde. Wer helfen will, findet bei uns etwas zu tun; wer Hilfe braucht, findet jemanden.',
  health:
    'Die Praxis|In guten Händen, ohne Eile|Wir hören zu, erklären, was wir tun, und entscheiden mit Ihnen.|Was wir für Sie tun|Vorsorge: Früh hinsehen, damit wenig zu tun ist.|Behandlung: So viel wie nötig, vorher erklärt.|Nachsorge: Wir fragen nach, auch danach.|Eine gute Behandlung beginnt mit einem Gespräch. Sagen Sie uns, was Sie sorgt; dumme Fragen gibt es hier nicht.',
  fitness:
    'Das Studio|Stärker als letzte Woche|Training für alle, die anfangen, und alle, die nie aufgehört haben.|Training|In der Gruppe: Feste Zeiten, gute Gesellschaft.|Allein: Freies Training, wann immer offen ist.|Mit Begleitung: Ein Plan für deinen Körper und deine Woche.|Niemand hier hat als Sportler angefangen. Komm, wie du bist, probier es aus, und entscheide danach.',
  property:
    'Das Büro für Immobilien|Ein Ort zum Ankommen|Wir finden Häuser für Menschen, und Menschen für Häuser.|Was wir tun|Kaufen: Besichtigungen mit Zeit, alle Papiere auf dem Tisch.|Verkaufen: Ehrlich geschätzt, gut gezeigt.|Vermieten: Von der Anzeige bis zum Schlüssel.|Wir kennen die Straßen, die Häuser und oft die Nachbarn. Das spart Besichtigungen, und Überraschungen.',
  travel:
    'Die Reise|Langsam reisen, mehr sehen|Kleine Gruppen, gute Wege, und Menschen, die den Ort auswendig kennen.|Wege zu reisen|Ein Tag: Am Abend zurück, müde und voller Eindrücke.|Ein paar Tage: Lang genug, um den Kalender zu vergessen.|Auf eigene Art: Sagt, was ihr mögt, wir planen den Rest.|Wir reisen nur, wo wir oft gewesen sind. So wissen wir, wo das Brot gut ist, und wann sonst niemand da ist.',
  education:
    'Die Schule|Lernen, indem man es tut|Kleine Gruppen, geduldige Lehrende, und am Ende etwas zum Zeigen.|Kurse|Für den Anfang: Vorkenntnisse braucht es nicht, nur Neugier.|Zum Weitermachen: Dort anknüpfen, wo man aufgehört hat.|Einzeln: Eigene Fragen, eigenes Tempo.|Am besten lernt, wer Fehler machen darf. Darum wird bei uns viel probiert und wenig vorgetragen.',
  music:
    'Die Band|Lauter als das Radio|Neue Lieder, alte Verstärker, und Abende, die spät enden.|Hören und vorbeikommen|Lieder: Was wir aufgenommen haben, vom ersten Versuch an.|Live: Wo wir als Nächstes spielen; kommt nach vorn.|Buchen: Eine Bühne, eine Steckdose, und wir sind da.|Wir haben uns im Proberaum kennengelernt und ihn nie ganz verlassen. Den Rest kann man hören.',
  podcast:
    'Der Podcast|Kopfhörer auf|Gespräche, die sich die Zeit nehmen, die sie brauchen.|Hören|Die neueste Folge: Frisch vom Schneidetisch.|Von Anfang an: Ein guter Ort, um einzusteigen.|Eure Fragen: Schreibt uns, wir antworten in der Sendung.|Wir sprechen mit Menschen über das, was sie am besten wissen. Ohne Eile.',
  craft:
    'Die Werkstatt|Gleich richtig gemacht|Saubere Arbeit, klare Worte vorher, und ein aufgeräumter Platz danach.|Was wir tun|Reparieren: Was zu retten ist, wird gerettet.|Neu machen: Mit Ihnen geplant, passend gebaut.|Pflegen: Ein Blick im Jahr erspart die große Arbeit.|Wir kommen, wenn wir es gesagt haben, erklären vorher, was zu tun ist, und hinterlassen alles sauber.',
  advice:
    'Die Kanzlei|Klarer Rat, in klaren Worten|Wir sehen uns Ihren Fall an und sagen, wo Sie stehen und was zu tun ist.|Unsere Arbeit|Erstes Gespräch: Ihre Lage, die Möglichkeiten, eine ehrliche Meinung.|Vertretung: Schreiben, Fristen und Gespräche übernehmen wir.|Begleitung: Jemand, den man anruft, bevor es ein Fall wird.|Guten Rat kann man verstehen. Wir erklären, was wir tun, und sagen auch, wenn sich etwas nicht lohnt.',
  resume:
    'Lebenslauf|Erfahrung auf einer Seite|Was ich getan habe, was ich kann, und was ich suche.|Auf einen Blick|Erfahrung: Wo ich gearbeitet habe, und wofür ich verantwortlich war.|Fähigkeiten: Was man mir ohne Erklärung geben kann.|Ausbildung: Was ich gelernt habe und weiter lerne.|Ich mag Verantwortung, gute Kollegen, und Dinge, die fertig werden.',
  links:
    'Alle meine Links|Alles an einem Ort|Wo man mich findet, und was neu ist.|Hier bin ich|Neu: Woran ich gerade arbeite.|Sehen und hören: Alles, von Anfang an.|Schreiben: Für Fragen, Ideen und Aufträge.|Danke fürs Vorbeischauen.',
  launch:
    'Etwas Neues|Bald ist es so weit|Wir legen letzte Hand an. Das Warten lohnt sich.|Was kommt|Einfach: Eine Sache, gut gemacht.|Fair: Klare Bedingungen vom ersten Tag an.|Bald: Wir öffnen, wenn es gut ist.|Wir arbeiten schon eine Weile daran. Sehr bald kann man es selbst sehen.',
};

export const GERMAN_LABELS: Labels = {
  skip: 'Zum Inhalt',
  menu: 'Abschnitte',
  offer: 'Angebot',
  about: 'Über',
  aboutTitle: 'Über uns',
  aboutMe: 'Über mich',
  gallery: 'Bilder',
  galleryTitle: 'Ein Blick hinein',
  steps: 'So geht es',
  contact: 'Kontakt',
  contactTitle: 'Vorbeikommen oder schreiben',
  theme: 'Zwischen hell und dunkel wechseln',
  more: 'Ansehen',
  write: 'Kontakt aufnehmen',
  top: 'Nach oben',
  place: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  picture: 'Zeichnung',
  stepList: [
    'Melden: In ein paar Worten sagen, worum es geht.',
    'Sprechen: Es gibt eine Antwort und einen unverbindlichen Vorschlag.',
    'Anfangen: Sobald alles klar ist.',
  ],
};
