import { attributeOf, childElements, type Element, parsePage } from '../../../domain/contract/page.ts';
import { applyEdits, type TextEdit } from '../../../domain/contract/text-edits.ts';
import { visibleWords, type Words } from './visible-words.ts';

/** A mark that was put in, and the words it names. */
export interface Proposal {
  name: string;
  says: string;
}

/**
 * Marks for the words of a page that are in no slot and are not fixed. A name is made of the section the words stand in and of
 * what they are. An element with other elements between its words gets none: what is inside has to be marked by hand.
 */
export function proposeMarks(page: string, fixed: ReadonlySet<string>): { text: string; names: Proposal[] } {
  const parents = new Map<Element, Element>();
  for (const top of parsePage(page)) gather(top, parents);
  const places = new Map([...parents.keys()].map((one) => [one.sourceCodeLocation?.startOffset, one]));
  const marks = new Map<Element, { slot?: string; attributes: string[] }>();
  const taken = new Map<string, number>();
  const names: Proposal[] = [];
  for (const words of visibleWords(page)) {
    const element = places.get(words.element?.sourceCodeLocation?.startOffset);
    if (!element || words.inSlot || fixed.has(words.text) || !isMarkable(element, words, page)) continue;
    const name = unique(nameOf(element, words, parents), taken);
    const mark = marks.get(element) ?? { attributes: [] };
    if (words.attribute) mark.attributes.push(`${words.attribute}:${name}`);
    else mark.slot = name;
    marks.set(element, mark);
    names.push({ name, says: words.text });
  }
  return {
    text: applyEdits(
      page,
      [...marks].flatMap(([element, mark]) => write(element, mark)),
    ),
    names,
  };
}

function gather(element: Element, parents: Map<Element, Element>, parent = element): void {
  parents.set(element, parent);
  for (const child of childElements(element)) gather(child, parents, element);
}

function isMarkable(element: Element, { attribute }: Words, page: string): boolean {
  const place = element.sourceCodeLocation;
  if (attribute) return attributeOf(element, 'data-slot-attr') === null;
  if (!place?.startTag || !place.endTag) return false;
  const inside = page.slice(place.startTag.endOffset, place.endTag.startOffset);
  return childElements(element).length === 0 && !inside.includes('<');
}

/** `visit.title`: from the nearest element with an id or a landmark around it, and from class, kind or attribute of its own. */
function nameOf(element: Element, { attribute }: Words, parents: Map<Element, Element>): string {
  let around = parents.get(element);
  while (around && !placeName(around) && parents.get(around) !== around) around = parents.get(around);
  const group = (around && placeName(around)) || 'page';
  const own =
    slug((attributeOf(element, 'class') ?? '').split(' ')[0] ?? '') || kinds[element.tagName] || 'text';
  return `${group}.${attribute ? `${own}-${slug(attribute)}` : own}`;
}

const kinds: Record<string, string> = {
  h1: 'title',
  h2: 'title',
  h3: 'heading',
  p: 'words',
  a: 'link',
  li: 'item',
  td: 'cell',
};
const landmarks = new Set(['header', 'main', 'footer', 'nav', 'aside', 'form', 'dialog', 'head']);

function placeName(element: Element): string {
  const { tagName } = element;
  if (tagName === 'head') return 'page';
  const marked =
    attributeOf(element, 'data-slot-section') ?? (tagName === 'section' ? attributeOf(element, 'id') : null);
  return slug(marked ?? '') || (landmarks.has(tagName) ? tagName : '');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
}

function unique(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}

function write(element: Element, { slot, attributes }: { slot?: string; attributes: string[] }): TextEdit[] {
  const place = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
  if (!place) return [];
  const at = place.startOffset + 1 + element.tagName.length;
  const text =
    (slot ? ` data-slot="${slot}"` : '') +
    (attributes.length > 0 ? ` data-slot-attr="${attributes.join(' ')}"` : '');
  return [{ start: at, end: at, text }];
}
