import { createHmac } from 'node:crypto';
import { addressBlock } from '../../http/client-address.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { TakeTry } from '../form/limits.ts';
import { shopError } from './errors.ts';

const hour = 3600;
/** What may be done from one network address, and with one e-mail address, order or account, in an hour. */
export const limits = {
  checkout: [
    { max: 40, windowSeconds: hour },
    { max: 15, windowSeconds: hour },
  ],
  link: [
    { max: 20, windowSeconds: hour },
    { max: 4, windowSeconds: hour },
  ],
  refund: [
    { max: 60, windowSeconds: hour },
    { max: 20, windowSeconds: hour },
  ],
  download: [
    { max: 120, windowSeconds: hour },
    { max: 30, windowSeconds: hour },
  ],
} as const satisfies Record<string, readonly [RateLimit, RateLimit]>;

/** Counts one try by where it comes from and whom it names. Throws 429 with the seconds to wait. */
export async function limitShop(
  { take, signingKey }: { take: TakeTry; signingKey: Buffer },
  what: keyof typeof limits,
  { address, name }: { address: string; name: string },
): Promise<void> {
  const [byAddress, byName] = limits[what];
  const wait =
    (await take(`shop:${what}:address:${addressBlock(address)}`, byAddress)) ||
    (await take(`shop:${what}:name:${hide(signingKey, name)}`, byName));
  if (wait > 0) throw shopError('tooMany', { retryAfter: wait });
}

/** Addresses that were only tried do not belong into the database in clear. */
function hide(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(`limit:${name.toLowerCase()}`).digest('base64url').slice(0, 22);
}
