import { findAddressFault } from './address.ts';
import { arrangeSections, type Order, rearrange } from './arrange.ts';
import { findValueFault } from './check-value.ts';
import {
  type Contract,
  type Item,
  type Photo,
  type Problem,
  photoSchema,
  type SiteValues,
  type Value,
} from './contract.ts';
import { firstOf, limitsOf } from './limits.ts';
import { applyLook } from './look/apply-look.ts';
import {
  type Files,
  findMarks,
  findPageMarks,
  type List,
  type PageMarks,
  type Place,
  type Scope,
} from './marks.ts';
import { findPlaceFault, readPlace, writePlace } from './place-value.ts';
import { readTree, type SiteEntry } from './read-site.ts';
import { applyEdits, type TextEdit } from './text-edits.ts';
import { treesOf } from './trees.ts';

type Values = Record<string, Value>;

/**
 * Fills a template: the files that change, the pages that are left out, and what could not be filled. What is not named stays
 * as it is, byte by byte; a value that is refused leaves its place as it was. Pure, so that a browser and the workshop give the
 * same bytes. Where pages are built, their sources are filled alike, so that the next build makes the same pages.
 */
export function applySite(
  files: Files,
  contract: Contract,
  values: Partial<SiteValues>,
): { files: Files; removed: string[]; problems: Problem[] } {
  const { site, source } = treesOf(files);
  const removed = findRemoved(site.files, values.pages);
  const unknown = (values.pages ?? []).filter((page) => site.files[page] === undefined);
  const rules = { ...contract, bind: contract.bind.filter(({ file }) => !removed.includes(file)) };
  const result = applyTree(without(site.files, removed), rules, values);
  result.problems.push(...unknown.map((name) => ({ name, what: 'is no page of this template' })));
  if (!source) return { ...result, removed };
  const left = findRemoved(source.files, values.pages);
  const sources = applyTree(without(source.files, left), rules, values);
  const said = new Set(result.problems.map(({ name, what }) => `${name} ${what}`));
  return {
    files: {
      ...result.files,
      ...Object.fromEntries(Object.entries(sources.files).map(([file, text]) => [source.pathOf(file), text])),
    },
    removed: [...removed, ...left.map(source.pathOf)],
    problems: [
      ...result.problems,
      ...sources.problems
        .filter(({ name, what }) => !said.has(`${name} ${what}`))
        .map(({ file, ...problem }) => ({ ...problem, file: file ? source.pathOf(file) : 'source' })),
    ],
  };
}

/** Pages that are not among those kept. */
function findRemoved(files: Files, pages: readonly string[] | undefined): string[] {
  if (!pages) return [];
  const kept = new Set(['index.html', '404.html', ...pages]);
  return Object.keys(files).filter((file) => file.endsWith('.html') && !kept.has(file));
}

const without = (files: Files, removed: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !removed.includes(file)));

function applyTree(
  files: Files,
  contract: Contract,
  { slots, look, sections }: Partial<SiteValues>,
): { files: Files; problems: Problem[] } {
  const before = readTree(files, contract);
  const problems: Problem[] = [...before.problems];
  const changed: Files = {};
  const entries = flatten(before.site.slots);
  const limits: LimitsOfSlot = (name) => {
    const { max, ...rules } = limitsOf(contract, name, []);
    return { ...rules, max: entries.get(name)?.max ?? entries.get(firstOf(name))?.max ?? max };
  };
  const pages = findMarks(files, contract);
  const order = sections && { names: sections, hideable: findHideable(pages) };
  for (const { file, text } of pages) {
    let page = findPageMarks(file, text, contract.bind);
    if (order) page = placeSections(page, order, contract, problems);
    page = fillPage(page, slots ?? {}, contract, limits, problems);
    if (page.text !== text) changed[file] = page.text;
  }
  const present = readTree({ ...files, ...changed }, contract).site;
  for (const name of Object.keys(slots ?? {}))
    if (!Object.hasOwn(present.slots, name) && !Object.hasOwn(before.site.slots, name))
      problems.push({ name, what: 'is no slot of this template' });
  for (const name of sections ?? [])
    if (
      ![...before.site.sections, ...present.sections].includes(name) &&
      !problems.some((one) => one.name === name)
    )
      problems.push({ name, what: 'is no section of this template' });
  const dressed = look ? applyLook({ ...files, ...changed }, look) : { files: {}, problems: [] };
  return {
    files: { ...changed, ...dressed.files },
    problems: withoutRepeats([...problems, ...dressed.problems]),
  };
}

