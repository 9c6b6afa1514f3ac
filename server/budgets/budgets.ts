import { availableParallelism } from 'node:os';
import type { RateLimit } from '../rate-limits/store.ts';
import type { GateLimits } from './fair-gate.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What may be asked for in one place's name: one limit a network address, one for all that its owner does not sign in from. */
interface MessageLimits {
  /** Of one kind, asked for from one network address. */
  spacing: RateLimit;
  /** Of all kinds, asked for from one network address. A stranger's address cannot use up what `ofStrangers` allows. */
  perPair: RateLimit;
  /** Asked for from all network addresses together that the account is not signed in from: what may fill one mailbox. */
  ofStrangers: RateLimit;
  /** Codes that strangers may have sent in a day: the guesses they can ever make follow from it. */
  codesOfStrangers: RateLimit;
}

/** Sign-in: see docs/decisions/040-strangers-lock-nobody-out.md for what the best attack gets within these. */
export const signInBudget = {
  /**
   * Tries of a code of six digits: from the network address that asked for it or that its account signs in from, and from all
   * others together. Owners mistype less often than five times. The link of the same mail needs none.
   */
  codeTries: { own: 5, others: 5 },
  /** Mails to one mailbox. Beyond `codesOfStrangers` a mail carries its link alone, which always works. */
  mails: {
    spacing: { max: 1, windowSeconds: minute },
    perPair: { max: 6, windowSeconds: hour },
    ofStrangers: { max: 12, windowSeconds: hour },
    codesOfStrangers: { max: 20, windowSeconds: day },
  } satisfies MessageLimits,
  /** Mails from one network address to whichever mailboxes: an office may use it up, a list of addresses does at once. */
  mailsPerAddress: { max: 60, windowSeconds: hour } satisfies RateLimit,
  /** Text messages to one number. They carry a code alone, so that beyond `codesOfStrangers` there is none. */
  messages: {
    spacing: { max: 1, windowSeconds: minute },
    perPair: { max: 6, windowSeconds: hour },
    ofStrangers: { max: 10, windowSeconds: hour },
    codesOfStrangers: { max: 20, windowSeconds: day },
  } satisfies MessageLimits,
  /** Days a network address counts as its account's after it was last signed in from there: about a season of absence. */
  knownNetworkDays: 90,
  /** Network addresses kept for one account: those of a traveller, the latest ones. */
  knownNetworks: 20,
  /**
   * Passwords hashed at once, about 50 ms of a processor each. Hashing runs on the four threads that also read files; two
   * of them stay free for that, and one processor for all other requests. One network address waits behind nobody but its own;
   * 60 of it are the tries it has in five minutes.
   */
  hashing: {
    places: Math.min(2, Math.max(1, availableParallelism() - 1)),
    placesOfOne: Math.min(2, Math.max(1, availableParallelism() - 1)),
    waitingOfOne: 60,
    waiting: 1000,
    wait: 10_000,
  } satisfies GateLimits,
};
