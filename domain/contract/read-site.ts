import type { Contract, Item, LookChoice, Photo, Problem, SlotType, Value } from './contract.ts';
import { firstOf, labelOf, limitsOf } from './limits.ts';
import { readLook } from './look/read-look.ts';
import { type Files, findMarks, type List, type PageMarks, type Place, type Scope } from './marks.ts';
import { readPlace, saysSame } from './place-value.ts';
import { orderSections } from './section-order.ts';
import { treesOf } from './trees.ts';

/** A slot as `site.json` shows it: what may stand there, and what does. */
export interface SiteEntry {
  type: SlotType | 'list' | 'photo';
  label: string;
  group: string;
  help?: string;
  role?: string;
  optional?: true;
  min?: number;
  max?: number;
  options?: string[];
  /** Of a photograph: the size that its frame shows best. */
  width?: number;
  height?: number;
  /** Of a list: what each item holds. */
  fields?: Record<string, SiteEntry>;
  value?: Value;
}

/** Everything that can be changed in a template, with its present values. */
export interface Site {
  slots: Record<string, SiteEntry>;
  look?: LookChoice;
  /**
   * Sections in their order, page by page; one that stands on several pages is named once. A name that is missing is left out
   * everywhere; `known-2` is a second `known`.
   */
  sections: string[];
}

/**
 * Reads what the files say at every mark. Problems name marks that can not be read or say different things, and what the sources
 * of pages that are built say otherwise.
 */
export function readSite(files: Files, contract: Contract): { site: Site; problems: Problem[] } {
  const { site: pages, source } = treesOf(files);
  const { site, problems } = readTree(pages.files, contract);
  if (!source) return { site, problems };
  const sources = readTree(source.files, contract);
  return {
    site,
    problems: [
      ...problems,
      ...sources.problems.map(({ file, ...problem }) => ({
        ...problem,
        file: file ? source.pathOf(file) : 'source',
      })),
      ...findUnlike(site, sources.site),
    ],
  };
}

/** What would be lost with the next build, or changed by it. */
function findUnlike(site: Site, source: Site): Problem[] {
  const problem = (name: string) => ({
    name,
    file: 'source',
    what: 'is not the same in the pages that are built from it',
  });
  return [
    ...Object.keys({ ...site.slots, ...source.slots })
      .filter((name) => isUnlike(site.slots[name]?.value, source.slots[name]?.value))
      .map(problem),
    ...(isUnlike(site.sections, source.sections) ? [problem('sections')] : []),
    ...(isUnlike(site.look, source.look) ? [problem('look')] : []),
  ];
}

const isUnlike = (one: unknown, other: unknown) => canonical(one) !== canonical(other);

/** A value in words that are equal for equal values, in whatever order their fields stand. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** What the pages of one tree say, without a look at what they are built from. */
export function readTree(files: Files, contract: Contract): { site: Site; problems: Problem[] } {
  const pages = findMarks(files, contract);
  const problems = pages.flatMap((page) => page.problems);
  const slots = readScopes(
    pages.map((page) => ({ page, scope: page.scope })),
    '',
    contract,
    problems,
  );
  for (const { slot, file } of contract.bind)
    if (!pages.some((page) => page.file === file)) problems.push({ name: slot, file, what: 'is not a page' });
  const look = readLook(files);
  const sections = orderSections(pages);
  problems.push(...sections.problems);
  return { site: { slots, ...(look ? { look } : {}), sections: sections.names }, problems };
}

type ScopeOfPage = { page: PageMarks; scope: Scope };

/** Entries of scopes that share their names: all pages, or all items of a list. Values are those of the first. */
function readScopes(
  scopes: ScopeOfPage[],
  prefix: string,
  contract: Contract,
  problems: Problem[],
): Record<string, SiteEntry> {
  const entries: Record<string, SiteEntry> = {};
  const places = scopes.flatMap(({ page, scope }) => scope.places.map((place) => ({ page, place })));
  for (const { place } of places) {
    if (entries[place.slot]) continue;
    const same = places.filter((one) => one.place.slot === place.slot);
    entries[place.slot] = readEntry(same, prefix, contract, problems, scopes.length > 1 && prefix !== '');
  }
  const lists = scopes.flatMap(({ page, scope }) => scope.lists.map((list) => ({ page, list })));
  for (const { page, list } of lists) {
    if (entries[list.name]) continue;
    const all = lists.filter((one) => one.list.name === list.name);
    const name = `${prefix}${list.name}`;
    const entry = readList(all, list, page, name, contract, problems);
    entries[list.name] = entry;
    // In items of a list, each has its own.
    if (prefix !== '') continue;
    for (const other of all.slice(1)) {
      const items = readItems(other, name, contract, []);
      const known = entry.value as Item[];
      if (saysTheSame(items, known)) entry.value = mergeItems(known, items);
      else problems.push({ name, file: other.page.file, what: 'holds other items here than elsewhere' });
    }
  }
  return entries;
}

