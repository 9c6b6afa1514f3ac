import { FEATURED } from '../featured.ts';
import type { Entry } from './catalogue.ts';
import type { Sort } from './selection.ts';

/** Downloads by the id of the template, as the server counted them. */
export type DownloadCounts = Readonly<Record<string, number>>;

type Order = {
  sort: Sort | null;
  /** Relevance by id, when something is searched. */
  scores: { get(id: string): { score: number } | undefined } | null;
  /** Needed for 'popular' only. */
  downloads: DownloadCounts;
};

/** The entries in the wanted order; what is equal in it stays newest first. */
export function orderEntries(entries: readonly Entry[], { sort, scores, downloads }: Order): Entry[] {
  const compare = comparison(sort, scores, downloads);
  return [...entries].sort((a, b) => compare(a, b) || a.rank - b.rank);
}

function comparison(sort: Order['sort'], scores: Order['scores'], downloads: DownloadCounts) {
  switch (sort) {
    case 'newest':
      return () => 0;
    case 'popular':
      return (a: Entry, b: Entry) => (downloads[b.template.id] ?? 0) - (downloads[a.template.id] ?? 0);
    case 'name': {
      // Made when it is asked for: the first of its kind takes long (decision 030).
      const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
      return (a: Entry, b: Entry) => names.compare(a.template.title, b.template.title);
    }
    case 'size':
      return (a: Entry, b: Entry) => a.template.pageBytes - b.template.pageBytes;
    case null:
      if (!scores) return (a: Entry, b: Entry) => placeOf(a) - placeOf(b);
      return (a: Entry, b: Entry) =>
        (scores.get(b.template.id)?.score ?? 0) - (scores.get(a.template.id)?.score ?? 0);
  }
}

const places = new Map(FEATURED.map((id, index) => [id, index]));

/** Where a featured work hangs; after all of them for the rest. */
function placeOf({ template }: Entry): number {
  return places.get(template.id) ?? FEATURED.length;
}
