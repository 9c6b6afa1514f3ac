import type { Limits } from './check-value.ts';
import type { Contract, SlotType } from './contract.ts';

/** Where no limit is given: what a value of the type may need, in characters. Texts follow their default instead. */
const most: Partial<Record<SlotType, number>> = {
  link: 500,
  image: 200,
  price: 24,
  number: 20,
  date: 30,
  email: 254,
  phone: 32,
  key: 40,
  choice: 100,
};

/**
 * The limits of a slot. A text may be half as long again as the longest that stands there: that much every layout of ours
 * holds. Slots of a section that was doubled have the limits of the first.
 */
export function limitsOf(contract: Contract, name: string, defaults: readonly string[]): Limits {
  const rules = contract.slots[name] ?? contract.slots[firstOf(name)] ?? {};
  const type = rules.type ?? 'text';
  const longest = Math.max(0, ...defaults.map((value) => [...value].length));
  const max = rules.max ?? most[type] ?? Math.max(20, Math.ceil((longest * 1.5) / 10) * 10);
  return { ...rules, type, max };
}

/** The slot that one of a doubled section is a copy of: `known.title` for `known-2.title`. */
export const firstOf = (name: string) => name.replace(/^([^.]*?)-\d+(?=\.)/, '$1');

/** `prices.opening-note` as a person reads it: "Opening note" in the group "Prices". */
export function labelOf(name: string): { group: string; label: string } {
  const parts = name.split('.').map((part) => part.replaceAll('-', ' '));
  const say = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { group: say(parts[0] ?? ''), label: say(parts.slice(1).join(', ') || (parts[0] ?? '')) };
}
