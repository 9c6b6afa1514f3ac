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
  /**
   * For work that holds up the whole process while it runs: whoever has taken more time than most of those whose work is under
   * way rests after each piece as long as it took, milliseconds at most.
   */
  rest?: number;
  /**
   * Places that are kept for visitors whose pieces are known to be short: what strangers begin with may take long, and a place
   * can not be taken back.
   */
  kept?: number;
}

interface Visitor {
  running: number;
  /** In the order in which they came. */
  waiting: Waiter[];
  /** Milliseconds that a piece of its work took lately. */
  usual: number;
  /** Milliseconds that its pieces have taken, those under way by what is usual; who was away begins where the others are. */
  taken: number;
  /** Milliseconds that its last piece took, and when that ended. */
  last: number;
  ended: number;
  /** When it was given its last place, in the order of all. */
  turn: number;
}

interface Waiter {
  since: number;
  start(): void;
}

/** How much the last piece of work says about what is usual. */
const weightOfLast = 0.3;
/** Milliseconds of the usual piece of who lets those go first whose pieces are much shorter. */
const long = 100;
/** Milliseconds that such a visitor lets others go first at most. */
const longestYield = 2000;
/** Milliseconds between two looks whether the others are done. */
const lookEvery = 25;
/** Visitors without work are forgotten when there are so many. */
const mostKnown = 10_000;

/**
 * Lets a few pieces of work run at once and shares the time of the places out among visitors: next is whose pieces have taken
 * the least (start-time fair queueing), so that an honest visitor never waits behind the queue of a greedy one, nor as often
 * as there are greedy ones. Whose pieces take long begins when nobody with short ones is present, since a place can not be
 * taken back.
 */
export class FairGate {
  readonly #limits: GateLimits;
  readonly #present: () => Iterable<string>;
  readonly #now: () => number;
  readonly #visitors = new Map<string, Visitor>();
  /** Those with work under way or waiting: a few of the thousands that are known, since each piece of work looks through them. */
  readonly #active = new Map<string, Visitor>();
  #running = 0;
  #waiting = 0;
  /** Pieces under way of visitors whose pieces are long, or of whom nothing is known yet. */
  #unproven = 0;
  /** Until when no long piece begins beside short ones: as long again as the last long one took. */
  #shortUntil = Number.NEGATIVE_INFINITY;
  #turns = 0;
  /** What each of those with work has taken at least: whoever comes back begins there, and has saved up nothing. */
  #reached = 0;
  #look: NodeJS.Timeout | undefined;

  /** `present` tells whose requests are being answered. `now` is a clock in milliseconds, another one for tests. */
  constructor(
    limits: GateLimits,
    present: () => Iterable<string> = () => [],
    now: () => number = () => performance.now(),
  ) {
    this.#limits = limits;
    this.#present = present;
    this.#now = now;
  }

  /**
   * Waits for a place of the visitor's, who is a network address, or null for the server's own work: that goes first and is
   * not limited to `placesOfOne`. Resolves with what gives the place back. Throws a 503 that says when to try again.
   */
  async enter(visitor: string | null, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw busy();
    const key = visitor ?? own;
    const found = this.#visitor(key);
    found.taken = Math.max(found.taken, this.#reached);
    if (this.#mayRun(key, found) && !this.#isForOthers(key, found, this.#now()))
      return this.#begin(key, found);
    const isFull = this.#waiting >= this.#limits.waiting || found.waiting.length >= this.#limits.waitingOfOne;
    if (isFull && visitor !== null) throw busy();
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        const at = found.waiting.indexOf(waiter);
        if (at < 0) return;
        found.waiting.splice(at, 1);
        this.#waiting -= 1;
        this.#leave(key, found);
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
        since: this.#now(),
        start: () => {
          settle();
          // Not in the same turn of the event loop as the piece before, so that others are heard in between.
          const leave = this.#begin(key, found);
          setImmediate(() => resolve(leave));
        },
      };
      found.waiting.push(waiter);
      this.#active.set(key, found);
      this.#waiting += 1;
      this.#lookAgain();
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
    const known = this.#visitors.get(key);
    if (known) return known;
    if (this.#visitors.size >= mostKnown) this.#forget();
    const visitor: Visitor = {
      running: 0,
      waiting: [],
      usual: 0,
      taken: 0,
      last: 0,
      ended: Number.NEGATIVE_INFINITY,
      turn: 0,
    };
    this.#visitors.set(key, visitor);
    return visitor;
  }

  #mayRun(key: string, visitor: Visitor): boolean {
    const { places, placesOfOne, kept = 0 } = this.#limits;
    if (this.#running >= places) return false;
    if (key === own) return true;
    return visitor.running < placesOfOne && (isShort(visitor) || this.#unproven < places - kept);
  }

  #begin(key: string, visitor: Visitor): () => void {
    const began = this.#now();
    const { usual } = visitor;
    const proof = isShort(visitor) ? 0 : 1;
    this.#unproven += proof;
    visitor.running += 1;
    this.#active.set(key, visitor);
    this.#reached = Math.max(this.#reached, this.#least());
    visitor.taken += usual;
    visitor.turn = ++this.#turns;
    this.#running += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      visitor.running -= 1;
      this.#running -= 1;
      this.#unproven -= proof;
      this.#leave(key, visitor);
      visitor.ended = this.#now();
      const took = visitor.ended - began;
      visitor.last = took;
      if (took >= long) this.#shortUntil = visitor.ended + Math.min(took, longestYield);
      visitor.taken += took - usual;
      visitor.usual += weightOfLast * (took - visitor.usual);
      this.#next();
    };
  }

  #leave(key: string, { running, waiting }: Visitor): void {
    if (running === 0 && waiting.length === 0) this.#active.delete(key);
  }

