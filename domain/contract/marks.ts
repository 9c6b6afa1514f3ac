import type { Bind, Contract, Problem } from './contract.ts';
import { isFeed, parseFeed } from './feed.ts';
import { findJsonString } from './json-place.ts';
import {
  attributeOf,
  attributeRange,
  childElements,
  childNodes,
  type Element,
  endOfStartTag,
  innerRange,
  outerRange,
  parsePage,
  type Range,
  textOf,
} from './page.ts';

/** Text files by their path inside the template's folder. */
export type Files = Record<string, string>;

/** One place where the value of a slot stands. */
export interface Place {
  slot: string;
  /** Of a feed: plain text, and a date as RSS writes it. */
  kind: 'text' | 'attribute' | 'json' | 'photo' | 'feed-text' | 'feed-date';
  /** What the value replaces. Of a photograph: its `img`, or the point where it would stand. */
  range: Range;
  /** Of an attribute: its name, and what it says. */
  attribute?: string;
  says?: string;
  /** Of a photograph that is there. */
  image?: Element;
}

/** A page, or an item of a list: its slots have names of their own. */
export interface Scope {
  places: Place[];
  lists: List[];
}

export interface List {
  name: string;
  items: { scope: Scope; range: Range }[];
}

/** An element that may be left out, doubled or moved, or that goes where the section of its name goes. */
export interface Section {
  name: string;
  element: Element;
  parent: Element | null;
  range: Range;
  may: Set<string>;
  /** How many sections it lies in. */
  depth: number;
}

/** What is marked in one page. */
export interface PageMarks {
  file: string;
  text: string;
  scope: Scope;
  sections: Section[];
  problems: Problem[];
}

/** The marks of all pages, `index.html` first, and then of feeds. */
export function findMarks(files: Files, contract: Contract): PageMarks[] {
  return Object.keys(files)
    .filter((file) => file.endsWith('.html') || isFeed(file))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
    .map((file) => findPageMarks(file, files[file] ?? '', contract.bind));
}

/** What a slot is and says is told by the first place it has: pages before feeds. */
const rankOf = (file: string) => (file === 'index.html' ? 0 : isFeed(file) ? 2 : 1);

