import type { GateLimits } from './fair-gate.ts';
import type { Rate } from './token-bucket.ts';

const kB = 1024;
const MB = 1024 * kB;

/**
 * What realtime may cost. A network is what `clientNetwork` says: one visitor, or an office, a school or a household behind one
 * address, so its numbers are those of some hundred people. Rates are multiplied by `RATE_LIMIT_FACTOR`, counts are not. The
 * secret key, which the operator's own servers have, is bound by `messageBytes`, `waiting` and `unread` alone.
 */
export const realtimeBudget = {
  /** Bytes of one message that comes in. The longest of the official client is a join with a token and filters, about 15 kB. */
  messageBytes: 64 * kB,

  /** WebSockets at once: each takes 30 to 60 kB of memory. */
  sockets: { all: 10_000, ofNetwork: 200 },
  /**
   * WebSockets that a network opens. When the server starts again everybody comes back at once. Who is put out for flooding comes
   * back after a second each time, until this is used up; a refused client waits longer and longer.
   */
  opened: { perSecond: 2, burst: 300 } satisfies Rate,
  /** Milliseconds in which a client says something: the official one does every 25 seconds. */
  silence: 60_000,
  /** Milliseconds that a socket is kept after it was told why it is closed. */
  farewell: 1000,

  /** Channels at once. 100 for one client is what a hosted Supabase allows. */
  channels: { ofSocket: 100, ofNetwork: 2_000 },
  /** Channels joined, tables followed in them, and new tokens: 0.2 ms each, to read a filter or check a signature. */
  joins: {
    ofSocket: { perSecond: 10, burst: 250 } satisfies Rate,
    ofNetwork: { perSecond: 20, burst: 1_000 } satisfies Rate,
  },
  /** Tables that are followed (`postgres_changes`), with their filters of up to 10 kB of memory. */
  subscriptions: { ofChannel: 20, ofSocket: 100, ofNetwork: 2_000 },

  /** Messages that come in. 100 a second for one client is the hosted service's limit, 500 that of a whole project there. */
  messages: {
    ofSocket: { perSecond: 100, burst: 200 } satisfies Rate,
    ofNetwork: { perSecond: 500, burst: 1_000 } satisfies Rate,
  },
  /** Messages above those that are answered with an error; with the next one the socket is closed. */
  refusals: { perSecond: 10, burst: 100 } satisfies Rate,
  /** Bytes that come in from a network. Above it nothing is lost: the server reads no faster. */
  bytes: { perSecond: 2 * MB, burst: 4 * MB } satisfies Rate,

  /**
   * Bytes that go out, members times length: a delivery costs the process 5 to 10 µs, so `ofAll` is a third of a core.
   * `ofNetwork` limits what a network causes and, counted apart, what it gets.
   */
  deliveries: {
    /** Bytes that a delivery counts on top of its length. */
    overhead: kB,
    ofNetwork: { perSecond: 8 * MB, burst: 16 * MB } satisfies Rate,
    ofTopic: { perSecond: 16 * MB, burst: 32 * MB } satisfies Rate,
    ofAll: { perSecond: 48 * MB, burst: 64 * MB } satisfies Rate,
    /** Members of one network that a sender pays for, so that nobody uses up what others may send by joining with many sockets. */
    paidOfNetwork: 20,
  },
  /** Deliveries that wait for their turn, and the bytes of their messages; more is refused. */
  waiting: { deliveries: 100_000, bytes: 32 * MB },
  /** Milliseconds of deliveries after which requests get their turn. */
  slice: 4,
  /** Bytes that wait for a reader who is too slow; above it the connection is ended. Counts of many sockets are taken each second. */
  unread: { ofSocket: MB, ofNetwork: 8 * MB, all: 64 * MB },

  /** Presences that come or change. As many at once as channels can be joined at once. */
  presences: { perSecond: 50, burst: 1_000 } satisfies Rate,
  /** Bytes of what visitors say of themselves, with `overhead` for each. Everybody who joins a channel gets all of its. */
  presenceBytes: { overhead: 200, ofTopic: 256 * kB, ofNetwork: 2 * MB },
  /**
   * Milliseconds in which changes of presence are gathered: `least`, and one more for each member, so that a channel's
   * presence causes a thousand deliveries a second at most.
   */
  presenceWindow: { least: 100, ofMember: 1 },

  /** Requests of a network to `/realtime/v1/api`. */
  posts: { perSecond: 10, burst: 100 } satisfies Rate,
  /** The same, over all servers. */
  postsEverywhere: { max: 600, windowSeconds: 60 },
  /** Bytes of such a request: fifty broadcasts of 7 KB, however they are escaped. */
  postBytes: MB,

  /**
   * Reads of changed rows. Each identity that follows a row reads it under its own policies, so a change can be a thousand reads:
   * two at once leave the database to the requests, and who has read least goes first.
   */
  reads: { places: 2, placesOfOne: 1, waitingOfOne: 200, waiting: 10_000, wait: 10_000 } satisfies GateLimits,
  /** What PostgreSQL reads as `statement_timeout` for such a read of one row. */
  readTimeout: '5s',
  /** Changes that wait to be read, for one identity and in all. Who misses one sees the next. */
  changes: { ofIdentity: 100, all: 20_000 },

  /** Words to the other servers that wait for the database, of all and caused by one network; more broadcasts are refused. */
  words: { all: 2_000, ofNetwork: 500, ofStatement: 200 },
} as const;