/** Whether two lists say the same of their items, as far as both tell of them: a feed tells other things than a page. */
function saysTheSame(items: Item[], known: Item[]): boolean {
  const agrees = (one: Value | undefined, other: Value | undefined) =>
    Array.isArray(one) && Array.isArray(other) ? saysTheSame(one, other) : !isUnlike(one, other);
  return (
    items.length === known.length &&
    items.every((item, index) =>
      Object.keys(item).every((field) => {
        const other = known[index] ?? {};
        return !(field in other) || agrees(item[field], other[field]);
      }),
    )
  );
}

/** Items with all that two places tell of them, lists in them included. */
function mergeItems(known: Item[], items: Item[]): Item[] {
  return known.map((item, index) => {
    const other = items[index] ?? {};
    const lists = Object.entries(item).flatMap(([field, value]) => {
      const more = other[field];
      return Array.isArray(value) && Array.isArray(more) ? [[field, mergeItems(value, more)]] : [];
    });
    return { ...other, ...item, ...Object.fromEntries(lists) };
  });
}

function readEntry(
  same: { page: PageMarks; place: Place }[],
  prefix: string,
  contract: Contract,
  problems: Problem[],
  areItems: boolean,
): SiteEntry {
  const [first] = same as [{ page: PageMarks; place: Place }];
  const name = `${prefix}${first.place.slot}`;
  const { label, group } = labelOf(name);
  if (first.place.kind === 'photo') {
    const size = contract.photos[name] ?? contract.photos[firstOf(name)];
    if (!size)
      problems.push({
        name,
        file: first.page.file,
        what: 'has no size: name it under "photos" in contract.json',
      });
    const { width, height, ...said } = size ?? { label, width: 1200, height: 900 };
    return {
      type: 'photo',
      group,
      ...said,
      width,
      height,
      optional: true,
      value: readValue(first, 'text', problems),
    };
  }
  const type = limitsOf(contract, name, []).type;
  const values = same.map((one) => ({ ...one, value: readValue(one, type, problems) }));
  // A link to a number holds no spaces; what is shown does.
  const shown = values.find(({ place }) => type !== 'phone' || place.kind !== 'attribute') ?? values[0];
  const value = shown?.value ?? '';
  if (!areItems)
    for (const other of values)
      if (!saysSame(other.place, type, other.value, value))
        problems.push({
          name,
          file: other.page.file,
          what: `says "${other.value}" here and "${value}" elsewhere`,
        });
  const { optional, min, options, help, role, max, ...rules } = limitsOf(
    contract,
    name,
    values.map((one) => String(one.value)),
  );
  return {
    type,
    label: rules.label ?? label,
    group: rules.group ?? group,
    ...(help ? { help } : {}),
    ...(role ? { role } : {}),
    ...(optional ? { optional: true as const } : {}),
    ...(min ? { min } : {}),
    max,
    ...(options ? { options } : {}),
    value,
  };
}

function readValue(
  { page, place }: { page: PageMarks; place: Place },
  type: SlotType,
  problems: Problem[],
): string | Photo | null {
  const result = readPlace(page.text, place, type);
  if ('value' in result) return result.value;
  problems.push({ name: place.slot, file: page.file, what: result.fault });
  return '';
}

function readList(
  all: { page: PageMarks; list: List }[],
  list: List,
  page: PageMarks,
  name: string,
  contract: Contract,
  problems: Problem[],
): SiteEntry {
  const rules = contract.slots[name] ?? {};
  const { label, group } = labelOf(name);
  const scopes = all.flatMap((one) => one.list.items.map(({ scope }) => ({ page: one.page, scope })));
  const fields = readScopes(scopes, `${name}.`, contract, problems);
  const value = readItems({ page, list }, name, contract, problems);
  for (const field of Object.values(fields)) delete field.value;
  return {
    type: 'list',
    label: rules.label ?? label,
    group: rules.group ?? group,
    ...(rules.help ? { help: rules.help } : {}),
    min: rules.min ?? 1,
    max: rules.max ?? Math.max(6, list.items.length * 2),
    fields,
    value,
  };
}

function readItems(
  { page, list }: { page: PageMarks; list: List },
  name: string,
  contract: Contract,
  problems: Problem[],
): Item[] {
  return list.items.map(({ scope }, index) => {
    const own = readScopes([{ page, scope }], `${name}.`, contract, problems);
    return {
      id: String(index + 1),
      // A photograph that is not there is null and stays so.
      ...Object.fromEntries(Object.entries(own).map(([key, { value: one = '' }]) => [key, one])),
    };
  });
}
