import type { TemplateSummary } from '../schema.ts';
import { facets } from './facets.ts';
import { byFacet, type FacetName } from './selection.ts';

export type Entry = {
  template: TemplateSummary;
  /** Place in the order newest first. */
  rank: number;
  values: Record<FacetName, readonly string[]>;
};

/** A value of a facet that templates of the catalogue have. */
type KnownValue = { value: string; label: string; total: number };

/** The templates, prepared for filtering: every value is worked out once. */
export type Catalogue = {
  entries: readonly Entry[];
  /** Of each facet, in the order they are offered. */
  values: Record<FacetName, readonly KnownValue[]>;
};

/** Prepares templates that are given newest first. */
export function prepareCatalogue(templates: readonly TemplateSummary[]): Catalogue {
  const entries = templates.map((template, rank) => ({
    template,
    rank,
    values: byFacet<readonly string[]>(() => []),
  }));
  const values = byFacet<readonly KnownValue[]>(() => []);
  for (const { name, valuesOf, order } of facets) {
    const known = new Map<string, KnownValue>();
    for (const entry of entries) {
      const own = valuesOf(entry.template);
      entry.values[name] = own.map(({ value }) => value);
      for (const { value, label } of own) {
        const before = known.get(value);
        known.set(value, { value, label, total: (before?.total ?? 0) + 1 });
      }
    }
    const place = (value: string) => order?.indexOf(value) ?? 0;
    values[name] = [...known.values()].sort(
      (a, b) => place(a.value) - place(b.value) || a.label.localeCompare(b.label, 'en'),
    );
  }
  return { entries, values };
}
