import { Parser } from 'htmlparser2';

/** An opening tag where it stands in a page. Places are offsets in the page's text. */
export type Tag = {
  start: number;
  end: number;
  /** Behind the closing tag; `end` where there is none. */
  elementEnd: number;
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where each attribute stands, its value included. */
  places: ReadonlyMap<string, { start: number; end: number }>;
};

/** The opening tags of a page in their order; comments and the texts of scripts and style sheets have none. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let places = new Map<string, { start: number; end: number }>();
  const parser: Parser = new Parser({
    onattribute(name) {
      if (!places.has(name)) places.set(name, { start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(name, attributes, isImplied) {
      const { startIndex: start, endIndex } = parser;
      const end = endIndex + 1;
      const known = new Map(Object.entries(attributes));
      const tag = { start, end, elementEnd: end, name: name.toLowerCase(), attributes: known, places };
      places = new Map();
      if (isImplied) return;
      tags.push(tag);
      open.push(tag);
    },
    onclosetag(name, isImplied) {
      const at = open.findLastIndex((tag) => tag.name === name.toLowerCase());
      const [tag] = at < 0 ? [] : open.splice(at);
      if (tag && !isImplied) tag.elementEnd = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return tags;
}

/** What a page says of itself, with single spaces and without tags. */
export type PageTexts = {
  title: string;
  /** The first `h1` to `h3` that says something, and the first such `h1`. */
  heading: string;
  mainHeading: string;
  /** Of its `meta` tag. */
  description: string;
  /** All words but those of scripts and style sheets. */
  text: string;
};

export function readTexts(html: string): PageTexts {
  const open: string[] = [];
  const parts = { title: [] as string[], text: [] as string[] };
  const headings: { level: string; parts: string[] }[] = [];
  let description = '';
  const parser = new Parser({
    onopentag(name, { name: kind, content }) {
      open.push(name);
      if (/^h[123]$/.test(name)) headings.push({ level: name, parts: [] });
      if (name === 'meta' && kind?.toLowerCase() === 'description') description ||= asLine(content ?? '');
      parts.text.push(' ');
      headings.at(-1)?.parts.push(' ');
    },
    ontext(text) {
      if (open.includes('script') || open.includes('style')) return;
      if (open.includes('title')) parts.title.push(text);
      parts.text.push(text);
      const heading = headings.at(-1);
      if (heading && open.includes(heading.level)) heading.parts.push(text);
    },
    onclosetag(name) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.splice(at);
      parts.text.push(' ');
    },
  });
  parser.end(html);
  const said = headings.map((heading) => ({ level: heading.level, words: asLine(heading.parts.join('')) }));
  return {
    title: asLine(parts.title.join('')),
    heading: said.find(({ words }) => words)?.words ?? '',
    mainHeading: said.find(({ level, words }) => level === 'h1' && words)?.words ?? '',
    description,
    text: asLine(parts.text.join('')),
  };
}

/** Where what follows the document's type begins: 0 without one. */
export function afterDoctype(html: string): number {
  let end = 0;
  const parser = new Parser({
    onprocessinginstruction(name) {
      if (end === 0 && name.toLowerCase() === '!doctype') end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return end + (/^\s*/.exec(html.slice(end))?.[0].length ?? 0) * (end > 0 ? 1 : 0);
}

function asLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
