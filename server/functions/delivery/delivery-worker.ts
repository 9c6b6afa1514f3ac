import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { nextAttempt } from './schedule.ts';
import { DeliveryError, type Sender } from './sender.ts';

/** A message that was taken and not settled is due again after this long. Longer than any attempt can last. */
const leaseSeconds = 180;
const attemptMilliseconds = 60_000;
const cleanMilliseconds = 3600_000;

export interface DeliveryWorker {
  /** Begins to look for messages that are due. */
  start(): void;
  /** Looks now. */
  wake(): void;
  /** Ends after the attempt under way. */
  stop(): Promise<void>;
}

/** What every queue knows of something on its way. */
export interface Queued {
  id: string;
  created_at: string;
  /** Attempts so far, with the one that has just been claimed. */
  attempts: number;
}

/** A table whose rows are to be delivered. */
export interface Queue<Item extends Queued> {
  /** Takes the next one that is due and counts the attempt; null when none is. */
  claim(leaseSeconds: number): Promise<Item | null>;
  markDelivered(item: Item): Promise<void>;
  /** Notes a failed attempt. `next` is when to try again; null gives up. */
  markFailed(item: Item, reason: string, next: Date | null): Promise<void>;
  /** Removes what was delivered long ago. */
  removeOld(): Promise<void>;
}

interface Parts<Item extends Queued> {
  store: Queue<Item>;
  sender: Sender<Item>;
  log: Log;
  /** How the log calls one: 'contact message'. */
  noun: string;
  /** What becomes of one that is given up: 'it stays in contact_messages'. */
  givenUp: string;
  /**
   * How often to look for what nobody here knows of: left by another server, by a process that was killed, or put there
   * by the database. A minute unless given.
   */
  lookMilliseconds?: number;
}

/**
 * Delivers what is stored, one at a time, and tries those that fail again. All of its state is in the table: a
 * process that ends at any moment leaves messages that the next one finds.
 */
export function createDeliveryWorker<Item extends Queued>(parts: Parts<Item>): DeliveryWorker {
  const { store, sender, log, noun, givenUp, lookMilliseconds = 60_000 } = parts;
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
      log.error('delivery_queue_failed', { kind: noun, error: String(error) });
    }
  }

  async function claim(): Promise<Item | null> {
    return stopped ? null : store.claim(leaseSeconds);
  }

  async function attempt(message: Item): Promise<void> {
    const { id, attempts } = message;
    try {
      await withinLimit(sender.send(message));
    } catch (error) {
      const reason = reasonOf(error);
      const next = nextAttempt(message, error instanceof DeliveryError ? error.retryAfterSeconds : 0);
      await store.markFailed(message, reason, next);
      if (next) {
        dueAt = Math.min(dueAt, next.getTime());
        log.error('delivery_postponed', { kind: noun, id, attempts, reason, next });
      } else {
        log.error('delivery_abandoned', { kind: noun, id, attempts, reason, consequence: givenUp });
      }
      return;
    }
    await store.markDelivered(message);
    log.info('delivery_succeeded', { kind: noun, id, attempts });
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
