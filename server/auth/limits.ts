import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { clientNetwork } from '../http/client-address.ts';
import { secondsToWait, takeFromLimits } from '../http/rate-limit.ts';
import type { Bucket, RateLimit } from '../rate-limits/store.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';

interface EndpointLimits {
  /** From one network address. */
  perAddress: RateLimit;
  /** For one account, or one e-mail address whether it has an account or not. */
  perAccount?: RateLimit;
  /** For one account from one network address: lower, so that a stranger's tries do not lock the owner out. */
  perPair?: RateLimit;
}

const minutes = (count: number) => count * 60;
const hour = minutes(60);

/** How often each endpoint may be tried. */
export const limits = {
  signup: {
    perAddress: { max: 30, windowSeconds: minutes(5) },
    perAccount: { max: 10, windowSeconds: hour },
  },
  password: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 100, windowSeconds: hour },
    perPair: { max: 10, windowSeconds: minutes(5) },
  },
  refresh: { perAddress: { max: 600, windowSeconds: minutes(5) } },
  pkce: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  recover: {
    perAddress: { max: 30, windowSeconds: minutes(5) },
    perAccount: { max: 10, windowSeconds: hour },
  },
  otp: { perAddress: { max: 30, windowSeconds: minutes(5) }, perAccount: { max: 10, windowSeconds: hour } },
  resend: {
    perAddress: { max: 30, windowSeconds: minutes(5) },
    perAccount: { max: 10, windowSeconds: hour },
  },
  verifyLink: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  // A code has six digits and lives an hour: at most 60 of a million can be tried.
  verifyCode: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 10, windowSeconds: minutes(10) },
  },
  updateUser: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 30, windowSeconds: hour },
  },
  enrollFactor: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 30, windowSeconds: hour },
  },
  challengeFactor: {
    perAddress: { max: 120, windowSeconds: minutes(5) },
    perAccount: { max: 120, windowSeconds: hour },
  },
  // Three of a million codes are right at a time: whoever knows the password guesses one in about 700 days.
  verifyFactor: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 20, windowSeconds: hour },
    perPair: { max: 10, windowSeconds: minutes(5) },
  },
  recoveryCode: {
    perAddress: { max: 30, windowSeconds: minutes(5) },
    perAccount: { max: 10, windowSeconds: hour },
  },
  authorize: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  callback: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  idToken: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  web3: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  sso: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  linkIdentity: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 20, windowSeconds: hour },
  },
  unlinkIdentity: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 20, windowSeconds: hour },
  },
} as const satisfies Record<string, EndpointLimits>;

/** Mails of one kind to one address. */
const mailLimit: RateLimit = { max: 1, windowSeconds: 60 };

/**
 * Counts one try at an endpoint; throws 429 when one of its limits is reached. `account` is an e-mail address or a
 * user id, and is counted the same whether it exists or not.
 */
export async function takeTry(
  services: Services,
  context: Context,
  endpoint: keyof typeof limits,
  account?: string,
): Promise<void> {
  const { perAddress, perAccount, perPair }: EndpointLimits = limits[endpoint];
  const address = clientNetwork(context, services.config.trustedProxies);
  const buckets: Bucket[] = [{ name: `${endpoint}:address:${address}`, limit: perAddress }];
  if (account !== undefined) {
    const name = hideAccount(services, account);
    if (perPair) buckets.push({ name: `${endpoint}:pair:${name}:${address}`, limit: perPair });
    if (perAccount) buckets.push({ name: `${endpoint}:account:${name}`, limit: perAccount });
  }
  await takeFromLimits(services, buckets);
}

export type MailPurpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/** Counts one mail to an address; throws 429 `over_email_send_rate_limit` within a minute of the one before. */
export async function takeMail(services: Services, purpose: MailPurpose, email: string): Promise<void> {
  const wait = await secondsToWait(services, [
    { name: mailBucket(services, purpose, email), limit: mailLimit },
  ]);
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw authError('tooManyMails', message, { retryAfter: wait });
}

/**
 * Counts one text message to a number; throws 429 `over_sms_send_rate_limit` within a minute, after ten in an hour, and
 * when all numbers together have had the day's. That last one keeps a stranger from spending the operator's money on
 * numbers of his own.
 */
export async function takeSms(services: Services, phone: string): Promise<void> {
  const bucket = smsBucket(services, phone);
  const wait = await secondsToWait(services, [
    { name: bucket, limit: mailLimit },
    { name: `${bucket}:hour`, limit: { max: 10, windowSeconds: hour } },
    { name: 'sms:day', limit: { max: services.config.smsPerDay, windowSeconds: 24 * hour } },
  ]);
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw authError('tooManySms', message, { retryAfter: wait });
}

/** Lets a number ask again at once after a message that could not be sent. */
export function giveSmsBack(services: Services, phone: string): Promise<void> {
  return services.limits.clear(smsBucket(services, phone));
}

function smsBucket(services: Services, phone: string): string {
  return `sms:${hideAccount(services, phone)}`;
}

/** Takes a mail that could not be sent off the count. */
export function giveMailBack(services: Services, purpose: MailPurpose, email: string): Promise<void> {
  return services.limits.clear(mailBucket(services, purpose, email));
}

function mailBucket(services: Services, purpose: MailPurpose, email: string): string {
  return `mail:${purpose}:${hideAccount(services, email)}`;
}

/** Addresses that were only tried do not belong into the database in clear. */
function hideAccount({ keys }: Services, account: string): string {
  return createHmac('sha256', keys.pepper).update(`limit:${account}`).digest('base64url').slice(0, 22);
}
