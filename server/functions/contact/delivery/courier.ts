import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../log.ts';
import { nextAttempt } from './schedule.ts';
import { DeliveryError } from './sender.ts';

/** A message that was taken and not settled is due again after this long. Longer than any attempt can last. */
const leaseSeconds = 180;
const attemptMilliseconds = 60_000;
/** How often to look for messages that nobody here knows of: left by another server, or by a process that was killed. */
const lookMilliseconds = 60_000;
const cleanMilliseconds = 3600_000;

export interface Courier {
  /** Begins to look for messages that are due. */
  start(): void;
  /** Looks now. */
  wake(): void;
  /** Ends after the attempt under way. */
  stop(): Promise<void>;
}

/** What stands in a table until it has been handed over. */
export interface Parcel {
  id: string;
  created_at: string;
  /** Attempts so far, with the one that has just been claimed. */
  attempts: number;
}

/** The table of parcels. */
export interface ParcelStore<P extends Parcel> {
  claim(leaseSeconds: number): Promise<P | null>;
  markDelivered(parcel: P): Promise<void>;
  markFailed(parcel: P, reason: string, next: Date | null): Promise<void>;
  removeOld(): Promise<void>;
}

interface Parts<P extends Parcel> {
  store: ParcelStore<P>;
  sender: { pause: number; send(parcel: P): Promise<void> };
  log: Log;
  /** What it delivers, in the log. */
  noun?: string;
  /** Where it waits, in the log. */
  table?: string;
}

/**
 * Delivers stored messages, one at a time, and tries those that fail again. All of its state is in the table: a
 * process that ends at any moment leaves messages that the next one finds.
 */
export function createCourier<P extends Parcel>({
  store,
  sender,
  log,
  noun = 'contact message',
  table = 'contact_messages',
}: Parts<P>): Courier {
  let stopped = true;
  let wanted = false;
  let underWay: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = 0;
  /** When the earliest message that failed here is due again. */
  let dueAt = Number.POSITIVE_INFINITY;

  function wake(): void {
    if (stopped) return;
    wanted = true;
    underWay ??= work().finally(() => {
      underWay = null;
      // Between the last look and here somebody may have called.
      if (wanted) wake();
      else if (!stopped) plan();
    });
  }

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(lookMilliseconds, Math.max(0, dueAt - Date.now())));
    timer.unref();
  }

  async function work(): Promise<void> {
    wanted = false;
    if (dueAt <= Date.now()) dueAt = Number.POSITIVE_INFINITY;
    try {
      for (let message = await claim(); message; message = await claim()) {
        await attempt(message);
        if (!stopped && sender.pause > 0) await wait(sender.pause);
      }
      if (Date.now() - cleanedAt > cleanMilliseconds) {
        await store.removeOld();
        cleanedAt = Date.now();
      }
    } catch (error) {
      // The messages are safe in the table; the next look finds them.
      log.error(`${noun}s could not be looked after`, { error: String(error) });
    }
  }

  async function claim(): Promise<P | null> {
    return stopped ? null : store.claim(leaseSeconds);
  }

  async function attempt(message: P): Promise<void> {
    const { id, attempts } = message;
    try {
      await withinLimit(sender.send(message));
    } catch (error) {
      const reason = reasonOf(error);
      const next = nextAttempt(message, error instanceof DeliveryError ? error.retryAfterSeconds : 0);
      await store.markFailed(message, reason, next);
      if (next) {
        dueAt = Math.min(dueAt, next.getTime());
        log.error(`a ${noun} was not delivered yet`, { id, attempts, reason, next });
      } else {
        log.error(`a ${noun} was given up; it stays in ${table}`, { id, attempts, reason });
      }
      return;
    }
    await store.markDelivered(message);
    log.info(`a ${noun} was delivered`, { id, attempts });
  }

  return {
    start() {
      stopped = false;
      wake();
    },
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

async function withinLimit(sending: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const tooLong = wait(attemptMilliseconds, undefined, { ref: false, signal: limit.signal }).then(
    () => Promise.reject(new DeliveryError('took too long')),
    () => {},
  );
  try {
    await Promise.race([sending, tooLong]);
  } finally {
    limit.abort();
  }
}

/** Words for the table and the log. What is not ours to word may carry addresses, and is left out. */
function reasonOf(error: unknown): string {
  return error instanceof DeliveryError ? error.message.slice(0, 200) : 'failed for an unknown reason';
}
