import type { Catalogue, Entry } from './catalogue.ts';
import { facets } from './facets.ts';
import { byFacet, type FacetName, type Selection } from './selection.ts';

export type Counts = Record<FacetName, Record<string, number>>;

/**
 * The entries a selection asks for, and for every value of every facet how many there would be with it. `searched` are
 * the ids the search has found; null without a search.
 */
export function filterEntries(
  { entries }: Catalogue,
  selection: Selection,
  searched: { has(id: string): boolean } | null,
): { found: Entry[]; counts: Counts } {
  const tests = facets.map(({ name, holds }) => ({ name, holds, ...selection.facets[name] }));
  const counts: Counts = byFacet(() => ({}));
  const found: Entry[] = [];
  for (const entry of entries) {
    if (searched && !searched.has(entry.template.id)) continue;
    const failed = tests.filter((test) => !passes(entry.values[test.name], test));
    if (failed.length === 0) found.push(entry);
    for (const test of tests) {
      // What fails by another facet does not come back by a choice in this one.
      if (failed.length > (failed.includes(test) ? 1 : 0)) continue;
      const values = entry.values[test.name];
      const countable =
        test.holds === 'one' ? values : values.filter((value) => wouldPass(values, value, test));
      const own = counts[test.name];
      for (const value of countable) own[value] = (own[value] ?? 0) + 1;
    }
  }
  return { found, counts };
}

type Test = { holds: 'one' | 'many'; only: readonly string[]; not: readonly string[] };

function passes(values: readonly string[], { holds, only, not }: Test): boolean {
  if (not.length > 0 && values.some((value) => not.includes(value))) return false;
  if (only.length === 0) return true;
  return holds === 'one'
    ? values.some((value) => only.includes(value))
    : only.every((value) => values.includes(value));
}

/** Whether an entry with these values passes once `chosen` is wanted. */
function wouldPass(values: readonly string[], chosen: string, { only, not }: Test): boolean {
  return (
    only.every((value) => values.includes(value)) &&
    values.every((value) => value === chosen || !not.includes(value))
  );
}
