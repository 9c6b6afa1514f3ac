/** A place for a value: a slot, or a field of an item of a list, which may lie in an item of another. Items are counted from 0. */
export type Where = { slot: string; items: [list: string, index: number][] };

/** A place in one text, as problems name it: `prices.items.2.name`. */
export function nameOf({ slot, items }: Where): string {
  return [...items.map(([list, index]) => `${list}.${index + 1}`), slot].join('.');
}

/** The list or slot of the website that a place lies in. */
export const topOf = ({ slot, items }: Where): string => items[0]?.[0] ?? slot;

/** Whether two places are the same one. */
export const isSamePlace = (one: Where | null, other: Where | null): boolean =>
  one !== null && other !== null && nameOf(one) === nameOf(other);