export function findPageMarks(file: string, text: string, binds: readonly Bind[] = []): PageMarks {
  const marks: PageMarks = { file, text, scope: { places: [], lists: [] }, sections: [], problems: [] };
  const pointers = binds.filter((one) => one.file === file);
  for (const element of isFeed(file) ? parseFeed(text) : parsePage(text)) walk(element, null, marks.scope, 0);
  for (const { slot, target } of pointers)
    if (!marks.scope.places.some((place) => place.slot === slot && place.kind === 'json'))
      fail(slot, `has no text at ${target}`);
  return marks;

  function fail(name: string, what: string): void {
    marks.problems.push({ name, file, what });
  }

  function walk(element: Element, parent: Element | null, scope: Scope, depth: number): void {
    const section = attributeOf(element, 'data-slot-section');
    if (section !== null) readSection(element, parent, section, depth);
    readSlots(element, scope);
    if (pointers.length > 0 && element.tagName === 'script') readPointers(element, scope);
    const list = attributeOf(element, 'data-slot-list');
    const inner = depth + (section === null ? 0 : 1);
    if (list !== null) readList(element, list, scope, inner);
    else for (const child of childElements(element)) walk(child, element, scope, inner);
  }

  function readSection(element: Element, parent: Element | null, name: string, depth: number): void {
    const range = outerRange(element);
    if (!range) {
      fail(name, 'needs both tags to be a section');
      return;
    }
    const may = new Set((attributeOf(element, 'data-slot-section-may') ?? '').split(/\s+/).filter(Boolean));
    marks.sections.push({ name, element, parent, range, may, depth });
  }

  function readSlots(element: Element, scope: Scope): void {
    const slot = attributeOf(element, 'data-slot');
    if (slot !== null) {
      const range = innerRange(element);
      if (!range || rawText.has(element.tagName)) fail(slot, `can not be the text of ${element.tagName}`);
      else scope.places.push({ slot, kind: textKind(element), range });
    }
    for (const pair of (attributeOf(element, 'data-slot-attr') ?? '').split(/\s+/).filter(Boolean)) {
      const [attribute = '', name = ''] = pair.split(/:(?=[^:]*$)/);
      const isOpen = mayHold(element, attribute) || (isFeed(file) && openInFeeds.test(attribute));
      const range = isOpen ? attributeRange(text, element, attribute) : null;
      const says = attributeOf(element, attribute) ?? '';
      if (range && name) scope.places.push({ slot: name, kind: 'attribute', range, attribute, says });
      else
        fail(name || pair, `can not be the attribute "${attribute}" of ${element.tagName}, in double quotes`);
    }
    const photo = attributeOf(element, 'data-slot-photo');
    if (photo !== null) readPhoto(element, photo, scope);
  }

  function textKind({ tagName }: Element): Place['kind'] {
    if (!isFeed(file)) return 'text';
    return tagName === 'pubDate' ? 'feed-date' : 'feed-text';
  }

  function readPhoto(element: Element, slot: string, scope: Scope): void {
    const image = childElements(element).find((child) => attributeOf(child, 'data-photo') !== null);
    const place = image?.sourceCodeLocation;
    const end = endOfStartTag(text, element);
    if (image && place)
      scope.places.push({
        slot,
        kind: 'photo',
        range: { start: place.startOffset, end: place.endOffset },
        image,
      });
    else if (end === null || !innerRange(element)) fail(slot, 'needs a frame with both tags');
    else scope.places.push({ slot, kind: 'photo', range: { start: end + 1, end: end + 1 } });
  }

  function readList(element: Element, name: string, scope: Scope, depth: number): void {
    const children = childElements(element);
    // In a feed other elements stand before the items.
    const tagName = attributeOf(element, 'data-slot-items') ?? children[0]?.tagName;
    const items: List['items'] = [];
    for (const child of children) {
      if (child.tagName !== tagName || isApart(child)) {
        walk(child, element, scope, depth);
        continue;
      }
      const range = outerRange(child);
      if (!range) {
        fail(name, 'needs both tags of every item');
        return;
      }
      const own: Scope = { places: [], lists: [] };
      walk(child, element, own, depth);
      items.push({ scope: own, range });
    }
    if (items.length === 0) fail(name, 'needs an item as its pattern');
    else scope.lists.push({ name, items });
  }

  /** A feed has no place for an entry that is a section, such as a trailer, but among the items. */
  function isApart(child: Element): boolean {
    return isFeed(file) && attributeOf(child, 'data-slot-section') !== null;
  }

  function readPointers(element: Element, scope: Scope): void {
    const range = innerRange(element);
    if (!range || attributeOf(element, 'type') !== 'application/json') return;
    const json = childNodes(element).map(textOf).join('');
    // The parser reads line ends as one character: places are those of the source.
    const source = text.slice(range.start, range.end);
    for (const { slot, target } of pointers) {
      const [, id = '', pointer = ''] = /^json:#([^/]+)(\/.*)$/.exec(target) ?? [];
      const found = json && attributeOf(element, 'id') === id ? findJsonString(source, pointer) : null;
      if (found)
        scope.places.push({
          slot,
          kind: 'json',
          range: { start: range.start + found.start, end: range.start + found.end },
        });
    }
  }
}

/** Elements whose text is not read as text: nothing that is escaped for a page is safe there. */
const rawText = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

/** Elements of which no attribute is filled: they load programs or say what other addresses mean. */
const closed = new Set(['script', 'style', 'base', 'iframe', 'object', 'embed', 'form', 'button', 'param']);

/** Attributes that hold words, or an address that is checked as one. `on…`, `style` and `srcdoc` are never among them. */
const open =
  /^(href|src|url|poster|alt|title|content|value|placeholder|datetime|label|id|lang|dir|aria-[a-z]+|data-(?!slot|photo)[a-z0-9-]+)$/;

/** Of a feed: the name of a category, and how long a sound is, in bytes. */
const openInFeeds = /^(text|length)$/;

function mayHold(element: Element, attribute: string): boolean {
  if (element.tagName === 'link')
    return attribute === 'title' || (attribute === 'href' && attributeOf(element, 'rel') === 'icon');
  if (closed.has(element.tagName) || !open.test(attribute)) return false;
  return element.tagName !== 'meta' || attributeOf(element, 'http-equiv') === null;
}
