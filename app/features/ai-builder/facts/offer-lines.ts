import type { Facts } from './facts.ts';
import { cleanLine, cleanOffer, OTHER_HEADING, PLAIN_HEADING } from './offer-names.ts';
import type { Price } from './prices.ts';
import { fold, type Line, type Source } from './source.ts';

type Offer = Facts['offers'][number];
export interface FoundOffer extends Offer {
  from: number;
  to: number;
}

/** Offers that stand in lines of their own: lists with prices, tables, and bullets under a heading. */
export function readOfferLines(source: Source, prices: readonly Price[]): FoundOffer[] {
  const found: FoundOffer[] = [];
  let heading: { line: Line; text: string } | null = null;
  let isAfterBlank = true;
  for (const [index, line] of source.lines.entries()) {
    if (!line.text) {
      isAfterBlank = true;
      continue;
    }
    const own = prices.filter(({ from, to }) => from >= line.from && to <= line.to);
    const next = source.lines.slice(index + 1).find(({ text }) => text);
    if (own.length === 0 && isHeading(line, next, prices)) {
      // A title above a list is a name and no heading of it.
      const isTitle = source.spans.some(
        ({ what, from, to }) => what === 'name' && from < line.to && to > line.from,
      );
      heading = isTitle ? null : { line, text: cleanHeading(line.text) };
      isAfterBlank = false;
      continue;
    }
    const isOther = heading !== null && OTHER_HEADING.test(fold(heading.text));
    const group = heading && !PLAIN_HEADING.test(fold(heading.text)) && !isOther ? heading.text : undefined;
    const offer =
      own.length > 0
        ? pricedLine(source, line, own)
        : isOther
          ? null
          : bullet(source, line, heading, isAfterBlank);
    if (offer) {
      found.push({ ...(group && { group }), ...offer });
      if (heading) source.hide(heading.line.from, heading.line.to);
    } else if (!line.hasBullet && own.length === 0) heading = null;
    isAfterBlank = false;
  }
  return found;
}

function cleanHeading(text: string): string {
  return text.replace(/^[#*=_\s–—-]{1,10}|[#*=_\s:–—-]{1,10}$/g, '').trim();
}

/** A short line without an end, above a list. */
function isHeading(line: Line, next: Line | undefined, prices: readonly Price[]): boolean {
  if (!next || line.hasBullet || line.text.length > 60 || !/\p{L}[\p{L}\p{M}]/u.test(line.text)) return false;
  const isMarked = /:\s*$|^#{1,4}\s|^\*\*.*\*\*$/.test(line.text);
  const words = line.text.split(/\s+/).length;
  if (isMarked) return words <= 8;
  if (/[.!?,;]$/.test(line.text) || words > 5 || /\t/.test(line.text)) return false;
  return next.hasBullet || prices.some(({ from, to }) => from >= next.from && to <= next.to);
}

/** One line, one thing: the price at its end or at its start, or cells of a table. Null for a sentence with prices in it. */
function pricedLine(source: Source, line: Line, own: readonly Price[]): FoundOffer | null {
  const first = own[0] as Price;
  const last = own.at(-1) as Price;
  const start = afterName(source, line, first.from);
  const before = source.text.slice(start, first.from);
  const after = source.text.slice(last.to, line.to);
  const between = own.slice(1).map((price, index) => source.text.slice((own[index] as Price).to, price.from));
  // Several prices are of one thing only where nothing but a joint stands between them.
  if (
    between.some(
      (text) =>
        /\p{L}[\p{L}\p{M}]/u.test(text) &&
        !/^[\s/|–-]*(?:\([^)]{1,20}\)|klein|groß|small|large|kids|kinder)?[\s/|–-]*$/iu.test(text),
    )
  )
    return null;
  const isTable = /\t|\||;| {3}|\.{3}|…/.test(line.text);
  const isSentence = /[.!?]\s*$/.test(after) && line.text.split(' ').length > 7;
  if (/[.!?]\s+\p{Lu}|[。！？।]/u.test(line.text)) return null;
  const verb =
    /(?<![\p{L}])(?:is|are|costs?|charge|sell|offer|we|i|kostet|kosten|wir|ich|bieten|ist|sind|coûte|cuesta)(?![\p{L}])/iu;
  if (!isTable && !line.hasBullet && (isSentence || verb.test(line.text) || line.text.split(' ').length > 14))
    return null;
  const price = source
    .written(first.from, last.to)
    .replace(/\s*[|\t]\s*/g, ' / ')
    .replace(/\s{2,}/g, ' ');
  const place = { from: start, to: line.to };
  const label = cleanLine(before);
  const rest = cleanLine(after.replace(/^[\s)]{0,4}/, ''));
  if (!/[\p{L}\d]/u.test(label)) {
    const parts = splitDetail(rest);
    return parts && /\p{L}/u.test(parts.name) ? taken(source, { ...parts, price, ...place }) : null;
  }
  const cells = isTable
    ? before
        .split(/[|\t;]| {3,}/)
        .map(cleanLine)
        .filter(Boolean)
    : [label];
  const [head = label, ...more] = cells;
  const parts = cells.length > 1 ? { name: head, detail: more.join(', ') } : splitDetail(head);
  if (!parts || !/\p{L}/u.test(parts.name) || parts.name.length > 90) return null;
  const detail = [parts.detail, rest.replace(/^\(([^()]*)\)?$/, '$1')].filter(Boolean).join(', ');
  return taken(source, { name: parts.name, ...(detail && { detail }), price, ...place });
}

