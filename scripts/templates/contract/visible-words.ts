import { parseAst } from 'vite';
import { collapse } from '../../../domain/contract/escape.ts';
import { parseFeed } from '../../../domain/contract/feed.ts';
import {
  attributeOf,
  childElements,
  childNodes,
  descendants,
  type Element,
  innerRange,
  parsePage,
  textOf,
} from '../../../domain/contract/page.ts';

/** Words that somebody sees or hears, with their place. */
export interface Words {
  text: string;
  offset: number;
  /** Whether a slot holds them. */
  inSlot: boolean;
  /** The element around them, for a proposal of a mark. */
  element?: Element;
  /** The attribute they stand in, when they do. */
  attribute?: string;
}

const unseen = new Set(['script', 'style']);
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'label', 'aria-roledescription'];

/** Every visible text of a page and every attribute that is read out: one entry for each run of text. */
export function visibleWords(page: string): Words[] {
  const found: Words[] = [];
  for (const element of parsePage(page)) walk(element, false);
  return found;

  function walk(element: Element, isIn: boolean): void {
    if (unseen.has(element.tagName)) return;
    const inSlot = isIn || attributeOf(element, 'data-slot') !== null;
    const marked = (attributeOf(element, 'data-slot-attr') ?? '')
      .split(/\s+/)
      .map((pair) => pair.replace(/:[^:]*$/, ''));
    for (const attribute of [...spoken, ...(isDescription(element) ? ['content'] : [])])
      add(
        attributeOf(element, attribute) ?? '',
        element,
        marked.includes(attribute),
        element.sourceCodeLocation?.attrs?.[attribute]?.startOffset,
        attribute,
      );
    for (const node of childNodes(element)) {
      const text = textOf(node);
      if (text !== null && 'sourceCodeLocation' in node)
        add(text, element, inSlot, node.sourceCodeLocation?.startOffset);
    }
    for (const child of childElements(element)) walk(child, inSlot);
  }

  function add(text: string, element: Element, inSlot: boolean, offset = 0, attribute?: string): void {
    const words = collapse(text);
    if (/[\p{L}\p{N}]/u.test(words))
      found.push({ text: words, offset, inSlot, element, ...(attribute ? { attribute } : {}) });
  }
}

function isDescription(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    /description|title/.test(attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '')
  );
}

/** Elements of a feed that programs alone read. */
const forPrograms =
  /^(guid|id|language|generator|docs|ttl|published|updated|pubDate|lastBuildDate|itunes:(duration|explicit|type|episodeType|season|episode))$/;

/** Every word of a feed that a reader shows, addresses among them. */
export function feedWords(feed: string): Words[] {
  return parseFeed(feed)
    .flatMap(descendants)
    .filter((element) => childElements(element).length === 0 && !forPrograms.test(element.tagName))
    .flatMap((element) => {
      const range = innerRange(element);
      const text = range ? collapse(feed.slice(range.start, range.end)) : '';
      const inSlot = attributeOf(element, 'data-slot') !== null;
      return range && text ? [{ text, offset: range.start, inSlot, element }] : [];
    });
}

/** Names of keys, events and errors, which look like words and are not shown. */
const terms =
  /^(Enter|Escape|Tab|Space|Home|End|Backspace|Delete|Arrow\w+|Page\w+|\w+Error|Content-Type|Error|Date|Intl)$/;

/** Sentences and capitalised words that a script holds: they will be shown. Values put into them are written as `…`. */
export function scriptWords(script: string): Words[] {
  const found: Words[] = [];
  walk(parseAst(script, { lang: 'jsx' }));
  return found;

  function walk(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (isNode(node)) {
      const text = literalText(node);
      const isMarkup = node.type === 'JSXText' && /\p{L}/u.test(String(node.value));
      if (isMarkup) found.push({ text: collapse(String(node.value)), offset: node.start, inSlot: false });
      if (text !== null && isShown(text))
        found.push({ text: collapse(text), offset: node.start, inSlot: false });
      for (const [key, value] of Object.entries(node))
        if (typeof value === 'object' && key !== 'quasis') walk(value);
    }
  }
}

interface AstNode {
  type: string;
  start: number;
  value?: unknown;
  quasis?: { value: { cooked: string | null } }[];
}

function isNode(node: unknown): node is AstNode {
  return typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';
}

function literalText(node: AstNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return withoutTags(node.value);
  if (node.type === 'TemplateLiteral')
    return withoutTags((node.quasis ?? []).map(({ value }) => value.cooked ?? '').join('…'));
  return null;
}

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, ' ');

function isShown(text: string): boolean {
  const words = text.replaceAll('…', '').trim();
  if (terms.test(text) || /[{}[\]=]|^[#.]\S*$|^[A-Z-]+:/.test(words)) return false;
  // The path of a drawing.
  if (/^M ?[-…\d]/.test(text)) return false;
  if (/\p{L}[^\p{L}]*\s[^\p{L}]*\p{L}{2}/u.test(words)) return /^\P{L}*\p{Lu}|[.!?]$/u.test(words);
  return /^\p{Lu}\p{Ll}+[.!]?$/u.test(words);
}
