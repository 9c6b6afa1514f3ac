import { firstOf } from '../../../domain/contract/limits.ts';
import type { SiteEntry } from '../../../domain/contract/read-site.ts';

/** A place for a value: a slot, or a field of an item of a list, which may lie in an item of another. Items are counted from 0. */
export type Where = { slot: string; items: [list: string, index: number][] };

/** A place in one text, as problems name it: `prices.items.2.name`. */
export function nameOf({ slot, items }: Where): string {
  return [...items.map(([list, index]) => `${list}.${index + 1}`), slot].join('.');
}

/** The list or slot of the website that a place lies in. */
export const topOf = ({ slot, items }: Where): string => items[0]?.[0] ?? slot;

/** The place that a problem names, in a doubled section too; null when it names none. */
export function placeOf(name: string, slots: Record<string, SiteEntry>): Where | null {
  const first = firstOf(name);
  const found = fieldOf(first, slots);
  if (!found || first === name) return found;
  const [copy = ''] = name.split('.');
  const renamed = (slot: string) => copy + slot.slice(slot.indexOf('.'));
  const [list, ...inner] = found.items;
  return list
    ? { ...found, items: [[renamed(list[0]), list[1]], ...inner] }
    : { ...found, slot: renamed(found.slot) };
}

function fieldOf(name: string, slots: Record<string, SiteEntry>): Where | null {
  if (Object.hasOwn(slots, name)) return { slot: name, items: [] };
  const list = Object.keys(slots).find((one) => slots[one]?.fields && name.startsWith(`${one}.`));
  if (list === undefined) return null;
  const [, number, field = ''] = /^(\d+)\.(.+)$/.exec(name.slice(list.length + 1)) ?? [];
  const inner = number === undefined ? null : fieldOf(field, slots[list]?.fields ?? {});
  return inner && { slot: inner.slot, items: [[list, Number(number) - 1], ...inner.items] };
}
