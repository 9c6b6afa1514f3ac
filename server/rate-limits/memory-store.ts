import { Mutex } from '../database/mutex.ts';
import type { DatabaseStore } from './database-store.ts';
import type { Bucket, RateLimitStore } from './store.ts';

interface Window {
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Windows held in memory: about 20 MB. A flood from very many addresses must not take more. */
const mostWindows = 100_000;
const sweepEveryMs = 60_000;

/**
 * Counts in this process, for when no other process counts the same. With a database behind it, windows outlive an orderly
 * stop, and those that find no more room are counted there; a crash costs one window, as it does in the database.
 */
export class MemoryStore implements RateLimitStore {
  readonly #windows = new Map<string, Window>();
  readonly #behind: DatabaseStore | null;
  readonly #most: number;
  /** Until then a bucket that is not here may have an open window in the database. */
  #behindUntil = 0;
  #sweepAt = 0;
  /** Tries that ask the database go one by one: a window opens either here or there. */
  readonly #turn = new Mutex();

  constructor(behind: DatabaseStore | null = null, most = mostWindows) {
    this.#behind = behind;
    this.#most = most;
  }

  /** Opens a store with what the one before it left in the database. */
  static async open(behind: DatabaseStore, most = mostWindows): Promise<MemoryStore> {
    const store = new MemoryStore(behind, most);
    const { windows, lastEndsAt } = await behind.read(most);
    for (const { name, hits, endsAt } of windows) store.#windows.set(name, { hits, endsAt });
    if (windows.length === most) store.#behindUntil = lastEndsAt;
    return store;
  }

  async take(buckets: Bucket[]): Promise<number> {
    for (const bucket of buckets) {
      const now = Date.now();
      this.#sweep(now);
      const isHere = !this.#behind || this.#windows.has(bucket.name);
      const wait =
        isHere || (!this.#isFull && now >= this.#behindUntil)
          ? this.#takeHere(bucket)
          : await this.#turn.run(() => this.#takeBehind(this.#behind as DatabaseStore, bucket));
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** The seconds that a try would have to wait now; 0 when it would be counted. Counts nothing. */
  look({ name, limit }: Bucket): number {
    const found = this.#windows.get(name);
    const now = Date.now();
    return found && found.endsAt > now && found.hits >= limit.max ? secondsUntil(found, now) : 0;
  }

  async clear(name: string): Promise<void> {
    this.#windows.delete(name);
    await this.#behind?.clear(name);
  }

  async close(): Promise<void> {
    const now = Date.now();
    const windows = [...this.#windows].map(([name, window]) => ({ name, ...window }));
    await this.#behind?.write(windows.filter(({ endsAt }) => endsAt > now));
  }

  get #isFull(): boolean {
    return this.#windows.size >= this.#most;
  }

  /** Nothing is awaited in here, so that no other try comes between looking and counting. */
  #takeHere({ name, limit }: Bucket): number {
    const now = Date.now();
    const found = this.#windows.get(name);
    if (!found || found.endsAt <= now) {
      this.#windows.set(name, { hits: 1, endsAt: now + limit.windowSeconds * 1000 });
      return 0;
    }
    if (found.hits >= limit.max) return secondsUntil(found, now);
    found.hits += 1;
    return 0;
  }

  /** A bucket is counted in one place as long as its window is open, or it would have twice its tries. */
  async #takeBehind(behind: DatabaseStore, bucket: Bucket): Promise<number> {
    if (this.#windows.has(bucket.name)) return this.#takeHere(bucket);
    if (!this.#isFull) return (await behind.takeIfOpen(bucket)) ?? this.#takeHere(bucket);
    this.#behindUntil = Math.max(this.#behindUntil, Date.now() + bucket.limit.windowSeconds * 1000);
    return behind.take([bucket]);
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + sweepEveryMs;
    for (const [name, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(name);
  }
}

function secondsUntil({ endsAt }: Window, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / 1000));
}
