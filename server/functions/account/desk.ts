import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import type { FairGate } from '../../budgets/fair-gate.ts';
import type { Repositories } from '../../git/repositories.ts';
import type { GitBackend } from '../../git/store.ts';
import { addressBlock } from '../../http/client-address.ts';
import type { Log } from '../../log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { TakeTry } from '../form/limits.ts';
import { accountError } from './errors.ts';

/** What the account's routes work with. */
export interface AccountDesk {
  log: Log;
  siteUrl: string;
  backend: GitBackend;
  /** The backend under its secret key; null where that is not set. */
  operator: SupabaseClient | null;
  /** Null where the machine has no git. */
  repositories: Repositories | null;
  /** Null on a remote backend, which sends its own mails. */
  mailer: Mailer | null;
  take: TakeTry;
  /** Pictures that are drawn at the same time. */
  pictures: FairGate;
  /** Exports that are read at the same time. */
  exports: FairGate;
  addressOf(context: Context): string;
}

/** Whose places are taken: the network that a request comes from. */
export function visitorOf(desk: AccountDesk, context: Context): string {
  return addressBlock(desk.addressOf(context));
}

const hour = 3600;
export const limits = {
  /** Requests of one network address, before anything is looked up. */
  perAddress: { max: 120, windowSeconds: 300 },
  avatar: { max: 30, windowSeconds: hour },
  export: { max: 10, windowSeconds: hour },
  delete: { max: 10, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;

/** Counts one try. Throws 429 with the seconds to wait. */
export async function limit(desk: AccountDesk, bucket: string, rate: RateLimit): Promise<void> {
  const wait = await desk.take(`account:${bucket}`, rate);
  if (wait > 0) throw accountError('tooMany', { retryAfter: wait });
}
