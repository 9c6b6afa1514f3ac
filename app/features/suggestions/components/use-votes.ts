import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { VOTE_FAILED } from '../messages.ts';
import { callFunction, callWithTicket } from '../send.ts';
import type { Suggestion } from '../suggestion.ts';

/** What this tab knows better than the page's data: its own votes, and counts the server has answered since. */
type Known = Record<string, { voted: boolean; votes?: number }>;

export type Votes = {
  stateOf(suggestion: Suggestion): { voted: boolean; votes: number };
  toggle(suggestion: Suggestion): Promise<void>;
};

/**
 * Votes of this browser and of the member who is signed in. A vote shows at once and is taken back, with words, when the
 * server does not count it.
 */
export function useVotes(voted: readonly string[], ticket: string): Votes {
  const [known, setKnown] = useState<Known>({});
  const mine = useMembersVotes(voted);
  const mark = useRef(ticket);
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    mark.current = ticket;
  }, [ticket]);

  const stateOf = useCallback(
    ({ id, votes_count }: Suggestion) => {
      const before = mine.includes(id);
      const now = known[id];
      const change = now ? Number(now.voted) - Number(before) : 0;
      return { voted: now?.voted ?? before, votes: now?.votes ?? Math.max(0, votes_count + change) };
    },
    [known, mine],
  );

  async function toggle(suggestion: Suggestion) {
    const { id } = suggestion;
    if (underWay.current.has(id)) return;
    const before = stateOf(suggestion);
    const wanted = !before.voted;
    underWay.current.add(id);
    setKnown((all) => ({ ...all, [id]: { voted: wanted, votes: before.votes + (wanted ? 1 : -1) } }));
    const failure = await send(wanted, id, mark);
    if (typeof failure === 'string') {
      setKnown((all) => ({ ...all, [id]: before }));
      toast({ title: VOTE_FAILED, description: failure, variant: 'destructive' });
    } else {
      setKnown((all) => ({ ...all, [id]: failure }));
    }
    underWay.current.delete(id);
  }

  return { stateOf, toggle };
}

/** The votes the page came with, and as soon as the account is known those of the member. */
function useMembersVotes(voted: readonly string[]): readonly string[] {
  const { user } = useSession();
  const userId = user?.id;
  const [ofMember, setOfMember] = useState<{ userId: string; voted: string[] } | null>(null);
  useEffect(() => {
    if (!userId) return;
    let wanted = true;
    callFunction('GET', '/votes')
      .then(({ answer }) => {
        if (wanted && Array.isArray(answer?.voted)) setOfMember({ userId, voted: answer.voted });
      })
      .catch((error: unknown) => console.info('Your votes could not be read.', error));
    return () => {
      wanted = false;
    };
  }, [userId]);
  return userId && ofMember?.userId === userId ? ofMember.voted : voted;
}

/** Returns what the server counts now, or words about why it does not. */
async function send(
  wanted: boolean,
  id: string,
  mark: { current: string },
): Promise<{ voted: boolean; votes: number } | string> {
  if (!navigator.onLine) return 'You are offline. Please try again when you are connected.';
  try {
    const reply = wanted
      ? await callWithTicket('PUT', `/${id}/vote`, {}, mark.current)
      : await callFunction('DELETE', `/${id}/vote`);
    if ('ticket' in reply) mark.current = reply.ticket as string;
    const { status, answer } = reply;
    if (status === 200 && typeof answer?.votes === 'number') return { voted: wanted, votes: answer.votes };
    return answer?.message ?? 'Something went wrong. Please try again.';
  } catch (error) {
    console.info('The vote could not be sent.', error);
    return 'The site could not be reached. Please try again.';
  }
}
