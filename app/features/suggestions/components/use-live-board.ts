import { type RefObject, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveRows } from '../../../shell/use-live-rows.ts';
import type { Listing } from '../listing.ts';
import { type Heard, mustReadAgain, shownOf } from '../live.ts';
import type { SuggestionPage } from '../queries.ts';
import type { Suggestion } from '../suggestion.ts';

/** The suggestions of a page of the board with what others do to them meanwhile. */
export function useLiveBoard(
  listing: Listing,
  list: SuggestionPage | undefined,
  place: RefObject<Element | null>,
): Suggestion[] {
  const { revalidate } = useRevalidator();
  const [heard, setHeard] = useState<{ list: SuggestionPage | undefined; rows: Heard }>({ list, rows: {} });
  // What has just been read is newer than what was heard before.
  const rows = heard.list === list ? heard.rows : {};
  useLiveRows({
    key: 'board',
    followed: [{ table: 'suggestions' }],
    take(change) {
      if (!list) return false;
      const { id } = change.row;
      if (change.type === 'UPDATE' && typeof id === 'string') {
        setHeard((now) => ({
          list,
          rows: { ...(now.list === list ? now.rows : {}), [id]: shownOf(change.row) },
        }));
      }
      return mustReadAgain(list, listing, change);
    },
    readAgain: () => void revalidate(),
    place,
    active: list !== undefined,
  });
  return (list?.suggestions ?? []).map((one) => ({ ...one, ...rows[one.id] }));
}
