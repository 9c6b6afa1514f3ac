import { HttpError } from '../http/errors.ts';

export interface GateLimits {
  /** Pieces of work under way at once. */
  places: number;
  /** Of one visitor, so that others find a place at any time. */
  placesOfOne: number;
  /** Pieces of work that wait, of one visitor and of all. What comes on top is refused at once. */
  waitingOfOne: number;
  waiting: number;
  /** Milliseconds that one waits at most. */
  wait: number;
}

interface Visitor {
  running: number;
  /** In the order in which they came. */
  waiting: Waiter[];
  /** Milliseconds of places that were used, of which half is forgotten every `halfLife`. */
  used: number;
  usedAt: number;
}

interface Waiter {
  start(): void;
}

const halfLife = 10_000;
/** Visitors without work are forgotten when there are so many. */
const mostKnown = 10_000;

/**
 * Lets a few pieces of work run at once and shares the places out among visitors: the next place is for the one who has used
 * the least of them lately, so that an honest visitor never waits behind the queue of a greedy one.
 */
export class FairGate {
  readonly #limits: GateLimits;
  readonly #now: () => number;
  readonly #visitors = new Map<string, Visitor>();
  #running = 0;
  #waiting = 0;

  /** `now` is a clock in milliseconds, another one for tests. */
  constructor(limits: GateLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Waits for a place of the visitor's, who is a network address, or null for the server's own work: that goes first and is
   * not limited to `placesOfOne`. Resolves with what gives the place back. Throws a 503 that says when to try again.
   */
  async enter(visitor: string | null, signal?: AbortSignal): Promise<() => void> {
    const key = visitor ?? own;
    const found = this.#visitor(key);
    if (this.#mayRun(key, found)) return this.#begin(key, found);
    const isFull = this.#waiting >= this.#limits.waiting || found.waiting.length >= this.#limits.waitingOfOne;
    if (isFull && visitor !== null) throw busy();
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        const at = found.waiting.indexOf(waiter);
        if (at < 0) return;
        found.waiting.splice(at, 1);
        this.#waiting -= 1;
        settle();
        reject(error);
      };
      const giveUp = () => leave(busy());
      const timer = visitor === null ? undefined : setTimeout(giveUp, this.#limits.wait);
      signal?.addEventListener('abort', giveUp, { once: true });
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        start: () => {
          settle();
          resolve(this.#begin(key, found));
        },
      };
      found.waiting.push(waiter);
      this.#waiting += 1;
    });
  }

  /** Resolves or rejects with what `work` does in a place of the visitor's. */
  async run<T>(visitor: string | null, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(visitor);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #visitor(key: string): Visitor {
    const found = this.#visitors.get(key) ?? { running: 0, waiting: [], used: 0, usedAt: 0 };
    this.#visitors.set(key, found);
    if (this.#visitors.size > mostKnown) this.#forget();
    return found;
  }

  #mayRun(key: string, { running }: Visitor): boolean {
    return this.#running < this.#limits.places && (key === own || running < this.#limits.placesOfOne);
  }

  #begin(key: string, visitor: Visitor): () => void {
    const began = this.#now();
    visitor.running += 1;
    this.#running += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      visitor.running -= 1;
      this.#running -= 1;
      const now = this.#now();
      if (key !== own) {
        visitor.used = this.#used(visitor) + now - began;
        visitor.usedAt = now;
      }
      this.#next();
    };
  }

  #used({ used, usedAt }: Visitor): number {
    return used * 0.5 ** ((this.#now() - usedAt) / halfLife);
  }

  #next(): void {
    let best: Visitor | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [key, visitor] of this.#visitors) {
      if (visitor.waiting.length === 0 || !this.#mayRun(key, visitor)) continue;
      const used = key === own ? -1 : this.#used(visitor);
      if (used < least) [best, least] = [visitor, used];
    }
    const waiter = best?.waiting.shift();
    if (!waiter) return;
    this.#waiting -= 1;
    waiter.start();
  }

  #forget(): void {
    for (const [key, visitor] of this.#visitors) {
      if (visitor.running === 0 && visitor.waiting.length === 0) this.#visitors.delete(key);
    }
  }
}

/** No address is called so. */
const own = 'the server itself';

/** What one is told for whom there is no place now. */
export function busy(): HttpError {
  return new HttpError(503, 'over_capacity', 'The site is busy right now. Please try again in a moment.', {
    retryAfter: 2,
  });
}
