import { availableParallelism } from 'node:os';
import type { RateLimit } from '../rate-limits/store.ts';
import type { GateLimits } from './fair-gate.ts';
import type { Rate } from './token-bucket.ts';

/*
 * What visitors and members may cost, on the embedded database and on PostgreSQL alike, in one place: each part of the product
 * in an object of its own. (What an account may keep: server/quotas/defaults.ts.) The operator's key is not limited.
 * `RATE_LIMIT_FACTOR=0` switches off what is shared out and counted, never a deadline or a size. Times are milliseconds where
 * nothing else is said.
 */

const [KiB, MiB] = [1024, 1024 ** 2];
const [minute, hour, day] = [60, 3600, 86_400];

/** Statements of visitors and members. */
export const statementBudget = {
  /** Milliseconds by the clock, after which a statement is ended whatever it did. */
  clock: 8000,
  /** Milliseconds of work on the embedded database, whose one connection is everybody's. Time that others took does not count. */
  work: 700,
  /** Statements of one network that were ended for their time. A network over the limit is refused until the window ends. */
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
    kept: Math.floor(connections * 0.3),
  };
}

/** Pages, and questions to tables. */
export const requestBudget = {
  /** Answers that are being made: one thread makes them all. */
  working: {
    places: 8,
    placesOfOne: 2,
    waitingOfOne: 100,
    waiting: 2000,
    wait: 10_000,
    rest: 100,
  } satisfies GateLimits,
  /** Answers that are being made or sent. Browsers open six connections; what waits here is the visitor's own. */
  sending: {
    places: 2000,
    placesOfOne: 8,
    waitingOfOne: 100,
    waiting: 2000,
    wait: 10_000,
  } satisfies GateLimits,
  /** Bodies on their way that will lie in memory: of a megabyte, the files of a repository of 12. Each is looked at in one piece. */
  receiving: {
    places: 400,
    placesOfOne: 3,
    waitingOfOne: 100,
    waiting: 2000,
    wait: 30_000,
  } satisfies GateLimits,
  /** Bytes of a body that needs no such place: a form, a row. */
  smallBody: 16 * KiB,
  /** Answers of up to 10 MB in memory: resized pictures, of which a page of Community asks for 40, archives and files of the Git Store. */
  holding: {
    places: 400,
    placesOfOne: 12,
    waitingOfOne: 400,
    waiting: 4000,
    wait: 20_000,
  } satisfies GateLimits,
  /**
   * Answers of tables and functions that nobody has read to the end yet, above `largeAnswer` bytes: each takes up to 12 MB. Two more of a network
   * wait here, which have its two places of `working`.
   */
  large: {
    places: 400,
    placesOfOne: 2,
    waitingOfOne: 100,
    waiting: 2000,
    wait: 20_000,
  } satisfies GateLimits,
  largeAnswer: MiB,
  /** Requests on one connection that are not answered yet. Browsers and proxies send the next after the answer. */
  pipelined: 16,
  /** Open connections of a network: a browser has six. An idle one takes 35 kB. */
  connections: 2000,
  /** How much later one hears that no tries are left, and that too much of one's own waits. */
  refusalMilliseconds: 300,
  busyMilliseconds: 1000,
};

/**
 * When requests begin, of whatever kind. In each period, milliseconds, a network that began more than the others may begin 0.7 of
 * what it did before while the thread is busier than `high`, and more again once it began less than they or the thread is less
 * busy than `low`.
 */
export const admissionBudget = {
  period: 50,
  high: 0.85,
  low: 0.7,
  /** So many may always begin in a period; and of one network in a round of the event loop, since a burst may come in one piece. */
  least: 1,
  atOnce: 10,
  /** So long after its last request a network is one of those that want something. Who waits longer than `wait` is refused. */
  remember: 2000,
  wait: 10_000,
};

/** Questions to tables and functions. */
export const questionBudget = {
  /** Bytes of an answer's rows. The files of the largest repository, 10 MB, fit; the embedded database puts them together in half of its time. */
  answerBytes: 12 * MiB,
  /** Bytes of a value that is read whole: searched, compared, ordered by or converted. */
  searchedBytes: 10_000,
  /** Bytes of such values that a question reads of each row, as long as they may be: ten of unlimited length, or a hundred names. */
  rowBytes: 100_000,
  /** Regular expressions, full-text searches, JSON paths. PostgreSQL keeps 32 regular expressions compiled; of more it compiles each for each row. */
  expressions: 24,
  /** Conditions, inner joins included, that ask whether there is an embedded row: each is planned as a statement of its own. */
  existences: 50,
  /** Characters of a pattern, and copies of its parts that counted repetitions multiply to when it is compiled. */
  patternLength: 200,
  patternCopies: 100,
  /** Resources that are embedded in a question. */
  embeds: 12,
};

/** How slowly somebody may send or take bytes. */
export interface PaceLimits {
  /** In each of these times, milliseconds, ... */
  window: number;
  /** ... at least so many bytes have to move, or it is ended. */
  bytes: number;
}

