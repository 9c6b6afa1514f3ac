import type { Item, Value } from '../../../../domain/contract/contract.ts';
import { firstOf } from '../../../../domain/contract/limits.ts';
import type { Site, SiteEntry } from '../../../../domain/contract/read-site.ts';
import type { Values } from '../schema.ts';
import type { Where } from '../where.ts';

/** What is said of a slot; one of a doubled section has the entry of the first. Null for a name that no slot has. */
export function entryOf(site: Site, { slot, items }: Where): SiteEntry | null {
  const names = [...items.map(([list]) => list), slot];
  const [top = '', ...fields] = names;
  const first = site.slots[top] ?? site.slots[firstOf(top)] ?? null;
  return fields.reduce<SiteEntry | null>((entry, field) => entry?.fields?.[field] ?? null, first);
}

/** The value that a place has now: what was changed, or what the template says. */
export function valueAt(site: Site, values: Values, where: Where): Value {
  const [list, ...inner] = where.items;
  if (!list) return topValue(site, values, where.slot);
  const [name, index] = list;
  const item = itemsOf(topValue(site, values, name))[index];
  return fieldValue(item, baseItem(baseItems(site, name), item), inner, where.slot);
}

/** The values with another value at a place. A value that is the template's own again is not named any more. */
export function withValue(site: Site, values: Values, where: Where, value: Value): Values {
  const [list, ...inner] = where.items;
  if (!list) return withSlot(site, values, where.slot, value);
  const [name, index] = list;
  const base = baseItems(site, name);
  const items = itemsOf(topValue(site, values, name)).map((item, at) =>
    at === index ? withField(item, baseItem(base, item), inner, where.slot, value) : item,
  );
  return withSlot(site, values, name, items);
}

function withSlot(site: Site, values: Values, name: string, value: Value): Values {
  const { [name]: _, ...others } = values.slots;
  const base = entryOf(site, { slot: name, items: [] })?.value ?? null;
  const kept = Array.isArray(value) && Array.isArray(base) ? onlyChangedItems(value, base) : value;
  const isBase = Array.isArray(kept) && Array.isArray(base) ? isUntouched(kept, base) : isEqual(kept, base);
  return { ...values, slots: isBase ? others : { ...others, [name]: kept } };
}

function topValue(site: Site, values: Values, name: string): Value {
  // Null is a value too: it takes a photograph away.
  const own = Object.hasOwn(values.slots, name) ? values.slots[name] : undefined;
  return own === undefined ? (entryOf(site, { slot: name, items: [] })?.value ?? null) : own;
}

/** Items of the template's own list, which ids of items count from 1. */
const baseItems = (site: Site, name: string) =>
  itemsOf(entryOf(site, { slot: name, items: [] })?.value ?? null);

export const itemsOf = (value: Value | undefined): Item[] => (Array.isArray(value) ? value : []);

/** The template's own item that an item keeps; none for one that was added. */
function baseItem(base: readonly Item[], item: Item | undefined): Item | undefined {
  return item && typeof item.id === 'string' ? base[Number(item.id) - 1] : undefined;
}

function fieldValue(
  item: Item | undefined,
  base: Item | undefined,
  inner: Where['items'],
  slot: string,
): Value {
  const [list, ...rest] = inner;
  if (!list) return (item && Object.hasOwn(item, slot) ? item[slot] : base?.[slot]) ?? null;
  const [name, index] = list;
  const own = itemsOf(item?.[name] ?? base?.[name])[index];
  return fieldValue(own, baseItem(itemsOf(base?.[name]), own), rest, slot);
}

function withField(
  item: Item,
  base: Item | undefined,
  inner: Where['items'],
  slot: string,
  value: Value,
): Item {
  const [list, ...rest] = inner;
  if (!list) return { ...item, [slot]: value };
  const [name, index] = list;
  const baseList = itemsOf(base?.[name]);
  const items = itemsOf(item[name] ?? base?.[name]).map((one, at) =>
    at === index ? withField(one, baseItem(baseList, one), rest, slot, value) : one,
  );
  return { ...item, [name]: items };
}

/** Items with the fields that differ from those of the template's own. */
export function onlyChangedItems(items: readonly Item[], base: readonly Item[]): Item[] {
  return items.map((item) => {
    const own = baseItem(base, item);
    if (!own) return item;
    const changed = Object.entries(item).flatMap(([name, value]): [string, Value][] => {
      const before = own[name];
      if (name === 'id') return [[name, value]];
      if (!Array.isArray(value) || !Array.isArray(before))
        return isEqual(value, before) ? [] : [[name, value]];
      const kept = onlyChangedItems(value, before);
      return isUntouched(kept, before) ? [] : [[name, kept]];
    });
    return Object.fromEntries(changed);
  });
}

/** Whether items are the template's own, in their order and with nothing changed. */
export function isUntouched(items: readonly Item[], base: readonly Item[]): boolean {
  return (
    items.length === base.length &&
    items.every((item, index) => item.id === String(index + 1) && Object.keys(item).length === 1)
  );
}

export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
