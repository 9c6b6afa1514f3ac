import type { RateLimit } from '../../rate-limits/store.ts';

/** What sign-ins of programs without a browser are bound by. */
export const deviceBudget = {
  /** Codes work so long. */
  codeSeconds: 600,
  /** Seconds between two questions of a program. */
  interval: 5,
  /** Days that the access token works. */
  tokenDays: 90,
  /** Characters of what a computer calls itself. */
  hostLength: 60,
  /** Codes that one network address is given. */
  codes: { max: 20, windowSeconds: 600 } satisfies RateLimit,
  /** Questions of one network address whether a code was allowed: five programs that wait ask 300 times. */
  questions: { max: 400, windowSeconds: 300 } satisfies RateLimit,
  /** Codes that are looked up or decided. A guess finds one of a thousand that wait once in a million tries. */
  guesses: {
    ofNetwork: { max: 60, windowSeconds: 600 } satisfies RateLimit,
    ofAccount: { max: 20, windowSeconds: 600 } satisfies RateLimit,
  },
  /** Tokens that one network address ends. */
  revocations: { max: 60, windowSeconds: 300 } satisfies RateLimit,
} as const;
