import type { RowChange } from '../../lib/follow-rows.ts';
import type { Listing } from './listing.ts';
import type { SuggestionPage } from './queries.ts';
import type { Suggestion } from './suggestion.ts';

/** What others can change of a suggestion while it is looked at. */
const SHOWN = ['status', 'status_reason', 'status_changed_at', 'votes_count', 'comments_count'] as const;
type Shown = Pick<Suggestion, (typeof SHOWN)[number]>;
/** What was heard of suggestions since they were read, by their ids. */
export type Heard = Record<string, Shown>;

/** What a row says of a suggestion. */
export function shownOf(row: RowChange['row']): Shown {
  return Object.fromEntries(SHOWN.map((name) => [name, row[name]])) as Shown;
}

/**
 * Whether a page of the board must be read again, since a suggestion comes or goes. Votes do not move a suggestion that
 * somebody looks at, though the order be by votes: they do when the page is read the next time.
 */
export function mustReadAgain(
  { suggestions, page }: SuggestionPage,
  { status }: Listing,
  { type, row }: RowChange,
): boolean {
  const shown = suggestions.some(({ id }) => id === row.id);
  if (type === 'DELETE') return shown;
  const fits = status === null || row.status === status;
  if (shown) return !fits;
  if (type === 'INSERT') return fits && page === 1;
  return status !== null && fits && page === 1;
}
