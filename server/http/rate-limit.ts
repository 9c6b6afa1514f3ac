import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

export interface RateLimit {
  /** Tries in one window. */
  max: number;
  windowSeconds: number;
}

/**
 * Counts one try against `bucket` (for example `signup:ip:203.0.113.9`). Throws 429 with the seconds to wait when the
 * limit is reached. Counted in the database, so that all servers on it agree.
 */
export async function takeFromLimit(services: Services, bucket: string, limit: RateLimit): Promise<void> {
  const wait = await secondsToWait(services, bucket, limit);
  if (wait > 0) {
    throw new HttpError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  }
}

/** Counts one try like `takeFromLimit`. Returns 0 when it is allowed, otherwise the seconds to wait. */
export async function secondsToWait(services: Services, bucket: string, limit: RateLimit): Promise<number> {
  const factor = services.config.rateLimitFactor;
  if (factor === 0) return 0;
  const { rows } = await services.database.run<{ wait: number }>(owner, {
    text: 'select plinth.take($1, $2, $3) as wait',
    values: [bucket, Math.max(1, Math.round(limit.max * factor)), limit.windowSeconds],
  });
  return rows[0]?.wait ?? 0;
}

/** Forgets the tries counted against `bucket`, for a try that failed through no fault of the visitor. */
export async function clearLimit(services: Services, bucket: string): Promise<void> {
  await services.database.run(owner, {
    text: 'delete from plinth.rate_limits where key = $1',
    values: [bucket],
  });
}
