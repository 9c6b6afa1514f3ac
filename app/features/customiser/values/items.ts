import type { Item, Value } from '../../../../domain/contract/contract.ts';
import type { Site, SiteEntry } from '../../../../domain/contract/read-site.ts';
import type { Values } from '../schema.ts';
import type { Where } from '../where.ts';
import { entryOf, itemsOf, valueAt, withValue } from './slots.ts';

/** The values with another item behind one of a list, with the same words. A new item has to name every field. */
export function withItemDoubled(site: Site, values: Values, list: Where, index: number): Values {
  const entry = entryOf(site, list);
  if (!entry) return values;
  const items = itemsOf(valueAt(site, values, list));
  const copy = wholeItem(site, values, entry, list, index);
  return withValue(site, values, list, items.toSpliced(index + 1, 0, copy));
}

/** The values without an item. */
export function withoutItem(site: Site, values: Values, list: Where, index: number): Values {
  return withValue(site, values, list, itemsOf(valueAt(site, values, list)).toSpliced(index, 1));
}

/** The values with an item at another place of its list. */
export function withItemMoved(site: Site, values: Values, list: Where, from: number, to: number): Values {
  const items = itemsOf(valueAt(site, values, list));
  const [item] = items.slice(from, from + 1);
  if (!item || to < 0 || to >= items.length) return values;
  return withValue(site, values, list, items.toSpliced(from, 1).toSpliced(to, 0, item));
}

/** Where a field of an item is. */
export const inItem = (list: Where, index: number, field: string): Where => ({
  slot: field,
  items: [...list.items, [list.slot, index]],
});

function wholeItem(site: Site, values: Values, entry: SiteEntry, list: Where, index: number): Item {
  return Object.fromEntries(
    Object.entries(entry.fields ?? {}).map(([field, own]): [string, Value] => {
      const where = inItem(list, index, field);
      const value = valueAt(site, values, where);
      if (own.type !== 'list') return [field, value ?? (own.type === 'photo' ? null : '')];
      return [field, itemsOf(value).map((_, at) => wholeItem(site, values, own, where, at))];
    }),
  );
}
