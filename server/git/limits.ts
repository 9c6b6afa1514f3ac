import type { RateLimit } from '../rate-limits/store.ts';

/** Tokens that are none, from one address. One cannot be guessed; asking still costs the database a look. */
export const refusedTokens: RateLimit = { max: 60, windowSeconds: 300 };
/** Commits made in the browser, by one member. */
export const editsPerAccount: RateLimit = { max: 600, windowSeconds: 3600 };
/** Requests of git clients from one address; a clone takes two, a push three or four. */
export const visitsPerAddress: RateLimit = { max: 1200, windowSeconds: 600 };
/** Reads of history, diffs and archives from one address. */
export const readsPerAddress: RateLimit = { max: 3000, windowSeconds: 600 };
