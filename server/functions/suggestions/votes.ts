import type { Context } from 'hono';
import { readFields } from '../form/body.ts';
import { formError } from '../form/errors.ts';
import { checkTicket } from '../form/ticket.ts';
import { boardError } from './errors.ts';
import type { BoardDesk } from './forms.ts';
import { limitNewBrowsers, limitVotes } from './limits.ts';
import { identifyVoter, markBrowser } from './voter.ts';

const closed = ['done', 'declined'];

/**
 * Gives a vote. Given again it stays the one it is. A browser that has never voted here shows the ticket of its page,
 * as a form does, and gets a mark.
 */
export async function giveVote(desk: BoardDesk, context: Context, suggestionId: string): Promise<Response> {
  const { member, browser } = await identifyVoter(desk, context);
  const { ticket = '' } = await readFields(context.req.raw);
  await limitVotes(desk, context);
  await refuseClosed(desk, suggestionId);
  let voter = browser;
  if (!member) {
    voter ??= markNewBrowser(desk, context, String(ticket));
    const given = await desk.board.votesOf(null, voter);
    if (!given.includes(suggestionId)) await limitNewBrowsers(desk, context, suggestionId);
  }
  const votes = await desk.board.setVote(true, suggestionId, member?.id ?? null, voter);
  // Closed or gone since.
  if (votes === null) await refuseClosed(desk, suggestionId);
  return context.json({ voted: true, votes });
}

/** Takes a vote back; without one nothing happens. */
export async function takeVoteBack(
  desk: BoardDesk,
  context: Context,
  suggestionId: string,
): Promise<Response> {
  const { member, browser } = await identifyVoter(desk, context);
  await limitVotes(desk, context);
  await refuseClosed(desk, suggestionId);
  const votes = await desk.board.setVote(false, suggestionId, member?.id ?? null, browser);
  // Closed or gone since.
  if (votes === null) await refuseClosed(desk, suggestionId);
  return context.json({ voted: false, votes });
}

async function refuseClosed({ board }: BoardDesk, suggestionId: string): Promise<void> {
  const status = await board.statusOf(suggestionId);
  if (status === null) throw boardError('noSuggestion');
  if (closed.includes(status)) throw boardError('votingClosed');
}

function markNewBrowser(desk: BoardDesk, context: Context, ticket: string): string {
  const { is } = checkTicket(desk.signingKey, ticket);
  if (is === 'unknown') throw formError('formNotFound');
  if (is === 'expired') throw formError('formExpired');
  // One press needs no time: an early ticket is as good.
  return markBrowser(desk, context, ticket);
}
