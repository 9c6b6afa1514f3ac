import { fold } from './source.ts';

/** Letters that are of one language, or of one language before all others. */
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

/** Words that are common in one language and rare in the others, folded. */
const COMMON: Record<string, string> = {
  en: 'the and for with a an of my our is are to that this we i want need you in on at from website please called who by it should page your have no not or as be shop white dark blue red green black modern opening hours contact open closed monday free',
  de: 'der die das und fur mit ein eine einen einer eines mein meine unser unsere unseren ist sind wir ich im in auf zu von bei aus soll bitte mochte brauche nicht kein keine auch oder uhr wie webseite seite website offnungszeiten ohne den dem des nur sowie uns uber montag taglich seit str strasse hell dunkel schlicht freundlich ab jahre jahren preise leistungen kinder nach zum zur termine',
  fr: 'le la les des du un une et pour avec notre mon ma nos mes est dans sur site je nous qui que pas au aux de en chez ouvert fermé ferme horaires bonjour voudrais veux lundi mardi mercredi jeudi vendredi samedi dimanche sans ou vous ce cette par plus rue',
  es: 'el la los las un una y para con mi nuestra nuestro es en de del que por quiero necesito pagina sitio web somos abierto cerrado horario lunes martes miercoles jueves viernes sabado domingo sin o se al muy mas ofrecemos calle hola tengo hago llama',
  it: 'il lo la gli le un una e per con mio nostra nostro sono nel della di del che vorrei sito aperto chiuso orari lunedi martedi mercoledi giovedi venerdi sabato domenica senza siamo anche piu via degli alla',
  pt: 'o a os as um uma e para com meu minha nossa nosso em de do da que quero preciso site aberto fechado segunda terca quarta quinta sexta sabado domingo sem nao somos mais rua voce pagina dos das',
  nl: 'de het een en voor met mijn onze is zijn in op van wij ik wil graag een website die dat niet geen ook bij maandag dinsdag woensdag donderdag vrijdag zaterdag zondag geopend gesloten straat nodig',
  pl: 'i w z na do dla jest sie nie ze oraz moja moj nasza nasz nasze strona strony strone potrzebuje chce jestesmy otwarte zamkniete godziny poniedzialek wtorek sroda czwartek piatek sobota niedziela ul bez od po zl przy lub mam firma prosze ktora ktory',
  tr: 've bir icin ile bu benim bizim istiyorum web sitesi site olarak gun acik kapali pazartesi sali carsamba persembe cuma cumartesi pazar var cok daha en',
  sv: 'och ett en for med var vi jag ar pa av som inte till den det hemsida oppet stangt mandag',
  da: 'og et en for med vores vi jeg er pa af som ikke til den det hjemmeside abent lukket mandag',
  cs: 'a v na pro s je se ze nebo moje nase stranky web chci potrebuji jsme otevreno zavreno pondeli utery streda ctvrtek patek sobota nedele',
};
const WORDS = Object.entries(COMMON).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

/** Letters that only some languages write. */
const LETTERS: [string, RegExp, number][] = [
  ['de', /[äöüß]/gi, 1],
  ['fr', /[éèêçœà]/gi, 0.7],
  ['es', /[ñ¿¡áíóú]/gi, 1],
  ['pt', /[ãõ]/gi, 2],
  ['pl', /[łąęśćźżń]|ów(?![\p{L}])|szcz|(?<=[bdgkptw])rz/giu, 1.5],
  ['tr', /[ığş]/gi, 2],
  ['cs', /[ěřů]/gi, 2],
  ['sv', /å/gi, 1.5],
  ['da', /[æø]/gi, 1.5],
];

const GERMAN_WORD =
  /(?:ung|keit|heit|schaft|lich|isch|werkstatt|praxis|laden|betrieb|schule|kanzlei|verein|meister|makler|salon|backerei|tischlerei|gartnerei|friseur|arzt|arztin|hochzeit|zeiten|handwerk|stunde|fur|straße|strasse|rechner)(?:en|in|innen|e|er|s)?$/;

/** In what language a text is written: by its script, else by its common words and letters. English when nothing speaks for one. */
export function readLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    // Kana stand between many other signs; a single word of another script is a name.
    if (count > letters * (language === 'ja' ? 0.1 : 0.35))
      return language === 'ru' && /[їєґ]/i.test(text) ? 'uk' : language;
  }
  const words = fold(text).match(/[\p{L}']+/gu) ?? [];
  const scores = new Map<string, number>();
  const add = (language: string, by: number) => scores.set(language, (scores.get(language) ?? 0) + by);
  for (const word of words) {
    const known = WORDS.filter((one) => one.words.has(word));
    for (const { language } of known) add(language, 1 / known.length + 0.3);
    if (word.length > 5 && GERMAN_WORD.test(word)) add('de', 0.6);
  }
  for (const [language, pattern, weight] of LETTERS)
    add(language, Math.min(words.length / 3 + 1, text.match(pattern)?.length ?? 0) * weight * 0.6);
  let best = { language: 'en', score: 0.5 };
  for (const [language, score] of scores) if (score > best.score) best = { language, score };
  return best.language;
}
