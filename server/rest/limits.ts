import { clientNetwork } from '../http/client-address.ts';
import { takeFromLimits } from '../http/rate-limit.ts';
import type { Bucket, RateLimit } from '../rate-limits/store.ts';
import type { Services } from '../services.ts';
import { tooManyRows } from './errors.ts';
import type { RestContext } from './request.ts';

interface WriteLimit {
  /** Tries of one address. Wider than an account's, since a school or an office shares one. */
  perAddress: RateLimit;
  /** Tries of one account. */
  perAccount: RateLimit;
  /** Rows in one request, so that a batch is no way around the limit. */
  rows: number;
}

const hour = 3600;
const perHour = (max: number): RateLimit => ({ max, windowSeconds: hour });

/**
 * What visitors may write, and how often. The key is a method and a table, or a function. Tables that are not here
 * are as limited as their policies make them. The operator's key is not limited.
 */
const limits: Record<string, WriteLimit> = {
  'POST projects': { perAddress: perHour(60), perAccount: perHour(30), rows: 1 },
  'PATCH projects': { perAddress: perHour(300), perAccount: perHour(150), rows: 1 },
  'DELETE projects': { perAddress: perHour(300), perAccount: perHour(150), rows: 1 },
  'PATCH suggestions': { perAddress: perHour(600), perAccount: perHour(600), rows: 1 },
  'DELETE suggestions': { perAddress: perHour(600), perAccount: perHour(600), rows: 1 },
  'DELETE suggestion_comments': { perAddress: perHour(60), perAccount: perHour(30), rows: 1 },
  'PATCH testimonials': { perAddress: perHour(120), perAccount: perHour(60), rows: 1 },
  'DELETE testimonials': { perAddress: perHour(120), perAccount: perHour(60), rows: 1 },
  'POST git_repositories': { perAddress: perHour(60), perAccount: perHour(30), rows: 1 },
  'PATCH git_repositories': { perAddress: perHour(300), perAccount: perHour(150), rows: 1 },
  'DELETE git_repositories': { perAddress: perHour(300), perAccount: perHour(150), rows: 1 },
  'POST git_repository_files': { perAddress: perHour(600), perAccount: perHour(300), rows: 500 },
  'PATCH git_repository_files': { perAddress: perHour(1200), perAccount: perHour(600), rows: 1 },
  'DELETE git_repository_files': { perAddress: perHour(1200), perAccount: perHour(600), rows: 1 },
  'POST user_profiles': { perAddress: perHour(300), perAccount: perHour(120), rows: 1 },
  'PATCH user_profiles': { perAddress: perHour(300), perAccount: perHour(120), rows: 1 },
  'POST template_favourites': { perAddress: perHour(2400), perAccount: perHour(1200), rows: 500 },
  'DELETE template_favourites': { perAddress: perHour(2400), perAccount: perHour(1200), rows: 1 },
  'POST template_download_history': { perAddress: perHour(1200), perAccount: perHour(600), rows: 200 },
  'DELETE template_download_history': { perAddress: perHour(1200), perAccount: perHour(600), rows: 1 },
  // A step of the AI builder each, and all steps of a page when somebody signs in.
  'POST ai_checkpoints': { perAddress: perHour(1800), perAccount: perHour(600), rows: 20 },
  'DELETE ai_checkpoints': { perAddress: perHour(600), perAccount: perHour(300), rows: 1 },
  'POST rpc/create_access_token': { perAddress: perHour(60), perAccount: perHour(30), rows: 1 },
  'POST rpc/choose_handle': { perAddress: perHour(60), perAccount: perHour(20), rows: 1 },
  // Asked while somebody is typing.
  'POST rpc/similar_suggestions': { perAddress: perHour(2400), perAccount: perHour(1200), rows: 1 },
  'POST rpc/increment_downloads': { perAddress: perHour(600), perAccount: perHour(300), rows: 1 },
};

/** How a table or function is called in the limits, which are those of the product's own schema. */
export function tableKey(schema: string, name: string): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** Counts a write against its limits. Throws 400 for too many rows, and 429 with the seconds to wait. */
export async function limitWrites(
  services: Services,
  context: RestContext,
  target: string,
  method: 'POST' | 'PATCH' | 'DELETE',
  rows: number,
): Promise<void> {
  const caller = context.get('caller');
  const name = `${method} ${target}`;
  const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
  if (!limit || caller.role === 'service_role') return;
  if (rows > limit.rows) throw tooManyRows(target, limit.rows);
  const address = clientNetwork(context, services.config.trustedProxies);
  const buckets: Bucket[] = [{ name: `rest:${name}:ip:${address}`, limit: limit.perAddress }];
  if (caller.role === 'authenticated') {
    buckets.push({ name: `rest:${name}:account:${caller.claims.sub}`, limit: limit.perAccount });
  }
  await takeFromLimits(services, buckets);
}
