import type { Problem } from './contract.ts';
import type { PageMarks, Section } from './marks.ts';
import { attributeRange, descendants, type Range } from './page.ts';
import { applyEdits, type TextEdit } from './text-edits.ts';

/**
 * The edit that puts an order of pieces where others stand. Pieces are numbers of present ones, from 0, or texts. What is
 * before the first difference is not touched.
 */
export function rearrange(
  text: string,
  present: readonly Range[],
  wanted: readonly (number | string)[],
): TextEdit | null {
  let kept = 0;
  while (kept < present.length && wanted[kept] === kept) kept += 1;
  if (kept === present.length && wanted.length === present.length) return null;
  const [first, second] = present as [Range, Range | undefined];
  const last = present.at(-1) as Range;
  const between = second ? text.slice(first.end, second.start) : indentOf(text, first);
  const pieces = wanted
    .slice(kept)
    .map((piece) => (typeof piece === 'string' ? piece : slice(text, present[piece] as Range)));
  if (kept === 0) return { start: first.start, end: last.end, text: pieces.join(between) };
  const start = (present[kept - 1] as Range).end;
  return { start, end: last.end, text: pieces.map((piece) => between + piece).join('') };
}

const slice = (text: string, { start, end }: Range) => text.slice(start, end);

/** The line end and the spaces before a piece that begins a line; nothing for one that does not. */
function indentOf(text: string, { start }: Range): string {
  return /\r?\n[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
}

/** The piece with the line it fills, when it does. */
function withItsLine(text: string, { start, end }: Range): Range {
  const indent = indentOf(text, { start, end });
  const isAlone = indent !== '' && /^[ \t]*(\r?\n|$)/.test(text.slice(end));
  return isAlone ? { start: start - indent.length, end } : { start, end };
}

/** The section that `known-2` is a copy of; null for a name without a number. */
const copyOf = (name: string) => /^(.*)-(\d+)$/.exec(name)?.[1] ?? null;

/**
 * A section's source under another name: its slots, the sections in it and every id are named anew, with what refers to them.
 * Slots whose name does not begin with the section's are shared and keep it.
 */
function copySection(text: string, { element, range, name }: Section, copy: string): string {
  const suffix = copy.slice(name.length);
  const all = descendants(element);
  const ids = new Set(
    all.flatMap(({ attrs }) => attrs.filter((one) => one.name === 'id').map(({ value }) => value)),
  );
  const edits: TextEdit[] = [];
  for (const one of all)
    for (const { name: attribute, value } of one.attrs) {
      const renamed = rename(attribute, value);
      const place = renamed === value ? null : attributeRange(text, one, attribute);
      if (place)
        edits.push({ start: place.start - range.start, end: place.end - range.start, text: renamed });
    }
  return applyEdits(slice(text, range), edits);

  function rename(attribute: string, value: string): string {
    if (attribute === 'data-slot-section') return value === name ? copy : `${value}${suffix}`;
    if (attribute === 'data-slot-attr')
      return value
        .split(/\s+/)
        .map((pair) => pair.replace(/:([^:]*)$/, (_, slot) => `:${renameSlot(slot)}`))
        .join(' ');
    if (/^data-slot(-list|-photo)?$/.test(attribute)) return renameSlot(value);
    if (attribute === 'id' || /^(for|form|list|headers|aria-[a-z]+)$/.test(attribute))
      return value
        .split(' ')
        .map((id) => (ids.has(id) ? `${id}${suffix}` : id))
        .join(' ');
    return value.replace(/#([\w-]+)(?=\)|$)/g, (hash, id) => (ids.has(id) ? `#${id}${suffix}` : hash));
  }

  function renameSlot(slot: string): string {
    return slot.startsWith(`${name}.`) ? `${copy}${slot.slice(name.length)}` : slot;
  }
}

/** Sections by their names in the order they shall have, and which of all pages may be left out. */
export interface Order {
  names: readonly string[];
  hideable: ReadonlySet<string>;
}

/**
 * The edits that bring the sections of one depth into an order: a name that is missing is left out, `known-2` is made from
 * `known`. Sections change places among those beside them.
 */
export function arrangeSections(
  { text, file, sections }: PageMarks,
  depth: number,
  { names: order, hideable }: Order,
  problems: Problem[],
): TextEdit[] {
  const edits: TextEdit[] = [];
  const here = sections.filter((one) => one.depth === depth);
  const main = here.filter(({ may }) => may.size > 0);
  for (const parent of new Set(main.map((one) => one.parent))) {
    const group = main.filter((one) => one.parent === parent);
    const names = group.map(({ name }) => name);
    const origin = (name: string) => (names.includes(name) ? name : copyOf(name));
    const wanted = order.filter((name) => names.includes(origin(name) ?? ''));
    if (wanted.join() === names.join()) continue;
    const refused = findRefused(group, wanted, origin);
    if (refused.length > 0) {
      problems.push(...refused.map(({ name, what }) => ({ name, file, what })));
      continue;
    }
    edits.push(...placeSections(text, group, wanted));
  }
  const left = new Set(order);
  for (const { name, may, range } of here)
    if (may.size === 0 && !left.has(name) && hideable.has(name))
      edits.push({ ...withItsLine(text, range), text: '' });
  return edits;
}

function findRefused(
  group: Section[],
  wanted: readonly string[],
  origin: (name: string) => string | null,
): { name: string; what: string }[] {
  const refused: { name: string; what: string }[] = [];
  const kept = group.filter(({ name }) => wanted.includes(name));
  const sorted = wanted.filter((name) => kept.some((one) => one.name === name));
  for (const section of group) {
    const { name, may } = section;
    const copies = wanted.filter((one) => one !== name && origin(one) === name);
    if (!wanted.includes(name) && !may.has('hide')) refused.push({ name, what: 'can not be left out' });
    if (copies.length > 0 && !may.has('double')) refused.push({ name, what: 'can not be doubled' });
    if (kept.indexOf(section) !== sorted.indexOf(name) && !may.has('move'))
      refused.push({ name, what: 'can not be moved' });
  }
  for (const name of new Set(wanted))
    if (wanted.indexOf(name) !== wanted.lastIndexOf(name))
      refused.push({ name, what: `is named twice: a second one is ${name}-2` });
  return refused;
}

/** The first piece takes the place of the first section, and so on; what is over goes after the last, what lacks is left out. */
function placeSections(text: string, group: Section[], wanted: readonly string[]): TextEdit[] {
  const source = (name: string) => {
    const own = group.find((one) => one.name === name);
    if (own) return slice(text, own.range);
    const base = group.find((one) => one.name === copyOf(name)) as Section;
    return copySection(text, base, name);
  };
  const edits: TextEdit[] = [];
  const names = group.map(({ name }) => name);
  // Taken away before or put in after a run that stays, the run is not touched.
  const steps = align(names, wanted);
  if (steps)
    return steps.map(({ remove, after, insert }) => {
      if (remove !== undefined) return { ...withItsLine(text, (group[remove] as Section).range), text: '' };
      const { range } = group[after as number] as Section;
      const copies = (insert ?? []).map((name) => separator(text, range) + source(name));
      return { start: range.end, end: range.end, text: copies.join('') };
    });
  group.forEach(({ range }, index) => {
    const name = wanted[index];
    if (name === undefined) edits.push({ ...withItsLine(text, range), text: '' });
    else if (name !== names[index]) edits.push({ ...range, text: source(name) });
  });
  const more = wanted.slice(group.length);
  const { range } = group.at(-1) as Section;
  const extra = more.map((name) => separator(text, range) + source(name)).join('');
  const last = edits.find((one) => one.end === range.end);
  if (extra && last) last.text += extra;
  else if (extra) edits.push({ start: range.end, end: range.end, text: extra });
  return edits;
}

function separator(text: string, range: Range): string {
  return indentOf(text, range) || ' ';
}

type Step = { remove?: number; after?: number; insert?: string[] };

/** Removals and insertions that lead from one order to another; null when something changes places. */
function align(names: readonly string[], wanted: readonly string[]): Step[] | null {
  const kept = names.filter((name) => wanted.includes(name));
  if (wanted.filter((name) => names.includes(name)).join() !== kept.join()) return null;
  const steps: Step[] = names.flatMap((name, remove) => (wanted.includes(name) ? [] : [{ remove }]));
  const inserts = new Map<number, string[]>();
  let after = -1;
  for (const name of wanted) {
    if (names.includes(name)) after = names.indexOf(name);
    else if (after < 0) return null;
    else inserts.set(after, [...(inserts.get(after) ?? []), name]);
  }
  return [...steps, ...[...inserts].map(([place, insert]) => ({ after: place, insert }))];
}
