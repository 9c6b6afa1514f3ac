import { type Counting, secondsToWait } from '../../http/rate-limit.ts';
import { MemoryStore } from '../../rate-limits/memory-store.ts';
import type { RateLimit } from '../../rate-limits/store.ts';

/** Counts one try against a bucket. Returns 0, or the seconds to wait. */
export type TakeTry = (bucket: string, limit: RateLimit) => Promise<number>;

/** Counts where the backend's services count. */
export function countBeside(services: Counting): TakeTry {
  return (bucket, limit) => secondsToWait(services, [{ name: bucket, limit }]);
}

/** Counts in this process, where the database is a remote Supabase that has no counters of ours. */
export function countInMemory(config: Counting['config']): TakeTry {
  return countBeside({ config, limits: new MemoryStore() });
}