/** Where a line goes on that begins with who offers it: "Practice MoveWell in Leeds, sessions from £45". */
function afterName(source: Source, line: Line, end: number): number {
  const first = source.text.slice(line.from, end).split(',')[0] as string;
  const name = source.spans.find(
    ({ what, from, to }) => what === 'name' && from >= line.from && to <= line.from + first.length,
  );
  const comma = name && !line.hasBullet ? source.text.slice(name.to, end).search(/,\s*\p{L}/u) : -1;
  return name && comma >= 0 ? name.to + comma + 1 : line.from;
}

/** "Margherita (tomato, basil)", "Margherita: tomato, basil", "Margherita – tomato, basil", "Margherita, small". */
export function splitDetail(text: string): { name: string; detail?: string } | null {
  const clean = text.trim();
  if (!clean) return null;
  const inBrackets = /^([^()]{2,80}?)\s?\(([^()]{2,160})\)(.{0,100})$/.exec(clean);
  if (inBrackets)
    return {
      name: tidy(inBrackets[1]),
      detail: [inBrackets[2], tidy(inBrackets[3])].filter(Boolean).join(', '),
    };
  const divided =
    /^(.{2,60}?)(?::\s|\s[–—-]\s|\s\|\s)(.{2,200})$/.exec(clean) ?? /^([^,]{2,60}), (.{2,160})$/.exec(clean);
  if (divided) return { name: tidy(divided[1]), detail: tidy(divided[2]) };
  return { name: clean };
}

function tidy(text = ''): string {
  return text.replace(/^[\s,;:–—-]{1,9}|[\s,;:–—-]{1,9}$/g, '');
}

/** A bullet without a price: an offer when it is short or begins with a short name. */
function bullet(
  source: Source,
  line: Line,
  heading: { line: Line; text: string } | null,
  isAfterBlank: boolean,
): FoundOffer | null {
  const isListed = line.hasBullet || (heading !== null && !isAfterBlank && /:\s*$/.test(heading.line.text));
  if (!isListed || !source.isFree(line.from, line.to) || /[?]$/.test(line.text)) return null;
  if (
    /\b(?:website|webseite|homepage|page|section|colou?rs?|farben?|style|design|button|please|bitte|should|soll|no|kein\w{0,2}|ohne|without|i want|we need)\b/i.test(
      line.text,
    )
  )
    return null;
  const parts = splitDetail(line.text.replace(/[.;,]$/, ''));
  if (!parts || parts.name.split(' ').length > 7 || !/\p{L}[\p{L}\p{M}]/u.test(parts.name)) return null;
  if (!parts.detail && line.text.split(' ').length > 7) return null;
  return taken(source, {
    ...parts,
    name: cleanOffer(parts.name) || parts.name,
    from: line.from,
    to: line.to,
  });
}

function taken(source: Source, offer: FoundOffer): FoundOffer {
  source.take('offer', [offer.name, offer.price].filter(Boolean).join(' '), offer.from, offer.to);
  return offer;
}
