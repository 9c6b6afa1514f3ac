import { type Database, owner } from '../database/database.ts';
import type { Bucket, RateLimitStore } from './store.ts';

/** A bucket's window as it is kept. */
export interface KeptWindow {
  name: string;
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Counts in the database, so that all servers on it agree. */
export class DatabaseStore implements RateLimitStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All buckets in one round trip, since every write waits for it. */
  async take(buckets: Bucket[]): Promise<number> {
    // COALESCE looks at its arguments in their order and at none behind the first that is not null.
    const takes = buckets.map((_, index) => {
      const first = 3 * index + 1;
      return `nullif(plinth.take($${first}, $${first + 1}, $${first + 2}), 0)`;
    });
    const { rows } = await this.#database.run<{ wait: number }>(owner, {
      text: `select coalesce(${takes.join(', ')}, 0) as wait`,
      values: buckets.flatMap(({ name, limit }) => [name, limit.max, limit.windowSeconds]),
    });
    return rows[0]?.wait ?? 0;
  }

  /** Counts one try if the bucket's window is open, as `take` does; null if it is not. */
  async takeIfOpen({ name, limit }: Bucket): Promise<number | null> {
    const { rows } = await this.#database.run<{ wait: number }>(owner, {
      text: `select plinth.take(key, $2, $3) as wait from plinth.rate_limits
        where key = $1 and ends_at > clock_timestamp()`,
      values: [name, limit.max, limit.windowSeconds],
    });
    return rows[0]?.wait ?? null;
  }

  async clear(name: string): Promise<void> {
    await this.#database.run(owner, {
      text: 'delete from plinth.rate_limits where key = $1',
      values: [name],
    });
  }

  async close(): Promise<void> {}

  /** The windows that are open, at most so many, the first to end first, and when the last of all ends (milliseconds since 1970). */
  async read(most: number): Promise<{ windows: KeptWindow[]; lastEndsAt: number }> {
    const milliseconds = (time: string) => `(extract(epoch from ${time}) * 1000)::float8`;
    const { rows } = await this.#database.run<KeptWindow & { lastEndsAt: number }>(owner, {
      text: `select key as name, hits, ${milliseconds('ends_at')} as "endsAt",
          ${milliseconds('max(ends_at) over ()')} as "lastEndsAt"
        from plinth.rate_limits where ends_at > clock_timestamp() order by ends_at limit $1`,
      values: [most],
    });
    return {
      windows: rows.map(({ name, hits, endsAt }) => ({ name, hits, endsAt })),
      lastEndsAt: rows[0]?.lastEndsAt ?? 0,
    };
  }

  /** Keeps windows in the place of those that are kept under their names. */
  async write(windows: KeptWindow[]): Promise<void> {
    await this.#database.run(owner, {
      text: `insert into plinth.rate_limits (key, hits, ends_at)
        select name, hits, to_timestamp(ends_at / 1000)
        from unnest($1::text[], $2::int[], $3::float8[]) as counted (name, hits, ends_at)
        on conflict (key) do update set hits = excluded.hits, ends_at = excluded.ends_at`,
      values: [
        windows.map(({ name }) => name),
        windows.map(({ hits }) => hits),
        windows.map(({ endsAt }) => endsAt),
      ],
    });
  }
}
