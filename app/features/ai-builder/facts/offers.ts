import type { Facts } from './facts.ts';
import { type FoundOffer, readOfferLines, splitDetail } from './offer-lines.ts';
import { cleanLine, cleanOffer, PLAIN_HEADING } from './offer-names.ts';
import { findPrices, type Price } from './prices.ts';
import { findSentences } from './segments.ts';
import { fold, type Source } from './source.ts';

/** What is offered, from lists, tables and sentences, and prices that stand without a thing. */
export function readOffers(source: Source): Pick<Facts, 'offers' | 'prices'> {
  const prices = findPrices(source);
  const found = readOfferLines(source, prices);
  const loose: string[] = [];
  const rest = prices.filter(({ from, to }) => source.isFree(from, to));
  let group: string | undefined;
  for (const [index, price] of rest.entries()) {
    const last = rest[index - 1];
    const isSameSentence = last && !/[.!?]\s|\n/.test(source.text.slice(last.to, price.from));
    if (!isSameSentence) group = readGroup(source, last, price, rest[index + 1]);
    const offer = inSentence(source, price, last, rest[index + 1]);
    if (offer) found.push({ ...(group && { group }), ...offer });
    else {
      const value = source.written(price.from, price.to);
      source.take('price', value, price.from, price.to);
      loose.push(value);
    }
  }
  found.push(...readNamedLists(source));
  const offers: Facts['offers'] = [];
  for (const { from: _from, to: _to, ...offer } of found.sort((one, other) => one.from - other.from)) {
    const same = offers.find(
      ({ name, price, group }) =>
        fold(name) === fold(offer.name) &&
        group === offer.group &&
        (!price || !offer.price || price === offer.price),
    );
    if (same) Object.assign(same, { price: same.price ?? offer.price });
    else offers.push(offer);
  }
  return { offers: offers.map(dropEmpty), ...(loose.length > 0 && { prices: loose }) };
}

function dropEmpty(offer: Facts['offers'][number]): Facts['offers'][number] {
  return Object.fromEntries(Object.entries(offer).filter(([, value]) => value)) as Facts['offers'][number];
}

const BOUNDARY = /[,;:!?\n•|、。！？；：،؛؟।]|・|\.(?=\s)|\s(?:or|oder|plus|but|aber)\s|\s[–—-]\s/gu;
const JOINING = /\s(?:and|und|et|y|i|e|sowie|&|و)\s/gu;

/** A price in a sentence: its thing stands before it, or behind "for". */
function inSentence(
  source: Source,
  price: Price,
  last: Price | undefined,
  next: Price | undefined,
): FoundOffer | null {
  const line = source.lineAt(price.from);
  if (!line) return null;
  const start = Math.max(line.from, last?.to ?? 0, price.from - 160);
  const end = Math.min(line.to, next?.from ?? line.to, price.to + 100);
  const before = source.text.slice(start, price.from);
  const written = source.written(price.from, price.to);
  const [name, at] = lastPart(before);
  const after = source.text.slice(price.to, end);
  const forWhat =
    /^\s?(?:for|für|fur|pour|para|per|za|=)\s(?:a |an |the |eine?n? |die |den |das |une? |una? )?([^,;.!?\n()]{2,60})/iu.exec(
      after,
    );
  const detail =
    /^\s?\(([^()\n]{2,80})\)/.exec(after)?.[1] ??
    /^\s((?:inkl\.|incl\.|inklusive|including|inkl|plus) [^,;.!?\n]{2,40})/.exec(after)?.[1];
  const from = start + at;
  if (isThing(name) && (source.isFree(from, price.from) || isFreeOf(source, from, price.from))) {
    const parts = splitDetail(name) ?? { name };
    const to = price.to + (detail ? after.indexOf(detail) + detail.length : 0);
    const people = forWhat ? cutPart(forWhat[1] ?? '') : '';
    source.take('offer', `${parts.name} ${written}`, from, to);
    const more = [parts.detail, detail, people && `${forWhat?.[0].trim().split(/\s/)[0]} ${people}`]
      .filter(Boolean)
      .join(', ');
    return { name: parts.name, ...(more && { detail: more }), price: written, from, to };
  }
  const behind = forWhat?.[1] ? cutPart(forWhat[1]) : '';
  if (!isThing(behind)) return null;
  const to = price.to + after.indexOf(behind) + behind.length;
  source.take('offer', `${behind} ${written}`, price.from, to);
  return { name: behind, price: written, from: price.from, to };
}

/** A colour or a person in it is no reason to lose a thing with a price. */
function isFreeOf(source: Source, from: number, to: number): boolean {
  return source.spans.every(
    (span) =>
      span.to <= from ||
      span.from >= to ||
      /^(?:colour|wanted|form|tone|kind|place|person|scheme)$/.test(span.what),
  );
}

