import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

export interface RateLimit {
  /** Tries in one window. */
  max: number;
  windowSeconds: number;
}

/** What a try is counted against. */
export interface Bucket {
  /** For example `signup:ip:203.0.113.9`. */
  name: string;
  limit: RateLimit;
}

/**
 * Counts one try against each bucket in turn, up to the first that is full: then throws 429 with the seconds to wait.
 * Counted in the database, so that all servers on it agree; all in one round trip, since every write waits for it.
 */
export async function takeFromLimits(services: Services, buckets: Bucket[]): Promise<void> {
  const wait = await secondsToWait(services, buckets);
  if (wait > 0) {
    throw new HttpError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  }
}

/** Counts one try like `takeFromLimits`. Returns 0 when it is allowed, otherwise the seconds to wait. */
export async function secondsToWait(services: Services, buckets: Bucket[]): Promise<number> {
  const factor = services.config.rateLimitFactor;
  if (factor === 0 || buckets.length === 0) return 0;
  // COALESCE looks at its arguments in their order and at none behind the first that is not null.
  const takes = buckets.map((_, index) => {
    const first = 3 * index + 1;
    return `nullif(plinth.take($${first}, $${first + 1}, $${first + 2}), 0)`;
  });
  const { rows } = await services.database.run<{ wait: number }>(owner, {
    text: `select coalesce(${takes.join(', ')}, 0) as wait`,
    values: buckets.flatMap(({ name, limit }) => [
      name,
      Math.max(1, Math.round(limit.max * factor)),
      limit.windowSeconds,
    ]),
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
