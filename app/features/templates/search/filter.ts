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
  const tests = testsOf(selection);
  const counts: Counts = byFacet(() => ({}));
  const found: Entry[] = [];
  for (const entry of entries) {
    if (searched && !searched.has(entry.template.id)) continue;
    let failures = 0;
    let failed: Test | undefined;
    for (const test of tests) {
      if (passes(entry.values[test.name], test)) continue;
      failures += 1;
      failed = test;
    }
    if (failures === 0) found.push(entry);
    // What fails in two facets does not come back by a choice in one.
    if (failures > 1) continue;
    for (const test of failed ? [failed] : tests) {
      const own = counts[test.name];
      for (const value of entry.values[test.name]) {
        if (test.holds === 'one' || wouldPass(entry.values[test.name], value, test)) {
          own[value] = (own[value] ?? 0) + 1;
        }
      }
    }
  }
  return { found, counts };
}

/** How many entries a selection asks for. */
export function countEntries(
  { entries }: Catalogue,
  selection: Selection,
  searched: { has(id: string): boolean } | null,
): number {
  const tests = testsOf(selection);
  return entries.filter(
    ({ template, values }) =>
      (!searched || searched.has(template.id)) && tests.every((test) => passes(values[test.name], test)),
  ).length;
}

function testsOf(selection: Selection): Test[] {
  return facets.map(({ name, holds }) => ({ name, holds, ...selection.facets[name] }));
}

type Test = { name: FacetName; holds: 'one' | 'many'; only: readonly string[]; not: readonly string[] };

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
