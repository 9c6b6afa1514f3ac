import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { type Rate, scaleRate, TokenBucket } from '../budgets/token-bucket.ts';

/** A socket as far as its memory goes. */
export interface Reader {
  /** Bytes that wait for it to be read. */
  readonly unread: number;
  /** Ends it at once. */
  drop(): void;
}

/** What everybody behind one network address has left of the budget. */
export class Visitor {
  /** Null for the operator's own servers. */
  readonly network: string | null;
  /** How many of each there may be at once. */
  readonly most: {
    sockets: number;
    channels: number;
    subscriptions: number;
    presenceBytes: number;
    words: number;
  };
  readonly readers = new Set<Reader>();
  channels = 0;
  subscriptions = 0;
  presenceBytes = 0;
  /** Broadcasts that wait to be told to the other servers. */
  words = 0;
  readonly opened: TokenBucket;
  readonly joins: TokenBucket;
  readonly messages: TokenBucket;
  readonly bytes: TokenBucket;
  /** Deliveries that it caused, and those that it got. */
  readonly sent: TokenBucket;
  readonly received: TokenBucket;
  readonly presences: TokenBucket;
  readonly posts: TokenBucket;
  /** Milliseconds of `performance.now()`. */
  seenAt = performance.now();

  constructor(network: string | null, factor: number) {
    const bucket = (rate: Rate) => new TokenBucket(scaleRate(rate, network === null ? 0 : factor));
    const most = (count: number) => (network === null ? Number.POSITIVE_INFINITY : count);
    this.network = network;
    this.most = {
      sockets: most(budget.sockets.ofNetwork),
      channels: most(budget.channels.ofNetwork),
      subscriptions: most(budget.subscriptions.ofNetwork),
      presenceBytes: most(budget.presenceBytes.ofNetwork),
      words: most(budget.words.ofNetwork),
    };
    this.opened = bucket(budget.opened);
    this.joins = bucket(budget.joins.ofNetwork);
    this.messages = bucket(budget.messages.ofNetwork);
    this.bytes = bucket(budget.bytes);
    this.sent = bucket(budget.deliveries.ofNetwork);
    this.received = bucket(budget.deliveries.ofNetwork);
    this.presences = bucket(budget.presences);
    this.posts = bucket(budget.posts);
  }

  get isIdle(): boolean {
    return this.readers.size === 0 && performance.now() - this.seenAt > idleMilliseconds;
  }
}

/** Longer than any bucket takes to be full again. */
const idleMilliseconds = 10 * 60_000;
const lookMilliseconds = 1000;
/** Networks without a socket that are remembered: about 20 MB. */
const mostKnown = 20_000;

/** Everybody who uses realtime, by network address; ends the sockets that are read too slowly together. */
export class Visitors {
  readonly #factor: number;
  readonly #known = new Map<string, Visitor>();
  readonly #operator: Visitor;
  readonly #timer: NodeJS.Timeout;
  #sweepAt = 0;

  /** `factor` is the operator's RATE_LIMIT_FACTOR. */
  constructor(factor: number) {
    this.#factor = factor;
    this.#operator = new Visitor(null, factor);
    this.#timer = setInterval(() => this.#look(), lookMilliseconds);
    this.#timer.unref();
  }

  /** The visitor of a network; null for the secret key. */
  of(network: string | null): Visitor {
    if (network === null) return this.#operator;
    const visitor = this.#known.get(network) ?? new Visitor(network, this.#factor);
    // Set again, so that those who have not been seen for longest come first.
    this.#known.delete(network);
    this.#known.set(network, visitor);
    visitor.seenAt = performance.now();
    if (this.#known.size > mostKnown) this.#forgetOne();
    return visitor;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const all: Reader[] = [];
    for (const visitor of [...this.#known.values(), this.#operator]) {
      if (visitor.readers.size === 0) continue;
      const left = dropSlowest([...visitor.readers], budget.unread.ofNetwork);
      all.push(...left);
    }
    dropSlowest(all, budget.unread.all);
    if (performance.now() < this.#sweepAt) return;
    this.#sweepAt = performance.now() + idleMilliseconds / 10;
    for (const [network, visitor] of this.#known) if (visitor.isIdle) this.#known.delete(network);
  }

  #forgetOne(): void {
    for (const [network, { readers }] of this.#known) {
      if (readers.size > 0) continue;
      this.#known.delete(network);
      return;
    }
  }
}

/** Ends those with most unread until the rest has `most` bytes at most. Returns those that are left with something. */
function dropSlowest(readers: Reader[], most: number): Reader[] {
  const slow = readers.filter(({ unread }) => unread > 0);
  let sum = slow.reduce((total, { unread }) => total + unread, 0);
  if (sum <= most) return slow;
  slow.sort((a, b) => a.unread - b.unread);
  while (sum > most) {
    const slowest = slow.pop();
    if (!slowest) break;
    sum -= slowest.unread;
    slowest.drop();
  }
  return slow;
}
