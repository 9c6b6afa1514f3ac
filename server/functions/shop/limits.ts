import type { Context } from 'hono';
import type { RateLimit } from '../../rate-limits/store.ts';
import { keyedHash } from '../kit/context.ts';
import { limitTries } from '../kit/limits.ts';
import type { ShopContext } from './context.ts';

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
  context: ShopContext,
  c: Context,
  what: keyof typeof limits,
  name: string,
): Promise<void> {
  const [byAddress, byName] = limits[what];
  await limitTries(context, `shop:${what}:address:${context.networkOf(c)}`, byAddress);
  // Addresses that were only tried do not belong into the database in clear.
  await limitTries(context, `shop:${what}:name:${keyedHash(context, 'limit', name.toLowerCase())}`, byName);
}
