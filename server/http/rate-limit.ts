import type { Bucket } from '../rate-limits/store.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

/** What tries are counted with. */
export type Counting = Pick<Services, 'limits'> & { config: Pick<Services['config'], 'rateLimitFactor'> };

/** Counts one try against each bucket in turn, up to the first that is full: then throws 429 with the seconds to wait. */
export async function takeFromLimits(counting: Counting, buckets: Bucket[]): Promise<void> {
  const wait = await secondsToWait(counting, buckets);
  if (wait > 0) throw tooManyRequests(wait);
}

/** The error for whoever has to wait so many seconds. */
export function tooManyRequests(wait: number): HttpError {
  return new HttpError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
    retryAfter: wait,
  });
}

/** Counts one try like `takeFromLimits`. Returns 0 when it is allowed, otherwise the seconds to wait. */
export async function secondsToWait({ config, limits }: Counting, buckets: Bucket[]): Promise<number> {
  const factor = config.rateLimitFactor;
  if (factor === 0 || buckets.length === 0) return 0;
  return limits.take(
    buckets.map(({ name, limit }) => ({
      name,
      limit: { ...limit, max: Math.max(1, Math.round(limit.max * factor)) },
    })),
  );
}
