import type { Context } from 'hono';
import { readFields } from '../kit/body.ts';
import { functionError } from '../kit/errors.ts';
import { checkTicket } from '../kit/form.ts';
import type { BoardContext } from './forms.ts';
import { limitNewBrowsers, limitVotes } from './limits.ts';
import { identifyVoter, setVoterCookie } from './voter.ts';

const closed = ['done', 'declined'];

/**
 * Gives a vote. Given again it stays the one it is. A browser that has never voted here shows the ticket of its page,
 * as a form does, and gets a voter cookie.
 */
export async function giveVote(context: BoardContext, c: Context, suggestionId: string): Promise<Response> {
  const { member, browser } = await identifyVoter(context, c);
  const { ticket = '' } = await readFields(c.req.raw);
  await limitVotes(context, c);
  await refuseClosed(context, suggestionId);
  let voter = browser;
  if (!member) {
    if (voter === null) {
      // One press needs no time: an early ticket is as good.
      checkTicket(context, String(ticket), { early: true });
      voter = setVoterCookie(context, c, String(ticket));
    }
    const given = await context.board.votesOf(null, voter);
    if (!given.includes(suggestionId)) await limitNewBrowsers(context, c, suggestionId);
  }
  const votes = await context.board.setVote(true, suggestionId, member?.id ?? null, voter);
  // Closed or gone since.
  if (votes === null) await refuseClosed(context, suggestionId);
  return c.json({ voted: true, votes });
}

/** Takes a vote back; without one nothing happens. */
export async function takeVoteBack(
  context: BoardContext,
  c: Context,
  suggestionId: string,
): Promise<Response> {
  const { member, browser } = await identifyVoter(context, c);
  await limitVotes(context, c);
  await refuseClosed(context, suggestionId);
  const votes = await context.board.setVote(false, suggestionId, member?.id ?? null, browser);
  // Closed or gone since.
  if (votes === null) await refuseClosed(context, suggestionId);
  return c.json({ voted: false, votes });
}

async function refuseClosed({ board }: BoardContext, suggestionId: string): Promise<void> {
  const status = await board.statusOf(suggestionId);
  if (status === null) throw functionError('suggestionNotFound');
  if (closed.includes(status)) throw functionError('votingClosed');
}
