import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import { addressBlock } from '../../http/client-address.ts';
import { type RateLimit, secondsToWait } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { contactError } from './errors.ts';

const hour = 3600;
/** Messages from one network address. Wider than one sender's, since a school or an office shares one. */
export const perAddress: RateLimit = { max: 20, windowSeconds: hour };
/** Messages that name one sender. */
export const perSender: RateLimit = { max: 5, windowSeconds: hour };

/** Counts one try against a bucket. Returns 0, or the seconds to wait. */
export type TakeTry = (bucket: string, limit: RateLimit) => Promise<number>;

/** Counts in the database, so that all servers on it agree. */
export function countInDatabase(services: Services): TakeTry {
  return (bucket, limit) => secondsToWait(services, bucket, limit);
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

/** Counts one message by where it comes from and whom it names. Throws 429 with words and the seconds to wait. */
export async function limitMessages(
  take: TakeTry,
  signingKey: Buffer,
  { address, email }: { address: string; email: string },
): Promise<void> {
  const wait =
    (await take(`contact:address:${addressBlock(address)}`, perAddress)) ||
    (await take(`contact:sender:${hide(signingKey, email)}`, perSender));
  if (wait === 0) return;
  const span = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
  throw contactError(
    'tooMany',
    { retryAfter: wait },
    `Too many messages in a short time. Your text is still here: please try again in ${span}.`,
  );
}

/** Addresses that were only tried do not belong into the database in clear. */
function hide(signingKey: Buffer, email: string): string {
  return createHmac('sha256', signingKey)
    .update(`limit:${email.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);
}
