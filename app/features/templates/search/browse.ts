import type { Hits } from '../../../../domain/template/text-index.ts';
import type { TemplateSummary } from '../schema.ts';
import type { Catalogue } from './catalogue.ts';
import { facets } from './facets.ts';
import { countEntries, filterEntries } from './filter.ts';
import { type DownloadCounts, orderEntries } from './order.ts';
import { type FacetName, type Selection, stateOf, withChoice } from './selection.ts';

/** Templates that each 'Show more' adds. */
export const PAGE_SIZE = 12;
/** Tags offered as filters: the most used ones. All others are found by the search. */
const TAGS_OFFERED = 12;

export type ShownTemplate = {
  template: TemplateSummary;
  /** Folded words to mark. */
  terms?: string[] | undefined;
  foundIn?: string | undefined;
};

export type Option = {
  value: string;
  label: string;
  /** Templates there would be with it. */
  count: number;
};
export type Group = { name: FacetName; label: string; options: Option[] };

/** What the gallery shows for a selection. */
export type GalleryResult = {
  shown: ShownTemplate[];
  /** How many the selection has, and how many there are in all. */
  total: number;
  of: number;
  groups: Group[];
  /** When nothing is found: what could be dropped, and what that would bring. */
  drops: Drop[];
};

export type Sources = {
  catalogue: Catalogue;
  /** Looks for words; only called when something is searched. */
  search(q: string): Hits;
  downloads?: DownloadCounts | undefined;
  /** Id of a template to be put first. */
  first?: string | undefined;
};

/** Searches, filters, counts and orders; the same on the server and in the browser. */
export function browse(sources: Sources, selection: Selection): GalleryResult {
  const { catalogue, downloads = {}, first } = sources;
  const hits = selection.q ? sources.search(selection.q) : null;
  const { found, counts } = filterEntries(catalogue, selection, hits);
  const ordered = orderEntries(found, { sort: selection.sort, scores: hits, downloads });
  const at = first ? ordered.findIndex(({ template }) => template.id === first) : -1;
  if (at > 0) ordered.unshift(...ordered.splice(at, 1));
  return {
    shown: ordered.slice(0, selection.page * PAGE_SIZE).map(({ template }) => {
      const hit = hits?.get(template.id);
      return hit ? { template, terms: hit.terms, foundIn: hit.foundIn() } : { template };
    }),
    total: found.length,
    of: catalogue.entries.length,
    groups: facets.map(({ name, label }) => ({
      name,
      label,
      options: offered(catalogue, selection, name).map((value) => ({
        ...value,
        count: counts[name][value.value] ?? 0,
      })),
    })),
    drops: found.length === 0 ? possibleDrops(catalogue, selection, hits) : [],
  };
}

/** The values of a facet to choose from: all of them, of the tags those most used, and always those chosen. */
function offered({ values }: Catalogue, selection: Selection, name: FacetName) {
  const known = values[name];
  const usual =
    name === 'tag'
      ? new Set(
          [...known]
            .sort((a, b) => b.total - a.total)
            .slice(0, TAGS_OFFERED)
            .map(({ value }) => value),
        )
      : null;
  const listed = known.filter(
    ({ value }) => !usual || usual.has(value) || stateOf(selection, name, value) !== 'any',
  );
  const { only, not } = selection.facets[name];
  const unknown = [...only, ...not].filter((value) => !known.some((one) => one.value === value));
  return [
    ...listed.map(({ value, label }) => ({ value, label })),
    ...unknown.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}

/** A condition that could be dropped, and how many templates that would bring. */
type Drop = { label: string; selection: Selection; total: number };

/** For a selection that has nothing: every single condition without which there is something, the best first. */
function possibleDrops(catalogue: Catalogue, selection: Selection, hits: Hits | null): Drop[] {
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