  #next(): void {
    let best: Visitor | null = null;
    for (const [key, visitor] of this.#active) {
      const [first] = visitor.waiting;
      const mayBegin =
        first !== undefined && this.#mayRun(key, visitor) && !this.#isForOthers(key, visitor, first.since);
      if (!mayBegin) continue;
      if (key === own) {
        best = visitor;
        break;
      }
      if (!best || comesBefore(visitor, best)) best = visitor;
    }
    const waiter = best?.waiting.shift();
    if (!waiter) {
      this.#lookAgain();
      return;
    }
    this.#waiting -= 1;
    waiter.start();
    // Several places are free when those who waited had let others go first.
    if (this.#waiting > 0 && this.#running < this.#limits.places) this.#next();
  }

  /** Visitors with long work wait a while for those with short work. */
  #isForOthers(key: string, visitor: Visitor, since: number): boolean {
    const { usual } = visitor;
    if (key === own) return false;
    if (this.#rests(visitor)) return true;
    const now = this.#now();
    if (usual < long || (now - since > longestYield && now >= this.#shortUntil)) return false;
    for (const other of this.#present()) {
      if (other !== key && (this.#visitors.get(other)?.usual ?? 0) < usual / 4) return true;
    }
    return false;
  }

  /** Between two long pieces in one thread, what others have begun goes on: their answers come from elsewhere, bit by bit. */
  #rests(visitor: Visitor): boolean {
    const { rest = 0 } = this.#limits;
    if (this.#now() - visitor.ended >= Math.min(visitor.last, rest)) return false;
    let [less, more] = [0, 0];
    for (const [key, other] of this.#active) {
      if (key === own || other === visitor || other.running === 0) continue;
      if (other.taken < visitor.taken) less += 1;
      else more += 1;
    }
    return less > more;
  }

  /** The least that somebody with work has taken. The server's own work is nobody's share. */
  #least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [key, { taken }] of this.#active) if (key !== own) least = Math.min(least, taken);
    return least === Number.POSITIVE_INFINITY ? this.#reached : least;
  }

  /** Looks for the next once the others may be done, when somebody waits for that alone. */
  #lookAgain(): void {
    if (this.#look || this.#waiting === 0 || this.#running >= this.#limits.places) return;
    this.#look = setTimeout(() => {
      this.#look = undefined;
      this.#next();
    }, lookEvery);
  }

  #forget(): void {
    for (const key of this.#visitors.keys()) if (!this.#active.has(key)) this.#visitors.delete(key);
  }
}

/** Whether something is known of a visitor's pieces, and that they are short. */
const isShort = ({ ended, usual }: Visitor) => ended > Number.NEGATIVE_INFINITY && usual < long;

/** Who has taken less time goes first, then the longest time since the last turn. */
function comesBefore(one: Visitor, other: Visitor): boolean {
  return one.taken === other.taken ? one.turn < other.turn : one.taken < other.taken;
}

/** No address is called so. */
const own = 'the server itself';

/** The error for a visitor without a place. */
export function busy(): HttpError {
  return new HttpError(503, 'over_capacity', 'The site is busy right now. Please try again in a moment.', {
    retryAfter: 2,
  });
}
