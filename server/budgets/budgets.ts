import type { RateLimit } from '../rate-limits/store.ts';
import type { GateLimits } from './fair-gate.ts';

/*
 * What visitors and members may cost, on the embedded database and on PostgreSQL alike, in one place. The operator's key is
 * not limited. `RATE_LIMIT_FACTOR=0` switches off what is shared out and counted, never a deadline or a size.
 */

/** Statements of visitors and members. */
export const statementBudget = {
  /** Milliseconds by the clock, after which a statement is ended whatever it did. */
  clock: 8000,
  /** Milliseconds of work on the embedded database, whose one connection is everybody's. Time that others took does not count. */
  work: 800,
  /** Statements of one network that were ended for their time. Who has more asks nothing until the window is over. */
  ended: { max: 5, windowSeconds: 60 } satisfies RateLimit,
};

/** How the connections of a database are shared out among networks. */
export function connectionBudget(connections: number): GateLimits {
  return {
    places: connections,
    placesOfOne: Math.max(1, Math.floor(connections * 0.3)),
    waitingOfOne: 200,
    waiting: 2000,
    wait: 10_000,
  };
}

/** Pages, and questions to tables. */
export const requestBudget = {
  /** Answers that are being made: one thread makes them all. */
  working: { places: 8, placesOfOne: 2, waitingOfOne: 100, waiting: 2000, wait: 10_000 } satisfies GateLimits,
  /** Answers that are being made or sent. Browsers open six connections; what waits here is the visitor's own. */
  sending: {
    places: 2000,
    placesOfOne: 24,
    waitingOfOne: 100,
    waiting: 2000,
    wait: 10_000,
  } satisfies GateLimits,
  /** How much later one hears of a refusal. */
  refusalMilliseconds: 300,
};

/** Questions to tables and functions. */
export const questionBudget = {
  /** Bytes of an answer's rows. The files of a large repository fit. */
  answerBytes: 16 * 1024 * 1024,
  /** Bytes of a value that patterns and full-text searches are held against. */
  searchedBytes: 10_000,
  /** Characters of a pattern, and copies of its parts that counted repetitions multiply to when it is compiled. */
  patternLength: 200,
  patternCopies: 100,
  /** Resources that are embedded in a question. */
  embeds: 12,
};
