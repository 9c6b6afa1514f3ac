import type { GateLimits } from '../budgets/fair-gate.ts';
import type { RateLimit } from '../rate-limits/store.ts';

const KiB = 1024;

/** What the endpoint for agents can cost. */
export const mcpBudget = {
  /** Messages of one network address; a conversation has some dozens. */
  perAddress: { max: 600, windowSeconds: 300 } satisfies RateLimit,
  /** Templates filled for one network address: each takes up to two seconds of a processor. */
  fills: { max: 30, windowSeconds: 300 } satisfies RateLimit,
  /** Messages that are being answered. Publishing waits for its turn in one of these places. */
  calls: { places: 64, placesOfOne: 4, waitingOfOne: 16, waiting: 300, wait: 30_000 } satisfies GateLimits,
  /** Bytes of a message, without a token that may write and with one: files of a repository in base64. */
  messageBytes: { ofVisitor: 256 * KiB, ofWriter: 4 * 1024 * KiB },
  /** Values of a message, each of which is checked several times; the largest template of ours has 1,800. */
  messageValues: 10_000,
  /** Characters of an answer, as JSON. A tool keeps its own below; this is what none exceeds. */
  answerCharacters: 100_000,
  /** Characters of a file in one answer. */
  textCharacters: 30_000,
  /** Characters of the values that fill a template, as JSON: four times what the largest template of ours has. */
  valuesCharacters: 128 * KiB,
  /** Milliseconds of the processor for filling one template; the largest of ours takes 2,000 when it is first opened. */
  fillMilliseconds: 10_000,
  /** Milliseconds for whoever waits for that. */
  fillTimeout: 30_000,
  /** Templates that wait to be filled, of one network and of all. */
  fillsWaitingOfOne: 3,
  fillsWaiting: 40,
  /** The process that fills them ends after so many milliseconds without work. */
  fillIdle: 60_000,
} as const;
