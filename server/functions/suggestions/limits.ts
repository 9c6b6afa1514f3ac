import { createHmac } from 'node:crypto';
import { addressBlock } from '../../http/client-address.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import type { TakeTry } from '../contact/limits.ts';
import { suggestionsError } from './errors.ts';

const hour = 3600;
/** From one network address; wider than one sender's, since a school or an office shares one. */
export const suggestionsOfAddress: RateLimit = { max: 10, windowSeconds: hour };
/** Suggestions that name one sender. */
export const suggestionsOfSender: RateLimit = { max: 5, windowSeconds: hour };
export const commentsOfAddress: RateLimit = { max: 30, windowSeconds: hour };
/** Votes given and taken back, whoever gives them. */
export const votesOfAddress: RateLimit = { max: 120, windowSeconds: hour };
/** Votes without an account for one suggestion: a browser that forgets its mark must not vote for ever. */
export const votesForOne: RateLimit = { max: 5, windowSeconds: 24 * hour };

export interface Limits {
  /** Throw 429 with words and the seconds to wait. */
  suggest(address: string, email: string): Promise<void>;
  comment(address: string): Promise<void>;
  vote(address: string): Promise<void>;
  /** For a first vote of a browser without an account. */
  voteWithoutAccount(address: string, suggestionId: string): Promise<void>;
}

/** The limits of the board, counted by `take`. What is only tried stands there as a keyed hash. */
export function createLimits(take: TakeTry, signingKey: Buffer): Limits {
  const hide = (text: string) =>
    createHmac('sha256', signingKey).update(`limit:${text}`).digest('base64url').slice(0, 22);
  async function count(bucket: string, limit: RateLimit, what: string): Promise<void> {
    const wait = await take(`suggestions:${bucket}`, limit);
    if (wait === 0) return;
    const span = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
    const words = `Too many ${what} in a short time. Please try again in ${span}.`;
    throw suggestionsError('tooMany', { retryAfter: wait }, words);
  }
  return {
    async suggest(address, email) {
      await count(`address:${addressBlock(address)}`, suggestionsOfAddress, 'suggestions');
      await count(`sender:${hide(email.toLowerCase())}`, suggestionsOfSender, 'suggestions');
    },
    comment: (address) => count(`comments:${addressBlock(address)}`, commentsOfAddress, 'comments'),
    vote: (address) => count(`votes:${addressBlock(address)}`, votesOfAddress, 'votes'),
    async voteWithoutAccount(address, suggestionId) {
      const wait = await take(`suggestions:vote:${suggestionId}:${hide(addressBlock(address))}`, votesForOne);
      if (wait > 0) throw suggestionsError('networkHasVoted', { retryAfter: wait });
    },
  };
}