/** What one visitor, and all together, can have of the Git Store. A visitor is a network (`addressBlock`). */
export const gitBudget = {
  /** Everything that runs git for somebody. Half of it is the most that one visitor gets. */
  work: { places: 8, placesOfOne: 4, waitingOfOne: 60, waiting: 300, wait: 10_000 },
  /**
   * Clones, pushes and edits, each of which needs a place of `work` besides. Two less, and one less of one visitor, so that
   * who reads a page never waits behind them, not even behind their own.
   */
  transfers: { places: 6, placesOfOne: 3, waitingOfOne: 60, waiting: 300, wait: 30_000 },
  /** Bodies that are on their way. They come before a place is taken: who sends slowly keeps nobody but themselves waiting. */
  bodies: { places: 64, placesOfOne: 8, waitingOfOne: 60, waiting: 300, wait: 30_000 },
  /** Answers to git clients that are being made or read: who reads slowly keeps a file on the disk and no process. */
  answers: { places: 64, placesOfOne: 12, waitingOfOne: 60, waiting: 300, wait: 30_000 },
  /** 4 kB a second: a fifth of a slow line. */
  sending: { window: 30_000, bytes: 120 * KiB },
  /** 2 kB a second, over a time in which what the system keeps of a connection has moved on. */
  taking: { window: 120_000, bytes: 240 * KiB },
  /** Of a body or an answer in memory; what is more lies on the disk. Nearly all are smaller. */
  memoryBytes: 64 * KiB,
  /** Bodies and answers on the disk: five whole histories for one visitor. */
  spooled: { ofOne: 256 * MiB, all: 1024 * MiB },
  /** A request to fetch, unpacked: the commits a client has. */
  askedBytes: 4 * MiB,
  /** A push, unpacked: a repository's whole history, 48 MB, and what the protocol adds. */
  pushedBytes: 50 * MiB,
  /** An answer: a repository's whole history, 45 MB, and what git says meanwhile. */
  answeredBytes: 64 * MiB,
  /** What a command prints: all files of a repository, 10 MB, and their names. */
  outputBytes: 16 * MiB,
  /** The list of a commit's files: four times what 500 of the longest names take. */
  listBytes: 2 * MiB,
  /** A pack that is made here. */
  packBytes: 64 * MiB,
  /** For everything that one page asks of git. */
  readMilliseconds: 10_000,
  /** For one command that takes in, packs or unpacks a history, which is not done for one visitor alone. */
  storeMilliseconds: 60_000,
  /** For a clone: 45 MB take three seconds, and eight at once on a slow machine ten times that. */
  fetchMilliseconds: 60_000,
  /** For a push, with the looks at it while others change the same repository. */
  pushMilliseconds: 120_000,
  /** Address space of one git process: a history of 45 MB takes 300 MB, a pack that unpacks to gigabytes ends here. */
  processBytes: 768 * MiB,
  /** Git gives way to the process that answers everybody. */
  niceness: 5,
};

/** The same with other numbers, for tests. */
export type GitBudget = typeof gitBudget;

/** What is made for members at once, by kind. */
export const accountBudget = {
  /** Drawing a picture takes a core for some tenths of a second. */
  pictures: { places: 2, placesOfOne: 1, waitingOfOne: 5, waiting: 40, wait: 20_000 },
  /** An export lasts as long as its member reads, so that one visitor has one; a paused one costs next to nothing. */
  exports: { places: 8, placesOfOne: 1, waitingOfOne: 3, waiting: 20, wait: 20_000 },
  /** 8 kB a second: an export without an end would keep its place for ever. */
  taking: { window: 120_000, bytes: 960 * KiB },
} satisfies Record<string, GateLimits | PaceLimits>;

/** Work on stored files: two at once keep both cores of a small machine busy and leave room for requests, one is a visitor's. */
export const storageBudget = {
  /** Pictures drawn in another size. A page of Community asks for 40 at once. */
  resizing: { places: 2, placesOfOne: 1, waitingOfOne: 40, waiting: 400, wait: 20_000 },
  /** Uploaded archives and pictures that are looked at, which are on the disk by then. */
  inspecting: { places: 2, placesOfOne: 1, waitingOfOne: 60, waiting: 400, wait: 120_000 },
} satisfies Record<string, GateLimits>;

/** Publishing sites. */
export const siteBudget = {
  /** Deployments that are made: each reads, hashes and compresses its files. An account has one at a time. */
  publishing: { places: 2, placesOfOne: 1, waitingOfOne: 5, waiting: 100, wait: 120_000 },
  /** Zips on their way here. They come before a place is taken. */
  receiving: { places: 16, placesOfOne: 2, waitingOfOne: 5, waiting: 100, wait: 30_000 },
  /** 4 kB a second, as of git's clients. */
  sending: { window: 30_000, bytes: 120 * KiB },
  /** Bytes of a zip that is sent to be published. */
  zipBytes: 50 * MiB,
  perAccount: { max: 120, windowSeconds: hour },
  /** What is known of all names, two bytes for each: at first, and at most, which is room for 16 million. */
  names: { bytes: 64 * KiB, mostBytes: 32 * MiB, pageSize: 20_000 },
  /** Names that memory does not know and the database is asked for, in a second, for all visitors together. */
  unknownNamesPerSecond: 20,
  /** Looks at the records of domains, each of which asks a name server that its owner has chosen. */
  looking: { places: 8, placesOfOne: 1, waitingOfOne: 5, waiting: 100, wait: 30_000 },
  looksPerAccount: { max: 60, windowSeconds: hour },
} satisfies Record<string, GateLimits | PaceLimits | RateLimit | number | Record<string, number>>;

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

