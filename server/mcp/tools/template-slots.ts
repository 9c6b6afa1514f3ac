import type { SiteEntry } from '../../../domain/contract/read-site.ts';
import { mcpBudget } from '../limits.ts';
import type { Fillable } from '../templates/templates.ts';

/** A slot as an agent reads it: its name with everything that `site.json` says of it. */
export type ShownSlot = SiteEntry & Record<string, unknown> & { name: string; items?: number };

/** Slots that belong together, by the name of their group. */
export function groupsOf({ slots }: Fillable): { name: string; slots: number }[] {
  const counts = new Map<string, number>();
  for (const { group } of Object.values(slots)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, slots: count }));
}

/**
 * The slots of a group, or all: whole where they fit into an answer, else with the first item of each list alone. Null where
 * even those are too many.
 */
export function shownSlots({ slots }: Fillable, group: string | undefined): ShownSlot[] | null {
  const wanted = Object.entries(slots)
    .filter(([, entry]) => group === undefined || entry.group.toLowerCase() === group.toLowerCase())
    .map(([name, entry]): ShownSlot => ({ name, ...entry }));
  return [wanted, wanted.map(withFirstItem)].find(fits) ?? null;
}

function withFirstItem(slot: ShownSlot): ShownSlot {
  return Array.isArray(slot.value)
    ? { ...slot, value: slot.value.slice(0, 1), items: slot.value.length }
    : slot;
}

const fits = (slots: ShownSlot[]) => JSON.stringify(slots).length <= mcpBudget.textCharacters;
