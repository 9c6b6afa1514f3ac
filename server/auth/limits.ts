import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { signInBudget } from '../budgets/budgets.ts';
import { oneByOne, owner } from '../database/database.ts';
import { clientNetwork } from '../http/client-address.ts';
import { secondsToWait, takeFromLimits, tooManyRequests } from '../http/rate-limit.ts';
import type { Bucket, RateLimit } from '../rate-limits/store.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';
import { hashNetwork, isKnownNetwork } from './known-networks.ts';
import type { Asker } from './one-time-tokens.ts';

interface EndpointLimits {
  /** From one network address. */
  perAddress: RateLimit;
  /** For one account, or one e-mail address whether it has an account or not, from one network address. */
  perPair?: RateLimit;
  /**
   * For the same from all network addresses together that it is not signed in from: higher than `perPair`, so that no stranger
   * uses it up alone. It does not count for the owner at a known network, whom nobody locks out so.
   */
  ofStrangers?: RateLimit;
  /** For an account that is fully signed in, which no stranger can use up. */
  perAccount?: RateLimit;
}

const minutes = (count: number) => count * 60;
const hour = minutes(60);

/** How often each endpoint may be tried. Mails and text messages are counted beside: `takeMail`, `takeSms`. */
export const limits = {
  signup: { perAddress: { max: 30, windowSeconds: minutes(5) } },
  anonymous: { perAddress: { max: 30, windowSeconds: hour } },
  password: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perPair: { max: 10, windowSeconds: minutes(10) },
    ofStrangers: { max: 100, windowSeconds: hour },
  },
  refresh: { perAddress: { max: 600, windowSeconds: minutes(5) } },
  pkce: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  recover: { perAddress: { max: 30, windowSeconds: minutes(5) } },
  otp: { perAddress: { max: 30, windowSeconds: minutes(5) } },
  resend: { perAddress: { max: 30, windowSeconds: minutes(5) } },
  // To look at the page of a link and to press its button. Its token is 256 bits long.
  verifyLink: { perAddress: { max: 120, windowSeconds: minutes(5) } },
  // A code has tries of its own: `signInBudget.codeTries`.
  verifyCode: { perAddress: { max: 60, windowSeconds: minutes(5) } },
  updateUser: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 30, windowSeconds: hour },
  },
  enrollFactor: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 30, windowSeconds: hour },
  },
  // The password alone is enough to ask for and answer one, and a stranger may know it.
  challengeFactor: {
    perAddress: { max: 120, windowSeconds: minutes(5) },
    perPair: { max: 50, windowSeconds: hour },
    ofStrangers: { max: 120, windowSeconds: hour },
  },
  // Three of a million codes are valid at a time: with the password, guessing one takes about 700 days.
  verifyFactor: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perPair: { max: 10, windowSeconds: hour },
    ofStrangers: { max: 20, windowSeconds: hour },
  },
  // 49 bits are not guessed.
  recoveryCode: {
    perAddress: { max: 30, windowSeconds: minutes(5) },
    perPair: { max: 10, windowSeconds: hour },
    ofStrangers: { max: 30, windowSeconds: hour },
  },
  // Asked for with each look at the sign-in page.
  passkeyOptions: { perAddress: { max: 120, windowSeconds: minutes(5) } },
  // Signatures are not guessed: this is for the work of checking them.
  passkey: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perPair: { max: 30, windowSeconds: minutes(10) },
    ofStrangers: { max: 120, windowSeconds: hour },
  },
  passkeys: {
    perAddress: { max: 60, windowSeconds: minutes(5) },
    perAccount: { max: 60, windowSeconds: hour },
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
  const { perAddress, perPair, ofStrangers, perAccount }: EndpointLimits = limits[endpoint];
  const address = clientNetwork(context, services.config.trustedProxies);
  const buckets: Bucket[] = [{ name: `${endpoint}:address:${address}`, limit: perAddress }];
  const name = account === undefined ? '' : hideAccount(services, account);
  if (name && perPair) buckets.push({ name: `${endpoint}:pair:${name}:${address}`, limit: perPair });
  if (name && perAccount) buckets.push({ name: `${endpoint}:account:${name}`, limit: perAccount });
  await takeFromLimits(services, buckets);
  if (account === undefined || !ofStrangers) return;
  // Counted only when the visitor's own tries are not used up: nobody takes from the others what they may not use.
  const wait = await secondsToWait(services, [{ name: `${endpoint}:strangers:${name}`, limit: ofStrangers }]);
  if (wait > 0 && !(await isKnown(services, account, address))) throw tooManyRequests(wait);
}

function isKnown({ database, keys }: Services, account: string, address: string): Promise<boolean> {
  return isKnownNetwork(oneByOne(database, owner), account, hashNetwork(keys, address));
}