/** "Burgers: classic $9, cheese $10": what stands before the colon is of all prices of the sentence. */
function readGroup(
  source: Source,
  last: Price | undefined,
  price: Price,
  next: Price | undefined,
): string | undefined {
  const line = source.lineAt(price.from);
  if (!line || !next || next.from > line.to) return undefined;
  const before = source.text.slice(Math.max(line.from, last?.to ?? 0), price.from);
  const label = /(?:^|[.!?]\s)([^.!?:\n]{2,40}):\s[^:]{2,120}$/u.exec(before)?.[1];
  const clean = label && cleanOffer(label);
  return clean && clean.split(' ').length <= 4 && !PLAIN_HEADING.test(fold(clean)) ? clean : undefined;
}

function lastPart(before: string): [string, number] {
  if (/[.!?]\s{0,9}$/.test(before)) return ['', 0];
  const trimmed = before.replace(/[\s,;:(=–—-]{1,20}$/u, '');
  let at = 0;
  for (const { index, 0: found } of trimmed.matchAll(BOUNDARY)) at = index + found.length;
  let name = cleanOffer(trimmed.slice(at));
  // "Wash and cut from £35" is one thing; what is longer than a name is cut at the word that joins.
  if (name.split(' ').length > 4)
    for (const { index, 0: found } of trimmed.slice(at).matchAll(JOINING))
      name = cleanOffer(trimmed.slice(at + index + found.length));
  return [name, Math.max(at, before.indexOf(name, at))];
}

function cutPart(text: string): string {
  return cleanOffer(text.split(/\s(?:and|und|or|oder|but|aber|with|mit|which|that|die|der)\s/)[0] ?? '');
}

function isThing(name: string): boolean {
  if (/^(?:free|kostenlos|gratis)(?: for| für|$)/i.test(name)) return false;
  const words = name.split(' ');
  if (name.length < 2 || words.length > 7 || !/\p{L}[\p{L}\p{M}]/u.test(name)) return false;
  return (
    !/^(?:it|they|this|that|i|we|you|everything|all|each|one|more|start|starts|from|ab|das|dies|alles|hour|stunde|per|price|prices|preis|preise|rate|rates|fee|costs?|budget|up|around|ist|sind|deposit of)$/i.test(
      name,
    ) && !/(?<![\p{L}])(?:website|webseite|i charge|we charge|budget)(?![\p{L}])/iu.test(name)
  );
}

const LIST_CUES =
  /(?<![\p{L}])(?:(?:sells?|selling|offers?|offering|serves?|serving|makes?|making|bakes?|teach(?:es)?|teaching|repairs?|repairing|builds?|building|provid(?:e|es|ing)|specialis(?:e|es|ing) in|specializ(?:e|es|ing) in|stocks?|cooks?|designs?|produces?|grows?|brews?|do|does|including|classes in|lessons in|courses in|tours to|known for|treats?|performs?|advises? on|focus(?:es)? on)|(?:verkauf(?:en|e|t)|biete[nt]?|machen|mache|macht|backen|backt|reparier(?:en|e|t)|unterricht(?:en|e|et)|spezialisiert auf|herstellen|fertigen|fertigt|bauen|baut|führen|servieren|kochen|kocht|behandel[nt]|beraten? (?:zu|bei|in)|schwerpunkte? (?:sind|ist|in)|im angebot(?: sind)?|anbieten|angeboten werden)|(?:propos(?:e|ons)|vend(?:ons|s)?|servons|offrons|vendemos|ofrecemos|ofrezco|vendo|hacemos|hago|reparamos|preparamos|sprzedajemy|oferuj(?:emy|ę)|robimy|pieczemy|uczymy|naprawiamy|vendiamo|offriamo|verkopen|bieden|vendemos))[ ]+(?:them |you |everything (?:from )?|ihnen |euch |alles (?:von )?|such things as |things like |such as |u\. ?a\. |zum beispiel |like )?/giu;
const LABEL =
  /(?:^|[\n.!?]\s{0,3}|(?:with|mit|avec|con|z) (?:\d{1,2} )?)(?:our |my |the |\d{1,2} |unsere? |meine? |nos |nuestr[oa]s |nasze )?(line-?up|acts|programme?|programm|projects|projekte|case studies|works|services?|products?|offers?|menu|treatments?|classes|courses|features?|rooms?|tours?|subjects|skills|topics|practice areas|areas of (?:law|practice|work)|specialit(?:y|ies)|what (?:we|i) (?:do|offer|sell)|leistungen|produkte|angebote?|speisekarte|karte|kurse|behandlungen|zimmer|touren|fächer|schwerpunkte|rechtsgebiete|themen|dienstleistungen|sortiment|prestations|produits|services proposés|servicios|productos|cursos|usługi|produkty|kursy|zajęcia|servizi|prodotti|メニュー|商品|サービス|خدماتنا|الخدمات|منتجاتنا|सेवाएं|सेवाएँ|उत्पाद)[ ]?[:：][ \t]{0,4}([^\n]{3,400})/giu;

/** Lists without prices: "we sell bread, rolls and cakes", "Services: cut, colour, styling". */
function readNamedLists(source: Source): FoundOffer[] {
  const found: FoundOffer[] = [];
  for (const { index, 0: match, 2: list = '' } of source.text.matchAll(LABEL)) {
    const from = index + match.length - list.length;
    const end = list.search(/[.!?](?:\s|$)|[。！？]/);
    found.push(...splitList(source, from, end < 0 ? index + match.length : from + end, 1));
  }
  for (const { to } of source.findWritten(LIST_CUES)) {
    const end = to + source.text.slice(to, to + 300).search(/[.;:!?\n(]|\s[–—-]\s|$/);
    found.push(...splitList(source, to, end, 2));
  }
  for (const { from, to } of findSentences(source).slice(1))
    if (isBareList(source, from, to)) {
      const label = /^[^,:]{2,24}: /.exec(source.text.slice(from, to))?.[0].length ?? 0;
      found.push(...splitList(source, from + label, to, 2));
    }
  return found;
}

/** A sentence of nothing but three short things or more: "Massage, sauna, facials." */
function isBareList(source: Source, from: number, to: number): boolean {
  const parts = source.text
    .slice(from, to)
    .replace(/[.!]$/, '')
    .split(/,\s|、|،\s?/);
  const isShort = parts.every(
    (part) => part.length < 32 && part.split(' ').length <= 4 && /\p{L}{2}/u.test(part),
  );
  return (
    parts.length >= 3 &&
    isShort &&
    !VERBS.test(source.folded.slice(from, to)) &&
    source.isFree(from, from + 2)
  );
}

const VERBS =
  /(?<![\p{L}])(?:is|are|we|i|you|it|please|bitte|no|kein|keine|ohne|without|wir|ich|ist|sind|nicht|not|call|made|thanks|danke)(?![\p{L}])/u;

const SEPARATOR =
  /,\s(?:and |und |et |y |i |or |oder |sowie )?|、|・|，|،\s?(?:و)?|\s(?:and|und|&|et|y|e|i|oraz|sowie|as well as|\+|\||·|•)\s|;\s|\s\/\s/u;

/** The parts of a list when all of them are short; one that is long says that this was a sentence. */
function splitList(source: Source, from: number, to: number, atLeast: number): FoundOffer[] {
  const written = source.text.slice(from, to).replace(/\s(?:an|her)$/u, '');
  const stop = written.search(
    /[,\s](?:not|nicht|kein|keine|no|which|that|who|because|but|where|when|so|die|weil|aber|wo|da|damit|for|für|to|in|at|from|with|mit|bei|aus|since|seit|we|i|wir|dans|en|para|con|w|dla|on|by)\s/iu,
  );
  const list = stop >= 0 ? written.slice(0, stop) : written;
  const items: FoundOffer[] = [];
  let at = 0;
  for (const part of list.split(SEPARATOR)) {
    const start = list.indexOf(part, at);
    at = start + part.length;
    const name = (/^The \p{Lu}/u.test(part) ? cleanLine(part) : cleanOffer(part)).replace(
      /^(?:all kinds of|fresh|various|frische[nsr]?)\s(?=\S+\s\S)/i,
      '',
    );
    if (!name) continue;
    if (/^(?:in|at|from|on|by|aus|bei|im|am|not|nicht|to|that|which)\s/i.test(name)) return [];
    if (name.split(' ').length > 5 || name.length > 48 || !/\p{L}[\p{L}\p{M}]/u.test(name)) return [];
    if (
      /(?<![\p{L}])(?:website|webseite|page|homepage|it|them|everything|something|things|what|all|more|you|people|business|sure|site|look|style|feel|colou?rs?|typography|design|vibe)(?![\p{L}])/iu.test(
        name,
      )
    )
      continue;
    const place = from + list.indexOf(name, start);
    items.push({ name, from: place, to: place + name.length });
  }
  const free = items.filter(
    (item) =>
      source.isFree(item.from, item.to) ||
      (isFreeOf(source, item.from, item.to) && source.hasFreeWord(item.from, item.to)),
  );
  if (free.length < atLeast || free.length < items.length / 2) return [];
  for (const item of free) source.take('offer', item.name, item.from, item.to);
  return free;
}
