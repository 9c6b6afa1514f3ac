import { Parser } from 'htmlparser2';
import { defaultTreeAdapter, html, type Token } from 'parse5';
import type { Element } from './page.ts';

/** Whether a file is a feed in XML: RSS or Atom. */
export function isFeed(file: string): boolean {
  return file.endsWith('.xml');
}

/**
 * The elements at the top of a feed, in the form that `parsePage` gives. XML that other programs read may have attributes of its own
 * only in a namespace: `data:slot` is read as `data-slot`, and so are `data:slot-attr`, `data:slot-list` and `data:slot-items`.
 */
export function parseFeed(text: string): Element[] {
  const top: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        const element = openElement(text, name, {
          startOffset: parser.startIndex,
          endOffset: parser.endIndex + 1,
        });
        const parent = open.at(-1);
        if (parent) defaultTreeAdapter.appendChild(parent, element);
        else top.push(element);
        open.push(element);
      },
      onclosetag(_, isImplied) {
        const place = open.pop()?.sourceCodeLocation;
        if (!place || isImplied || text[parser.endIndex - 1] === '/') return;
        place.endTag = locate({ startOffset: parser.startIndex, endOffset: parser.endIndex + 1 });
        place.endOffset = place.endTag.endOffset;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return top;
}

type Offsets = Pick<Token.Location, 'startOffset' | 'endOffset'>;

function openElement(text: string, name: string, tag: Offsets): Element {
  const attrs: Token.Attribute[] = [];
  const places: Record<string, Token.Location> = {};
  const written = text.slice(tag.startOffset, tag.endOffset);
  for (const { 0: pair, 1: said = '', 2: quoted = '', index } of written.matchAll(attribute)) {
    const known = said.replace(/^data:/, 'data-');
    const startOffset = tag.startOffset + index;
    attrs.push({ name: known, value: unescapeXml(quoted.slice(1, -1)) });
    places[known] = locate({ startOffset, endOffset: startOffset + pair.length });
  }
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  element.sourceCodeLocation = { ...locate(tag), startTag: locate(tag), attrs: places };
  return element;
}

const attribute = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Nobody asks for the line of a mark in a feed. */
function locate(offsets: Offsets): Token.Location {
  return { ...offsets, startLine: 0, startCol: 0, endLine: 0, endCol: 0 };
}

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return references[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A date of a slot, such as 2026-10-30, as RSS writes it: Fri, 30 Oct 2026 00:00:00 GMT. */
export function writeFeedDate(value: string): string {
  // Without a zone the time is taken as it is said, wherever the feed is made.
  const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(value);
  return new Date(value.includes('T') && !hasZone ? `${value}Z` : value).toUTCString();
}

/** What a date of a feed says, as a slot does; null when it is none. */
export function readFeedDate(text: string): string | null {
  const time = Date.parse(text.trim());
  if (Number.isNaN(time)) return null;
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  return clock.startsWith('00:00:00') ? day : `${day}T${clock.slice(0, 8)}Z`;
}
