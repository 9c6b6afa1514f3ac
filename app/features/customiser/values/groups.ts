import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import type { Outline, PageOutline, SlotOnPage, Values } from '../schema.ts';
import { copiesOf, orderOf, slotOfCopy } from './sections.ts';
import { entryOf } from './slots.ts';

/** Slots that belong together, as the panel shows them. */
export type Group = {
  key: string;
  name: string;
  isShared: boolean;
  slots: { name: string; entry: SiteEntry }[];
};

/**
 * The groups of a page in the order of the page: its own first, then those that stand on several pages. Slots of sections that are
 * left out are not among them; those of copies are.
 */
export function groupsOf(outline: Outline, values: Values, page: PageOutline): Group[] {
  const groups = new Map<string, Group>();
  for (const { slot, suffix } of presentSlots(outline, values, page)) {
    const entry = entryOf(outline.site, { slot, items: [] });
    if (!entry) continue;
    const isShared = outline.pages.filter(({ slots }) => slots.some(({ name }) => name === slot)).length > 1;
    const name = `${entry.group}${suffix}`;
    const key = `${isShared} ${name}`;
    const group = groups.get(key) ?? { key, name, isShared, slots: [] };
    groups.set(key, { ...group, slots: [...group.slots, { name: slot, entry }] });
  }
  return [...groups.values()].sort((one, other) => Number(one.isShared) - Number(other.isShared));
}

function presentSlots(outline: Outline, values: Values, { slots }: PageOutline) {
  const order = orderOf(outline, values);
  return slots.flatMap(({ name, section }: SlotOnPage) => {
    const own = section === null || order.includes(section) ? [{ slot: name, suffix: '' }] : [];
    const copies = section === null ? [] : copiesOf(outline, values, section);
    const copied = copies.flatMap((copy) => {
      const slot = slotOfCopy(name, section as string, copy);
      return slot ? [{ slot, suffix: ` ${/\d+$/.exec(copy)?.[0] ?? ''}` }] : [];
    });
    return [...own, ...copied];
  });
}

/** The slots of all pages whose label, group or present words hold what is looked for, each with the first page it is on. */
export function findSlots(
  outline: Outline,
  values: Values,
  wanted: string,
): { page: PageOutline; name: string; entry: SiteEntry }[] {
  const words = wanted.trim().toLocaleLowerCase();
  const seen = new Set<string>();
  return outline.pages.flatMap((page) =>
    groupsOf(outline, values, page)
      .flatMap(({ slots }) => slots)
      .filter(({ name, entry }) => {
        if (seen.has(name)) return false;
        const value = values.slots[name] ?? entry.value;
        const said = `${entry.label} ${entry.group} ${typeof value === 'string' ? value : JSON.stringify(value ?? '')}`;
        const isFound = said.toLocaleLowerCase().includes(words);
        if (isFound) seen.add(name);
        return isFound;
      })
      .map((found) => ({ page, ...found })),
  );
}
