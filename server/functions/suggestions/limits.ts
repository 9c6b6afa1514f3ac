import type { Context } from 'hono';
import type { RateLimit } from '../../rate-limits/store.ts';
import { type Desk, keyedMark, limitTries, networkOf } from '../form/desk.ts';
import { boardError } from './errors.ts';

const hour = 3600;
/** From one network address; wider than one sender's, since a school or an office shares one. */
export const suggestionsOfAddress: RateLimit = { max: 10, windowSeconds: hour };
/** Suggestions that name one sender. */
export const suggestionsOfSender: RateLimit = { max: 5, windowSeconds: hour };
export const commentsOfAddress: RateLimit = { max: 30, windowSeconds: hour };
/** Votes given and taken back, whoever gives them. */
const votesOfAddress: RateLimit = { max: 120, windowSeconds: hour };
/** Votes without an account for one suggestion: a browser that forgets its mark must not vote for ever. */
export const votesForOne: RateLimit = { max: 5, windowSeconds: 24 * hour };

/** Throws 429 for more suggestions than a network or a sender may make. */
export async function limitSuggestions(desk: Desk, context: Context, email: string): Promise<void> {
  await limitTries(
    desk,
    `suggestions:address:${networkOf(desk, context)}`,
    suggestionsOfAddress,
    'suggestions',
  );
  // Addresses that were only tried do not belong into the database in clear.
  const sender = keyedMark(desk, 'sender', email.toLowerCase());
  await limitTries(desk, `suggestions:sender:${sender}`, suggestionsOfSender, 'suggestions');
}

export function limitComments(desk: Desk, context: Context): Promise<void> {
  return limitTries(desk, `suggestions:comments:${networkOf(desk, context)}`, commentsOfAddress, 'comments');
}

export function limitVotes(desk: Desk, context: Context): Promise<void> {
  return limitTries(desk, `suggestions:votes:${networkOf(desk, context)}`, votesOfAddress, 'votes');
}

/** For a first vote of a browser without an account. */
export async function limitNewBrowsers(desk: Desk, context: Context, suggestionId: string): Promise<void> {
  const network = keyedMark(desk, 'network', networkOf(desk, context));
  const wait = await desk.take(`suggestions:vote:${suggestionId}:${network}`, votesForOne);
  if (wait > 0) throw boardError('networkHasVoted', { retryAfter: wait });
}
