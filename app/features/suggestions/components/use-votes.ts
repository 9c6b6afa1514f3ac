import { useEffect, useRef, useState } from 'react';
import { failureWords, unreachableWords } from '../../../lib/failure-words.ts';
import { callFunction, callWithTicket } from '../../../lib/send-form.ts';
import { useSession } from '../../../shell/session.tsx';
import { type AccessToken, useAccessToken } from '../../../shell/use-access-token.ts';
import { toast } from '../../../ui/toast.ts';
import type { BoardAnswer } from '../answer.ts';
import { VOTE_FAILED } from '../messages.ts';
import type { Suggestion } from '../suggestion.ts';

type VoteState = { voted: boolean; votes: number };
/** What this tab knows better than the page's data, as long as these count what they counted then. */
type Known = Record<string, VoteState & { seen: number }>;

/** What a page with votes was read with. */
export type VotesOfPage = {
  /** Ids of the suggestions this browser has voted for. */
  voted: readonly string[];
  /** The ticket for a first vote. */
  ticket: string;
  /** False where the site stores nothing. */
  open: boolean;
};

export type Votes = {
  stateOf(suggestion: Suggestion, page: VotesOfPage): VoteState;
  toggle(suggestion: Suggestion, page: VotesOfPage): Promise<void>;
};

/**
 * Votes of this browser and of the member who is signed in. A vote shows at once and is taken back, with words, when the
 * server does not count it.
 */
export function useVotes(): Votes {
  const [known, setKnown] = useState<Known>({});
  const accessToken = useAccessToken();
  const ofMember = useMembersVotes(accessToken);
  const underWay = useRef(new Set<string>());
  /** A ticket the server gave in place of one that had become too old. */
  const fresh = useRef<string>(undefined);

  function stateOf({ id, votes_count }: Suggestion, { voted }: VotesOfPage): VoteState {
    const now = known[id];
    if (now) return now.seen === votes_count ? now : { voted: now.voted, votes: votes_count };
    return { voted: (ofMember ?? voted).includes(id), votes: votes_count };
  }

  async function toggle(suggestion: Suggestion, page: VotesOfPage) {
    const { id, votes_count: seen } = suggestion;
    if (underWay.current.has(id)) return;
    const before = stateOf(suggestion, page);
    const voted = !before.voted;
    const know = (state: VoteState) => setKnown((all) => ({ ...all, [id]: { ...state, seen } }));
    underWay.current.add(id);
    know({ voted, votes: Math.max(0, before.votes + (voted ? 1 : -1)) });
    const result = await send(voted, id, fresh.current ?? page.ticket, accessToken);
    if ('failure' in result) {
      know(before);
      toast({ title: VOTE_FAILED, description: result.failure, variant: 'destructive' });
    } else {
      know({ voted, votes: result.votes });
      fresh.current = result.ticket;
    }
    underWay.current.delete(id);
  }

  return { stateOf, toggle };
}

/** What the member who is signed in has voted for; null for visitors and until it is known. */
function useMembersVotes(accessToken: () => Promise<AccessToken>): readonly string[] | null {
  const { user } = useSession();
  const userId = user?.id;
  const [found, setFound] = useState<{ userId: string; voted: string[] } | null>(null);
  useEffect(() => {
    if (!userId) return;
    let wanted = true;
    accessToken()
      .then(({ value }) => callFunction<BoardAnswer>('suggestions/votes', { accessToken: value }))
      .then(({ answer }) => {
        if (wanted && Array.isArray(answer?.voted)) setFound({ userId, voted: answer.voted });
      })
      .catch((error: unknown) => console.info('Your votes could not be read.', error));
    return () => {
      wanted = false;
    };
  }, [userId, accessToken]);
  return found && found.userId === userId ? found.voted : null;
}

/** Returns what the server counts now, or words about why it does not. */
async function send(
  voted: boolean,
  id: string,
  ticket: string,
  accessToken: () => Promise<AccessToken>,
): Promise<{ votes: number; ticket: string } | { failure: string }> {
  if (!navigator.onLine) return { failure: unreachableWords() };
  try {
    const token = await accessToken();
    if (token.ended) return { failure: 'You have been signed out. Please sign in again.' };
    const path = `suggestions/${id}/vote`;
    const call = { accessToken: token.value };
    const reply = voted
      ? await callWithTicket<BoardAnswer>(path, ticket, { ...call, method: 'PUT' })
      : { ...(await callFunction<BoardAnswer>(path, { ...call, method: 'DELETE' })), ticket };
    const { status, answer } = reply;
    if (status === 200 && typeof answer?.votes === 'number')
      return { votes: answer.votes, ticket: reply.ticket };
    return { failure: answer?.message ?? 'Something went wrong. Please try again.' };
  } catch (error) {
    console.info('The vote could not be sent.', error);
    return { failure: failureWords(error) };
  }
}