export type MailPurpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/**
 * Counts one mail to an address; throws 429 `over_email_send_rate_limit` within a minute of the one before, and when the
 * network address, or all strangers together, have had their mails. Resolves with who asked.
 */
export async function takeMail(
  services: Services,
  context: Context,
  purpose: MailPurpose,
  email: string,
): Promise<Asker> {
  const address = clientNetwork(context, services.config.trustedProxies);
  const all: Bucket = { name: `mail:address:${address}`, limit: signInBudget.mailsPerAddress };
  const taken = await takeMessage(services, address, {
    kind: `mail:${purpose}`,
    sum: 'mail',
    to: email,
    name: hideAccount(services, mailboxOf(email)),
    limits: signInBudget.mails,
    first: [all],
  });
  if (taken.wait > 0) throw tooMany('tooManyMails', taken.wait);
  return { network: hashNetwork(services.keys, address), hasCode: taken.hasCode };
}

/**
 * Counts one text message to a number; throws 429 `over_sms_send_rate_limit` as `takeMail` does, and
 * when all numbers together have had the day's. That last one keeps a stranger from spending the operator's money on
 * numbers of his own. Resolves with who asked.
 */
export async function takeSms(services: Services, context: Context, phone: string): Promise<Asker> {
  const address = clientNetwork(context, services.config.trustedProxies);
  const taken = await takeMessage(services, address, {
    kind: 'sms',
    sum: 'sms',
    to: phone,
    name: hideAccount(services, phone),
    limits: signInBudget.messages,
    first: [],
  });
  // A text message without its code is none.
  const wait = taken.hasCode
    ? taken.wait || (await secondsToWait(services, [smsOfDay(services)]))
    : Math.max(taken.wait, hour);
  if (wait > 0) throw tooMany('tooManySms', wait);
  return { network: hashNetwork(services.keys, address), hasCode: true };
}

function smsOfDay({ config }: Services): Bucket {
  return { name: 'sms:day', limit: { max: config.smsPerDay, windowSeconds: 24 * hour } };
}

interface Message {
  /** What is kept apart by `spacing`, and what the other limits add up. */
  kind: string;
  sum: string;
  /** The address or number, and the name under which it is counted. */
  to: string;
  name: string;
  limits: (typeof signInBudget)['mails' | 'messages'];
  /** Counted before the others. */
  first: Bucket[];
}

async function takeMessage(
  services: Services,
  address: string,
  { kind, sum, to, name, limits, first }: Message,
): Promise<{ wait: number; hasCode: boolean }> {
  const pair = `${name}:${hashNetwork(services.keys, address)}`;
  const own = await secondsToWait(services, [
    ...first,
    { name: `${kind}:${pair}`, limit: limits.spacing },
    { name: `${sum}:pair:${pair}`, limit: limits.perPair },
  ]);
  if (own > 0) return { wait: own, hasCode: true };
  const wait = await secondsToWait(services, [
    { name: `${kind}:${name}`, limit: limits.spacing },
    { name: `${sum}:strangers:${name}`, limit: limits.ofStrangers },
  ]);
  const codes = { name: `${sum}:codes:${name}`, limit: limits.codesOfStrangers };
  const hasCode = wait === 0 && (await secondsToWait(services, [codes])) === 0;
  if (hasCode || (await isKnown(services, to, address))) return { wait: 0, hasCode: true };
  return { wait, hasCode: wait > 0 };
}

/** Refunds the limit for a mail or message that could not be sent. */
async function giveBack(services: Services, kind: string, name: string, { network }: Asker): Promise<void> {
  await services.limits.clear(`${kind}:${name}`);
  if (network) await services.limits.clear(`${kind}:${name}:${network}`);
}

/** Lets a number ask again at once after a message that could not be sent. */
export function giveSmsBack(services: Services, phone: string, asker: Asker): Promise<void> {
  return giveBack(services, 'sms', hideAccount(services, phone), asker);
}

/** Lets an address ask again at once after a mail that could not be sent. */
export function giveMailBack(
  services: Services,
  purpose: MailPurpose,
  email: string,
  asker: Asker,
): Promise<void> {
  return giveBack(services, `mail:${purpose}`, hideAccount(services, mailboxOf(email)), asker);
}

function tooMany(name: 'tooManyMails' | 'tooManySms', wait: number) {
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  return authError(name, message, { retryAfter: wait });
}

/** The mailbox behind an address: what follows a plus sign is a note of its owner's, of which there are endless ones. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '');
}

/** Addresses that were only tried do not belong into the database in clear. */
function hideAccount({ keys }: Services, account: string): string {
  return createHmac('sha256', keys.pepper).update(`limit:${account}`).digest('base64url').slice(0, 22);
}
