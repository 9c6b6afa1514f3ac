import type { Context } from 'hono';
import { clientAddress } from '../../http/client-address.ts';
import { readFields } from '../contact/body.ts';
import { checkTicket } from '../contact/ticket.ts';
import type { OpenDesk } from './desk.ts';
import { suggestionsError } from './errors.ts';
import { markBrowser, type Voter } from './voter.ts';

const closed = ['done', 'declined'];

/**
 * Gives a vote. Given again it stays the one it is. A browser that has never voted here shows the ticket of its page,
 * as a form does, and gets a mark.
 */
export async function giveVote(
  desk: OpenDesk,
  context: Context,
  suggestionId: string,
  { account, browser }: Voter,
): Promise<Response> {
  const { ticket = '' } = await readFields(context.req.raw);
  const address = clientAddress(context, desk.config.trustedProxies);
  await desk.limits.vote(address);
  const status = await desk.board.statusOf(suggestionId);
  if (status === null) throw suggestionsError('noSuggestion');
  if (closed.includes(status)) throw suggestionsError('votingClosed');
  let voter = browser;
  if (!account) {
    voter ??= markNewBrowser(desk, context, String(ticket));
    const given = await desk.board.votesOf(null, voter);
    if (!given.includes(suggestionId)) await desk.limits.voteWithoutAccount(address, suggestionId);
  }
  const votes = await desk.board.setVote(true, suggestionId, account?.id ?? null, voter);
  if (votes === null) throw suggestionsError('noSuggestion');
  return context.json({ voted: true, votes });
}

/** Takes a vote back; without one nothing happens. */
export async function takeVoteBack(
  desk: OpenDesk,
  context: Context,
  suggestionId: string,
  { account, browser }: Voter,
): Promise<Response> {
  await desk.limits.vote(clientAddress(context, desk.config.trustedProxies));
  const status = await desk.board.statusOf(suggestionId);
  if (status === null) throw suggestionsError('noSuggestion');
  if (closed.includes(status)) throw suggestionsError('votingClosed');
  const votes = await desk.board.setVote(false, suggestionId, account?.id ?? null, browser);
  if (votes === null) throw suggestionsError('noSuggestion');
  return context.json({ voted: false, votes });
}

function markNewBrowser(desk: OpenDesk, context: Context, ticket: string): string {
  const { is } = checkTicket(desk.signingKey, ticket);
  if (is === 'unknown') throw suggestionsError('formNotFound');
  if (is === 'expired') throw suggestionsError('formExpired');
  // One press needs no time: an early ticket is as good.
  return markBrowser(context, desk.signingKey, ticket, desk.config.siteUrl);
}
