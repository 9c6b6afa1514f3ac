/** How fast tokens come back, and how many are there at most. A token is whatever is limited: a message, a byte. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The rate times the operator's `RATE_LIMIT_FACTOR`; 0 means no limit. */
export function scaleRate({ perSecond, burst }: Rate, factor: number): Rate {
  return factor === 0
    ? { perSecond: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY }
    : { perSecond: perSecond * factor, burst: burst * factor };
}

/**
 * Limits work by rate in this process. Something is allowed while any token is left, whatever it costs; what it costs beyond
 * that is a debt, and nothing more is allowed until the debt is paid. So a piece of work larger than the burst is possible.
 */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #level: number;
  #at: number;

  /** `now` is a clock in milliseconds, another one for tests. */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#level = rate.burst;
    this.#at = now();
  }

  /** Seconds until a token is left; 0 when one is. */
  get wait(): number {
    const level = this.#refill();
    return level > 0 ? 0 : -level / this.#rate.perSecond + leastWait;
  }

  /** Takes `cost` tokens when any is left, and returns 0; else the seconds to wait, and nothing was taken. */
  take(cost: number): number {
    const { wait } = this;
    if (wait === 0) this.#level -= cost;
    return wait;
  }

  /** Takes `cost` tokens for what can not be refused. */
  charge(cost: number): void {
    this.#refill();
    this.#level -= cost;
  }

  #refill(): number {
    const { perSecond, burst } = this.#rate;
    if (burst === Number.POSITIVE_INFINITY) return burst;
    const now = this.#now();
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#level;
  }
}

/** Seconds. At the exact moment the debt is paid the bucket is still empty. */
const leastWait = 0.001;
