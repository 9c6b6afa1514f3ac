import type { Config } from '../../config.ts';
import { type RateLimit, secondsToWait } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';

/** Counts one try against a bucket. Returns 0, or the seconds to wait. */
export type TakeTry = (bucket: string, limit: RateLimit) => Promise<number>;

/** Counts in the database, so that all servers on it agree. */
export function countInDatabase(services: Services): TakeTry {
  return (bucket, limit) => secondsToWait(services, [{ name: bucket, limit }]);
}

/** Counts in this process, where the database is a remote Supabase that has no counters of ours. */
export function countInMemory({ rateLimitFactor }: Pick<Config, 'rateLimitFactor'>): TakeTry {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  return async (bucket, limit) => {
    if (rateLimitFactor === 0) return 0;
    const now = Date.now();
    for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name);
    const window = windows.get(bucket) ?? { hits: 0, endsAt: now + limit.windowSeconds * 1000 };
    if (window.hits >= Math.max(1, Math.round(limit.max * rateLimitFactor))) {
      return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    }
    windows.set(bucket, { ...window, hits: window.hits + 1 });
    return 0;
  };
}
