import { type Counting, secondsToWait } from '../../http/rate-limit.ts';
import { MemoryStore } from '../../rate-limits/memory-store.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { functionError } from './errors.ts';

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

/** Counts one try. Throws 429 with words, such as 'messages', and the seconds to wait. */
export async function limitTries(
  { take }: { take: TakeTry },
  bucket: string,
  limit: RateLimit,
  what = 'tries',
): Promise<void> {
  const wait = await take(bucket, limit);
  if (wait === 0) return;
  const span = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
  const message = `Too many ${what} in a short time. Please try again in ${span}.`;
  throw functionError('tooMany', { retryAfter: wait }, message);
}
