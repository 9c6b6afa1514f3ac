import type { Context } from 'hono';
import type { RateLimit } from '../../rate-limits/store.ts';
import { keyedHash } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import type { FormContext } from '../kit/form.ts';
import { limitTries } from '../kit/limits.ts';

const hour = 3600;
/** From one network address; wider than one sender's, since a school or an office shares one. */
export const suggestionsOfAddress: RateLimit = { max: 10, windowSeconds: hour };
/** Suggestions that name one sender. */
export const suggestionsOfSender: RateLimit = { max: 5, windowSeconds: hour };
export const commentsOfAddress: RateLimit = { max: 30, windowSeconds: hour };
/** Votes given and taken back, whoever gives them. */
const votesOfAddress: RateLimit = { max: 120, windowSeconds: hour };
/** Votes without an account for one suggestion: a browser that deletes its voter cookie must not vote for ever. */
export const votesForOne: RateLimit = { max: 5, windowSeconds: 24 * hour };

/** Throws 429 for more suggestions than a network or a sender may make. */
export async function limitSuggestions(context: FormContext, network: string, email: string): Promise<void> {
  await limitTries(context, `suggestions:address:${network}`, suggestionsOfAddress, 'suggestions');
  // Addresses that were only tried do not belong into the database in clear.
  const sender = keyedHash(context, 'sender', email.toLowerCase());
  await limitTries(context, `suggestions:sender:${sender}`, suggestionsOfSender, 'suggestions');
}

export function limitComments(context: FormContext, c: Context): Promise<void> {
  return limitTries(context, `suggestions:comments:${context.networkOf(c)}`, commentsOfAddress, 'comments');
}

export function limitVotes(context: FormContext, c: Context): Promise<void> {
  return limitTries(context, `suggestions:votes:${context.networkOf(c)}`, votesOfAddress, 'votes');
}

/** For a first vote of a browser without an account. */
export async function limitNewBrowsers(
  context: FormContext,
  c: Context,
  suggestionId: string,
): Promise<void> {
  const network = keyedHash(context, 'network', context.networkOf(c));
  const wait = await context.take(`suggestions:vote:${suggestionId}:${network}`, votesForOne);
  if (wait > 0) throw functionError('networkHasVoted', { retryAfter: wait });
}
