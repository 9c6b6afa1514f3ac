import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** A range in the text of a page. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The elements at the top of a page, as a browser without scripts reads it: with scripts, `noscript` would be one piece of
 * text and its words could not be filled. Every element that is written in the page knows its place there.
 */
export function parsePage(text: string): Element[] {
  return childElements(parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** Children that are elements; those of a `template` are in its content. */
export function childElements(node: Node): Element[] {
  return childNodes(node).filter((child): child is Element => defaultTreeAdapter.isElementNode(child));
}

/** The element and all that lie in it, in the order of the page. */
export function descendants(element: Element): Element[] {
  return [element, ...childElements(element).flatMap(descendants)];
}

/** All children, texts and comments among them. */
export function childNodes(node: Node): Node[] {
  if ('content' in node) return childNodes(node.content);
  return 'childNodes' in node ? node.childNodes : [];
}

/** The characters of a text; null for any other node. */
export function textOf(node: Node): string | null {
  return defaultTreeAdapter.isTextNode(node) ? node.value : null;
}

/** Whether the node is a comment. */
export function isComment(node: Node): boolean {
  return defaultTreeAdapter.isCommentNode(node);
}

/** What an attribute says, or null. */
export function attributeOf(element: Element, name: string): string | null {
  return element.attrs.find((one) => qualified(one) === name)?.value ?? null;
}

/** From the first to the last character of an element; null when its tags are not both written. */
export function outerRange({ sourceCodeLocation: place }: Element): Range | null {
  return place?.startTag && place.endTag ? { start: place.startOffset, end: place.endOffset } : null;
}

/** What stands between the tags of an element; null when its tags are not both written. */
export function innerRange({ sourceCodeLocation: place }: Element): Range | null {
  return place?.startTag && place.endTag
    ? { start: place.startTag.endOffset, end: place.endTag.startOffset }
    : null;
}

/** Where an attribute's value stands without its quotes; null unless it is written in double quotes. */
export function attributeRange(text: string, element: Element, name: string): Range | null {
  const place = element.sourceCodeLocation?.attrs?.[name];
  if (!place) return null;
  const written = text.slice(place.startOffset, place.endOffset);
  const quote = written.indexOf('"');
  if (!/^[^"'=]+=\s*"/.test(written) || !written.endsWith('"') || quote === written.length - 1) return null;
  return { start: place.startOffset + quote + 1, end: place.endOffset - 1 };
}

/** Just before the `>` of an element's start tag. */
export function endOfStartTag(text: string, element: Element): number | null {
  const end = element.sourceCodeLocation?.startTag?.endOffset;
  if (end === undefined) return null;
  return text[end - 2] === '/' ? end - 2 : end - 1;
}

function qualified({ name, prefix }: { name: string; prefix?: string }): string {
  return prefix ? `${prefix}:${name}` : name;
}
