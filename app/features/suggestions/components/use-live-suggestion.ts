import { type RefObject, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveRows } from '../../../shell/use-live-rows.ts';
import { shownOf } from '../live.ts';
import type { Comment, Suggestion } from '../suggestion.ts';

type Known = { suggestion: Suggestion; comments: readonly Comment[] };

/** A suggestion with the votes it gets meanwhile. Comments and changes of its status are read when there are any. */
export function useLiveSuggestion(
  { suggestion, comments }: Known,
  place: RefObject<Element | null>,
): Suggestion {
  const { revalidate } = useRevalidator();
  const { id } = suggestion;
  const [heard, setHeard] = useState({ since: suggestion, votes: suggestion.votes_count });
  useLiveRows({
    key: `suggestion ${id}`,
    followed: [
      { table: 'suggestions', filter: `id=eq.${id}` },
      { table: 'suggestion_comments', filter: `suggestion_id=eq.${id}` },
    ],
    take({ table, type, row }) {
      // Filters let every row pass that is gone.
      if (type === 'DELETE') return row.id === id || comments.some((comment) => comment.id === row.id);
      if (table !== 'suggestions') return true;
      const { votes_count, status } = shownOf(row);
      setHeard({ since: suggestion, votes: votes_count });
      return status !== suggestion.status;
    },
    readAgain: () => void revalidate(),
    place,
  });
  return heard.since === suggestion ? { ...suggestion, votes_count: heard.votes } : suggestion;
}
