import { findSentences, type Segment } from './segments.ts';
import type { Source } from './source.ts';

/** Sentences that speak of the site that is wanted, not of whom it is for. */
const ABOUT_SITE =
  /(?<![\p{L}])(?:web ?sites?|web ?pages?|home ?pages?|landing|one-?pager|site|page|pages|section|sections|layout|design|logo|template|button|buttons|header|footer|navbar|menu bar|hero|font|fonts|html|css|seo|app that i|dark mode|theme|colou?rs?|colou?r scheme|palette|background|accents?|style|look and feel|webseite|internetseite|internetauftritt|webauftritt|seite|seiten|unterseiten?|abschnitt|bereich|bereiche|farben?|farbschema|hintergrund|akzente?|schrift|schriftart|stil|optik|gestaltung|formular|form|site web|page d'accueil|couleurs?|fond|rubriques?|sitio|pagina|paginas|colores|fondo|estilo|secciones|formulario|strona|strony|strone|stronka|kolory|kolorystyka|styl|sekcje|formularz|sito|colori|sfondo|stile|cores)(?![\p{L}])|サイト|ホームページ|ページ|デザイン|配色|フォーム|موقع|صفحة|تصميم|الوان|ألوان|वेबसाइट|पेज|साइट|रंग|डिज़ाइन|डिजाइन|网站|页面|网页|сайт|страниц|웹사이트|אתר/u;
const ASKS =
  /^(?:please|pls|plz|can you|could you|would you|i want|i need|i would like|i'd like|we want|we need|we'd like|we would like|looking for|make|build|create|design|add|put|use|include|write|give|show|keep|remove|change|call|name|do not|don't|no|not|without|maybe|thanks|thank you|hi|hello|hey|help|the name is|it should|it must|should|must|bitte|kannst du|konnen sie|konnt ihr|ich mochte|ich brauche|ich hatte gern|wir brauchen|wir mochten|wir wunschen|erstelle?|bau|baue|mach|mache|gestalte|fuge|nimm|verwende|zeige?|nenne?|kein|keine|ohne|es soll|sie soll|danke|hallo|guten tag|je veux|je voudrais|j'ai besoin|nous voulons|il faut|merci|bonjour|fais|faites|cree|creez|ajoute|quiero|necesito|necesitamos|queremos|hola|por favor|crea|haz|gracias|sin|chce|chcemy|potrzebuje|potrzebujemy|prosze|dodaj|bez|vorrei|ho bisogno|crea|fai|grazie|quero|preciso|crie|faca|ik wil|maak|graag)(?![\p{L}])|(?:お願い|ください|欲しい|ほしい|作って)|(?:أريد|اريد|نريد|أرغب)|(?:चाहिए|बनाओ|बनाएं|बना दो|बनाइए|कृपया)/u;
const SPEAKS_TO_MAKER =
  /(?<![\p{L}])(?:should (?:have|be|look|feel|show|include)|must (?:have|be|show)|i(?:'d| would) like|we(?:'d| would) like|i want|we want|i need|need a|soll(?:en|te|ten)? |mochte|hatte gern|don't (?:want|mention)|do not (?:want|mention)|not to be mentioned|nicht erwahnt|nicht erwahnen|keine ahnung|no idea|whatever you|your choice|surprise me|by the way|i don't know|doit |devrait|debe |deberia|ma byc|powinn\p{L}{1,3})(?![\p{L}])/u;
/** Of an owner's other business: it does not belong on the page. */
export const ELSEWHERE =
  /(?<![\p{L}])(?:my (?:(?:husband|wife|brother|sister|friend|son|daughter|mother|father)(?:'s| is| runs| has| owns| works| who| does)|other|day job|old (?:job|business|company|shop))|i also (?:run|have|own)|we also (?:run|own)|not part of|mein (?:mann|bruder|freund|sohn|vater|anderer)|meine (?:frau|schwester|freundin|tochter|mutter|andere)|nebenbei|ausserdem (?:habe|betreibe)|ich habe (?:auch|noch)|hauptberuflich|mon (?:mari|frere)|ma (?:femme|soeur)|mi (?:marido|mujer|hermano|hermana))(?![\p{L}])/u;

const TAKEN = new Set([
  'hours',
  'phone',
  'email',
  'link',
  'place',
  'date',
  'colour',
  'tone',
  'scheme',
  'wanted',
  'unwanted',
  'form',
  'handle',
  'price',
  'size',
  'name',
]);
const FACTS = new Set([...TAKEN, 'offer', 'person']);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Sentences about the business that can stand on a page as they are, where no other fact says all of them. */
export function readSentences(source: Source): string[] {
  const sentences: string[] = [];
  for (const sentence of findSentences(source)) {
    if (!isAboutBusiness(source, sentence)) continue;
    const text = source.written(sentence.from, sentence.to).replace(/\s+/g, ' ');
    if (sentences.includes(text)) continue;
    sentences.push(text);
    source.spans.push({ what: 'sentence', value: text, from: sentence.from, to: sentence.to });
  }
  return sentences;
}

function isAboutBusiness(source: Source, { from, to }: Segment): boolean {
  if (from >= source.wishesFrom) return false;
  const text = source.text.slice(from, to);
  const folded = source.folded.slice(from, to);
  const isEnded = /[.!?。！？؟।]["”“»’')\]]{0,2}$/.test(text);
  const words = UNSPACED.test(text) ? text.length / 2.5 : text.split(/\s+/).length;
  if (words < 4 || /[<>{}\\|\t]|https?:/.test(text) || text.length > 400) return false;
  if (/\?["”“»’')\]]{0,2}$/.test(text)) return false;
  if (ABOUT_SITE.test(folded) || ASKS.test(folded) || SPEAKS_TO_MAKER.test(folded) || ELSEWHERE.test(folded))
    return false;
  if (
    !VERB.test(folded) &&
    (/^\p{Ll}/u.test(text) || /^[\p{L} -]{2,24}:\s/u.test(text) || shareOf(source, from, to, FACTS) > 0.45)
  )
    return false;
  // A line without an end is a title or a row; a sentence has a verb, or at least the length of one.
  const line = source.lineAt(from);
  if (!isEnded && (line?.hasBullet || words < 8 || !VERB.test(folded))) return false;
  if (/^\p{Ll}/u.test(text) && !isEnded) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 12 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7) return false;
  return (
    shareOf(source, from, to, TAKEN) < 0.5 &&
    shareOf(source, from, to, new Set(['offer'])) < 0.75 &&
    isOfferRow(source, from, to) === false
  );
}

/** What a business is in the words of its owner: the first part of the text that says a kind and no wish. */
export function readTagline(source: Source): string | undefined {
  const kind = source.spans.find(({ what }) => what === 'kind');
  if (!kind || kind.from >= source.wishesFrom) return undefined;
  const sentence = findSentences(source).find(({ from, to }) => from <= kind.from && kind.to <= to);
  if (!sentence || sentence.from > 200) return undefined;
  const written = source.text.slice(sentence.from, sentence.to);
  const end = written.slice(Math.max(0, kind.to - sentence.from)).search(/[.!?,;:()。、|]|\s[–—-]\s|$/);
  const start = /[^,;:()|–—]*$/.exec(written.slice(0, kind.from - sentence.from))?.[0] ?? '';
  const phrase = source.text.slice(kind.from - start.length, kind.to + end);
  const lead =
    /^\s*(?:an?|the|eine?|une?|una?|der|die|das|our|my|unsere?|mein|meine)\s/i.exec(phrase)?.[0] ?? '';
  const from =
    kind.from -
    start.length +
    lead.length +
    (phrase.length - lead.length - phrase.slice(lead.length).trimStart().length);
  const text = source.written(from, kind.to + end);
  const folded = source.folded.slice(from, kind.to + end).trim();
  const words = text.split(/\s+/).length;
  if (words < 3 || words > 12 || text.length > 90 || /[<>{}|\t"“”„«»\d]|https?:/.test(text)) return undefined;
  if (ABOUT_SITE.test(folded) || ASKS.test(folded) || SPEAKS_TO_MAKER.test(folded) || ELSEWHERE.test(folded))
    return undefined;
  if (
    /^(?:we|i|wir|ich|nous|je|somos|it|es|hi|hello|for|fur|we're|i'm|called|named)(?![a-z])/.test(folded) ||
    /(?<![a-z])(?:called|named|heisst|namens|my|our|unsere?|meine?)(?![a-z])/.test(folded)
  )
    return undefined;
  if (shareOf(source, from, from + text.length, TAKEN) > 0.5) return undefined;
  source.spans.push({ what: 'tagline', value: text, from, to: from + text.length });
  return text;
}

const VERB =
  /(?<![\p{L}])(?:is|are|was|were|have|has|had|do|does|make|makes|bake|bakes|sell|sells|offer|offers|serve|serves|teach|teaches|help|helps|work|works|run|runs|build|builds|repair|repairs|play|plays|write|writes|cook|cooks|grow|grows|live|lives|started|opened|founded|come|comes|love|loves|ist|sind|war|waren|haben|hat|machen|macht|backen|backt|verkaufen|verkauft|bieten|biete|bietet|arbeiten|arbeitet|kommen|helfen|hilft|reparieren|repariert|spielen|spielt|kochen|unterrichten|leben|feiern|feiert|entwickeln|bauen|est|sont|sommes|suis|fait|faisons|avons|propose|proposons|vend|vendons|es|son|somos|soy|hace|hacemos|tenemos|tengo|ofrecemos|vendemos|jest|sa|jestesmy|jestem|mamy|robimy|pieczemy|sprzedajemy|oferujemy|gramy|siamo|sono|facciamo|abbiamo|هو|هي|نحن|نقدم|है|हैं|हूँ|हूं|करते|करती|करता)(?![\p{L}])|です|ます|した|である/u;

/** How much of a place is taken by facts of some kinds, from 0 to 1. */
function shareOf(source: Source, from: number, to: number, kinds: ReadonlySet<string>): number {
  const taken = new Uint8Array(to - from);
  for (const span of source.spans)
    if (kinds.has(span.what) && span.from < to && span.to > from)
      taken.fill(1, Math.max(0, span.from - from), span.to - from);
  return taken.reduce((sum, value) => sum + value, 0) / Math.max(1, to - from);
}

/** A row of a price list is an offer and no sentence. */
function isOfferRow(source: Source, from: number, to: number): boolean {
  return source.spans.some((span) => span.what === 'offer' && span.from <= from && span.to >= to - 1);
}
