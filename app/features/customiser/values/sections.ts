import { firstOf } from '../../../../domain/contract/limits.ts';
import type { Outline, SectionGroup, Values } from '../schema.ts';
import { isEqual } from './slots.ts';

/** A section as the list shows it. */
export type SectionRow = {
  name: string;
  label: string;
  isShown: boolean;
  isCopy: boolean;
  canHide: boolean;
  canDouble: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
};

/** The section that `known-2` was made from; the name itself for one of the template's own. */
function originOf({ sections }: Outline, name: string): string {
  if (sections[name]) return name;
  const origin = name.replace(/-\d+$/, '');
  return sections[origin] ? origin : name;
}

/** The sections of a group in their present order; one that is left out is shown where it was. */
export function rowsOf(outline: Outline, values: Values, group: SectionGroup): SectionRow[] {
  const order = orderOf(outline, values);
  const names = order.filter((name) => group.includes(originOf(outline, name)));
  for (const [index, name] of group.entries()) {
    if (names.includes(name)) continue;
    const before = group.slice(0, index).findLast((one) => names.includes(one));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return names.map((name, index) => {
    const origin = originOf(outline, name);
    const { label, may } = outline.sections[origin] ?? { label: name, may: [] };
    const isShown = order.includes(name);
    const number = /-(\d+)$/.exec(origin === name ? '' : name)?.[1];
    const canPass = (other: string | undefined) =>
      isShown && other !== undefined && mayMove(outline, name) && mayMove(outline, other);
    return {
      name,
      label: number ? `${label} ${number}` : label,
      isShown,
      isCopy: origin !== name,
      canHide: may.includes('hide'),
      canDouble: may.includes('double') && isShown,
      canMoveUp: canPass(neighbour(names, order, index, -1)),
      canMoveDown: canPass(neighbour(names, order, index, 1)),
    };
  });
}

/** The values with a section left out, on every page, or shown again where it was. */
export function withSectionShown(outline: Outline, values: Values, name: string, isShown: boolean): Values {
  const order = orderOf(outline, values);
  if (!isShown)
    return withOrder(
      outline,
      values,
      order.filter((one) => one !== name),
    );
  if (order.includes(name)) return values;
  const group = groupOf(outline, name);
  // Where nothing of its group is left, any place will do: that of the template makes it the template's order again.
  const before = lastOf(group, name, order) ?? lastOf(outline.site.sections, name, order);
  const at = before === undefined ? 0 : order.indexOf(before) + 1;
  return withOrder(outline, values, order.toSpliced(at, 0, name));
}

/** The values with a section before or behind the one beside it. */
export function withSectionMoved(outline: Outline, values: Values, name: string, by: -1 | 1): Values {
  const order = orderOf(outline, values);
  const group = groupOf(outline, originOf(outline, name));
  const names = order.filter((one) => group.includes(originOf(outline, one)));
  const other = names[names.indexOf(name) + by];
  if (!other) return values;
  const swapped = order.map((one) => (one === name ? other : one === other ? name : one));
  return withOrder(outline, values, swapped);
}

/** The values with a second one of a section behind it, with the same words. */
export function withSectionDoubled(outline: Outline, values: Values, name: string): Values {
  const origin = originOf(outline, name);
  const order = orderOf(outline, values);
  const taken = new Set([...order, ...Object.keys(values.slots).map((slot) => slot.split('.')[0] ?? '')]);
  let number = 2;
  while (taken.has(`${origin}-${number}`) || outline.sections[`${origin}-${number}`]) number += 1;
  const copy = `${origin}-${number}`;
  const words = Object.entries(values.slots).filter(([slot]) => slot.startsWith(`${name}.`));
  const slots = Object.fromEntries(words.map(([slot, value]) => [copy + slot.slice(name.length), value]));
  const doubled = order.toSpliced(order.indexOf(name) + 1, 0, copy);
  return withOrder(outline, { ...values, slots: { ...values.slots, ...slots } }, doubled);
}

/** The values without a section that was doubled, and without its words. */
export function withoutCopy(outline: Outline, values: Values, name: string): Values {
  const slots = Object.entries(values.slots).filter(([slot]) => !slot.startsWith(`${name}.`));
  const order = orderOf(outline, values).filter((one) => one !== name);
  return withOrder(outline, { ...values, slots: Object.fromEntries(slots) }, order);
}

/** Names of the sections that are shown, copies too. */
export function orderOf({ site }: Outline, { sections }: Values): readonly string[] {
  return sections ?? site.sections;
}

/** The names that a page's slots have in copies of its sections. */
export function copiesOf(outline: Outline, values: Values, section: string): string[] {
  return orderOf(outline, values).filter((name) => name !== section && originOf(outline, name) === section);
}

/** The slot of a copy that stands for one of the first section; null for a slot that all of them share. */
export function slotOfCopy(slot: string, section: string, copy: string): string | null {
  const named = slot.startsWith(`${section}.`) ? copy + slot.slice(section.length) : null;
  return named && firstOf(named) === slot ? named : null;
}

/** The last one before a name that is shown. */
const lastOf = (names: readonly string[], name: string, shown: readonly string[]) =>
  names.slice(0, names.indexOf(name)).findLast((one) => shown.includes(one));

const mayMove = (outline: Outline, name: string) =>
  outline.sections[originOf(outline, name)]?.may.includes('move') ?? false;

function groupOf({ pages }: Outline, name: string): SectionGroup {
  return pages.flatMap((page) => page.sections).find((group) => group.includes(name)) ?? [];
}

/** The next section that is shown. */
function neighbour(names: readonly string[], order: readonly string[], index: number, by: -1 | 1) {
  let at = index + by;
  while (names[at] !== undefined && !order.includes(names[at] as string)) at += by;
  return names[at];
}

function withOrder({ site }: Outline, values: Values, sections: readonly string[]): Values {
  const { sections: _, ...others } = values;
  return isEqual(sections, site.sections) ? others : { ...others, sections: [...sections] };
}
