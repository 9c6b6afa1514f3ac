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
  const factor = services.config.rateLimitFactor;
  if (factor === 0) return;
  const { rows } = await services.database.run<{ wait: number }>(owner, {
    text: 'select plinth.take($1, $2, $3) as wait',
    values: [bucket, Math.max(1, Math.round(limit.max * factor)), limit.windowSeconds],
  });
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) {
    throw new HttpError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  }
}
