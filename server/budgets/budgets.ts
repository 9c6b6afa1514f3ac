import type { GateLimits } from './fair-gate.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

/** How slowly somebody may send or take bytes. */
export interface PaceLimits {
  /** In each of these times, milliseconds, ... */
  window: number;
  /** ... at least so many bytes have to move, or it is ended. */
  bytes: number;
}

export interface GitBudget {
  work: GateLimits;
  transfers: GateLimits;
  bodies: GateLimits;
  answers: GateLimits;
  sending: PaceLimits;
  taking: PaceLimits;
  memoryBytes: number;
  spooled: { ofOne: number; all: number };
  askedBytes: number;
  pushedBytes: number;
  answeredBytes: number;
  outputBytes: number;
  listBytes: number;
  packBytes: number;
  readMilliseconds: number;
  storeMilliseconds: number;
  fetchMilliseconds: number;
  pushMilliseconds: number;
  processBytes: number;
  niceness: number;
}

/** What one visitor, and all together, can have of the Git Store. A visitor is a network (`addressBlock`). */
export const gitBudget: GitBudget = {
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

/** What is made for members at once, by kind. */
export const accountBudget = {
  /** Drawing a picture takes a core for some tenths of a second. */
  pictures: { places: 2, placesOfOne: 1, waitingOfOne: 5, waiting: 40, wait: 20_000 },
  /** An export lasts as long as its member reads, so that one visitor has one; a paused one costs next to nothing. */
  exports: { places: 8, placesOfOne: 1, waitingOfOne: 3, waiting: 20, wait: 20_000 },
  /** 8 kB a second: an export without an end would keep its place for ever. */
  taking: { window: 120_000, bytes: 960 * KiB },
} satisfies Record<string, GateLimits | PaceLimits>;