/** Making the text of files ready for a page, in processes apart (deadline-process.ts). */
export const renderingBudget = {
  /** For the Markdown of one file, at most 512 kB. An honest README of 100 kB takes 10 to 40. */
  markdownMilliseconds: 1_000,
  /** HTML that one Markdown file may become; tables and links with a long prefix can be sixty times as long as the file. */
  markdownHtmlBytes: 2 * 1024 * 1024,
  /** How long a text that took too long is shown plain without another try. */
  markdownForgetMilliseconds: 10 * 60_000,
  /** To make the grammars of a file ready, once in a process: C++ takes 3,000, most others less than 300. */
  grammarMilliseconds: 10_000,
  /** For the colours of one file, or of all pieces of code in a Markdown file together. */
  colourMilliseconds: 3_000,
  /** For whoever waits for either, texts before this one and the start of the thread included: a page is not worth more. */
  waitMilliseconds: 5_000,
  /** Texts that wait for a thread, of one network and of all. */
  waitingOfOne: 8,
  waiting: 64,
  /** A thread that has had nothing to do for so long ends and gives its memory back. */
  idleMilliseconds: 60_000,
  /** More lines than this are not put into a page: each becomes an element. */
  shownLines: 20_000,
} as const;

/**
 * What realtime may cost. A network is what `clientNetwork` says: one visitor, or an office, a school or a household behind one
 * address, so its numbers are those of some hundred people. Rates are multiplied by `RATE_LIMIT_FACTOR`, counts are not. The
 * secret key, which the operator's own servers have, is bound by `messageBytes`, `waiting` and `unread` alone.
 */
export const realtimeBudget = {
  /** Bytes of one message that comes in. The longest of the official client is a join with a token and filters, about 15 kB. */
  messageBytes: 64 * KiB,

  /** Pieces of one message, and of what was read and not yet taken apart: each is an object of its own, of 200 bytes at least. */
  messagePieces: 64,
  readPieces: 1_024,

  /** WebSockets at once: each takes 30 to 60 KiB of memory. */
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
  /** Tables that are followed (`postgres_changes`), with their filters of up to 10 KiB of memory. */
  subscriptions: { ofChannel: 20, ofSocket: 100, ofNetwork: 2_000 },

  /** Messages that come in. 100 a second for one client is the hosted service's limit, 500 that of a whole project there. */
  messages: {
    ofSocket: { perSecond: 100, burst: 200 } satisfies Rate,
    ofNetwork: { perSecond: 500, burst: 1_000 } satisfies Rate,
  },
  /** Messages above those that are answered with an error; with the next one the socket is closed. */
  refusals: { perSecond: 10, burst: 100 } satisfies Rate,
  /** Bytes that come in from a network. Above it nothing is lost: the server reads no faster. */
  bytes: { perSecond: 2 * MiB, burst: 4 * MiB } satisfies Rate,

  /**
   * Bytes that go out, members times length: a delivery costs the process 5 to 10 µs, so `ofAll` is a third of a core.
   * `ofNetwork` limits what a network causes and, counted apart, what it gets.
   */
  deliveries: {
    /** Bytes that a delivery counts on top of its length. */
    overhead: KiB,
    ofNetwork: { perSecond: 8 * MiB, burst: 16 * MiB } satisfies Rate,
    ofTopic: { perSecond: 16 * MiB, burst: 32 * MiB } satisfies Rate,
    ofAll: { perSecond: 48 * MiB, burst: 64 * MiB } satisfies Rate,
    /** Members of one network that a sender pays for, so that nobody uses up what others may send by joining with many sockets. */
    paidOfNetwork: 20,
  },
  /** Deliveries that wait for their turn, and the bytes of their messages; more is refused. */
  waiting: { deliveries: 100_000, bytes: 32 * MiB },
  /** Milliseconds of deliveries after which requests get their turn. */
  slice: 4,
  /** Bytes that wait for a reader who is too slow; above it the connection is ended. Counts of many sockets are taken each second. */
  unread: { ofSocket: MiB, ofNetwork: 8 * MiB, all: 64 * MiB },

  /** Presences that come or change. As many at once as channels can be joined at once. */
  presences: { perSecond: 50, burst: 1_000 } satisfies Rate,
  /** Bytes of what visitors say of themselves, with `overhead` for each. Everybody who joins a channel gets all of its. */
  presenceBytes: { overhead: 200, ofTopic: 256 * KiB, ofNetwork: 2 * MiB },
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
  postBytes: MiB,

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
