import type { Catalogue } from './catalogue.ts';
import { facets } from './facets.ts';
import { countEntries } from './filter.ts';
import { type Selection, withChoice } from './selection.ts';
import type { Hits } from './text-index.ts';

/** A condition that could be dropped, and how many templates that would bring. */
export type Drop = { label: string; selection: Selection; total: number };

/** For a selection that has nothing: every single condition without which there is something, the best first. */
export function possibleDrops(catalogue: Catalogue, selection: Selection, hits: Hits | null): Drop[] {
  const count = (without: Selection) => countEntries(catalogue, without, without.q ? hits : null);
  const candidates = facets.flatMap(({ name }) => {
    const { only, not } = selection.facets[name];
    const labelOf = (value: string) =>
      catalogue.values[name].find((known) => known.value === value)?.label ?? value.replaceAll('_', ' ');
    return [
      ...only.map((value) => ({ label: labelOf(value), value })),
      ...not.map((value) => ({ label: `not ${labelOf(value)}`, value })),
    ].map(({ label, value }) => ({ label, selection: withChoice(selection, name, value, 'any') }));
  });
  if (selection.q) {
    candidates.unshift({ label: `“${selection.q}”`, selection: { ...selection, q: '', page: 1 } });
  }
  return candidates
    .map((candidate) => ({ ...candidate, total: count(candidate.selection) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