function withoutRepeats(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

/** Every slot by its whole name: that of an item's begins with its list's. */
function flatten(slots: Record<string, SiteEntry>, prefix = ''): Map<string, SiteEntry> {
  return new Map(
    Object.entries(slots).flatMap(([name, entry]): [string, SiteEntry][] => [
      [`${prefix}${name}`, entry],
      ...flatten(entry.fields ?? {}, `${prefix}${name}.`),
    ]),
  );
}

/** Names of the sections that may be left out: what leads to one goes with it, deeper in the page and on other pages too. */
function findHideable(pages: readonly PageMarks[]): Set<string> {
  const sections = pages.flatMap((page) => page.sections);
  return new Set(sections.filter(({ may }) => may.has('hide')).map(({ name }) => name));
}

/** Depth by depth: what lies in a section is arranged where the section has come to stand. */
function placeSections(page: PageMarks, order: Order, contract: Contract, problems: Problem[]): PageMarks {
  let present = page;
  for (let depth = 0; present.sections.some((one) => one.depth >= depth); depth += 1)
    present = edited(present, arrangeSections(present, depth, order, problems), contract);
  return present;
}

function edited(page: PageMarks, edits: TextEdit[], contract: Contract): PageMarks {
  return edits.length === 0 ? page : findPageMarks(page.file, applyEdits(page.text, edits), contract.bind);
}

type LimitsOfSlot = (name: string) => ReturnType<typeof limitsOf>;

/** First as many items as the lists shall have, outer lists before those in their items; then every value. */
function fillPage(
  page: PageMarks,
  values: Values,
  contract: Contract,
  limits: LimitsOfSlot,
  problems: Problem[],
): PageMarks {
  let present = page;
  for (let depth = 0; ; depth += 1) {
    const lists = listsAt(present.scope, values, depth, '');
    if (lists.length === 0) break;
    const edits = lists.flatMap(({ list, name, wanted }) =>
      arrangeItems(present, list, name, wanted, contract, problems),
    );
    present = edited(present, edits, contract);
  }
  const edits = fillScope(present, present.scope, values, '', limits, problems);
  return edited(present, edits, contract);
}

/** Lists that lie in so many lists, each with the items it shall have. */
function listsAt(
  scope: Scope,
  values: Values,
  depth: number,
  prefix: string,
): { list: List; name: string; wanted: Item[] }[] {
  return scope.lists.flatMap((list) => {
    const wanted = values[list.name];
    if (!Array.isArray(wanted)) return [];
    const name = `${prefix}${list.name}`;
    if (depth === 0) return [{ list, name, wanted }];
    return list.items.flatMap(({ scope: own }, index) =>
      listsAt(own, wanted[index] ?? {}, depth - 1, `${name}.`),
    );
  });
}

function arrangeItems(
  { text, file }: PageMarks,
  list: List,
  name: string,
  wanted: Item[],
  contract: Contract,
  problems: Problem[],
): TextEdit[] {
  const { min = 1, max = Math.max(6, list.items.length * 2) } = contract.slots[name] ?? {};
  if (wanted.length < Math.max(1, min) || wanted.length > max) {
    problems.push({
      name,
      file,
      what: `must hold ${Math.max(1, min)} to ${max} items, not ${wanted.length}`,
    });
    return [];
  }
  const [pattern] = list.items;
  wanted.forEach((item, index) => {
    if (placeOf(item, list) !== null) return;
    // Or it would keep the words of the item that it is made like.
    for (const { slot } of [
      ...(pattern?.scope.places ?? []),
      ...(pattern?.scope.lists ?? []).map(({ name: slot }) => ({ slot })),
    ])
      if (!Object.hasOwn(item, slot))
        problems.push({
          name: `${name}.${slot}`,
          file,
          what: `is missing in item ${index + 1}, which is new`,
        });
  });
  const ranges = list.items.map(({ range }) => range);
  const edit = rearrange(
    text,
    ranges,
    wanted.map((item) => placeOf(item, list) ?? 0),
  );
  return edit ? [edit] : [];
}

/** The place of an item that is there already; null for a new one, which is made like the first. */
function placeOf({ id }: Item, { items }: List): number | null {
  const place = Number(id) - 1;
  return typeof id === 'string' && Number.isInteger(place) && place >= 0 && place < items.length
    ? place
    : null;
}

function fillScope(
  page: PageMarks,
  scope: Scope,
  values: Values,
  prefix: string,
  limits: LimitsOfSlot,
  problems: Problem[],
  shown = prefix,
): TextEdit[] {
  const { file } = page;
  const edits: TextEdit[] = [];
  for (const place of scope.places) {
    if (!Object.hasOwn(values, place.slot)) continue;
    const name = `${prefix}${place.slot}`;
    const value = values[place.slot] as Value;
    const { type } = limits(name);
    const before = readPlace(page.text, place, type);
    const fault = findFault(name, place, value, 'value' in before ? before.value : '', limits);
    if (fault) problems.push({ name: `${shown}${place.slot}`, file, what: fault });
    const edit = fault ? null : writePlace(page.text, place, type, value as string | Photo | null);
    if (edit) edits.push(edit);
  }
  for (const list of scope.lists) {
    const wanted = values[list.name];
    if (wanted === undefined) continue;
    const name = `${prefix}${list.name}`;
    if (!Array.isArray(wanted)) problems.push({ name, file, what: 'must be a list of items' });
    else if (wanted.length === list.items.length)
      list.items.forEach(({ scope: own }, index) => {
        edits.push(
          ...fillScope(
            page,
            own,
            wanted[index] as Values,
            `${name}.`,
            limits,
            problems,
            `${shown}${list.name}.${index + 1}.`,
          ),
        );
      });
  }
  return edits;
}

function findFault(
  name: string,
  place: Place,
  value: Value,
  present: Value,
  limits: LimitsOfSlot,
): string | null {
  if (place.kind === 'photo') {
    if (value === null) return null;
    const result = photoSchema.safeParse(value);
    if (!result.success)
      return `${result.error.issues[0]?.path.join('.')}: ${result.error.issues[0]?.message}`;
    const { src, alt } = result.data;
    if (/^[a-z][a-z0-9+.-]*:/i.test(src) || src.startsWith('/')) return 'must be a picture of this site';
    return findAddressFault(src) ?? findValueFault(alt, { type: 'text', max: 200, optional: true });
  }
  if (typeof value !== 'string') return 'must be a text';
  // What stands there already is never refused, nor is it written again.
  if (value === present) return null;
  const rules = limits(name);
  return findValueFault(value, rules) ?? findPlaceFault(place, rules.type, value);
}
