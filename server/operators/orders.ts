import type { Mailer } from '../mail/mailer.ts';
import { factorsReset } from '../mail/templates/authenticator-changed.ts';
import type { KeyKeeper } from './key-keeper.ts';
import type { Operators } from './operators.ts';

const verbs = ['add', 'remove', 'reset-factors'] as const;
/** What `npm run operator -- ...` asks for. */
export type Order =
  | { verb: (typeof verbs)[number]; email: string }
  | { verb: 'list' }
  | { verb: 'rotate-keys'; revokePrevious: boolean }
  | { verb: 'revoke-keys' };
type KeyOrder = Extract<Order, { verb: 'rotate-keys' | 'revoke-keys' }>;
/** What is printed, and whether it was done. */
export type Reply = { done: boolean; text: string };

/** What orders are carried out with. */
export interface Office {
  operators: Operators;
  /** Null where the accounts are at a remote Supabase, which keeps its own keys. */
  keys: KeyKeeper | null;
  mailer: Mailer;
  siteUrl: string;
}

export const usage = `npm run operator -- add <email>            lets an account run the site at /admin
npm run operator -- remove <email>         takes that back
npm run operator -- list                   says who does
npm run operator -- reset-factors <email>  takes a lost authenticator app, its recovery codes and the passkeys from an account
npm run operator -- rotate-keys            signs tokens with the next key; what is signed already stays good
npm run operator -- revoke-keys            refuses what earlier keys have signed
npm run operator -- rotate-keys --revoke-previous  makes new keys and refuses what all others have signed`;

/** Reads the words after `npm run operator --`; null when they are no order. */
export function readOrder([verb, email, ...rest]: string[]): Order | null {
  if (rest.length > 0) return null;
  if ((verb === 'list' || verb === 'revoke-keys') && email === undefined) return { verb };
  if (verb === 'rotate-keys' && (email === undefined || email === '--revoke-previous')) {
    return { verb, revokePrevious: email !== undefined };
  }
  const known = verbs.find((one) => one === verb);
  return known && email && /^\S+@\S+$/.test(email) ? { verb: known, email } : null;
}

/** Does what is asked and says how it went, in a sentence for the terminal. */
export async function carryOut(office: Office, order: Order): Promise<Reply> {
  const { operators } = office;
  if (order.verb === 'rotate-keys' || order.verb === 'revoke-keys') return changeKeys(office, order);
  if (order.verb === 'reset-factors') return resetFactors(office, order.email);
  if (order.verb === 'list') {
    const all = await operators.list();
    const none = 'Nobody runs this site at /admin yet.';
    return { done: true, text: all.length > 0 ? all.join('\n') : none };
  }
  const email = await operators.set(order.email, order.verb === 'add');
  if (!email) {
    return {
      done: false,
      text: `${noAccount(order.email)} Sign up with it on the site first, and confirm it.`,
    };
  }
  return {
    done: true,
    text:
      order.verb === 'add'
        ? `${email} runs the site now: open /admin, signed in.`
        : `${email} does not run the site any more.`,
  };
}

async function changeKeys({ keys }: Office, order: KeyOrder): Promise<Reply> {
  if (!keys)
    return { done: false, text: 'The keys are those of your Supabase: change them in its settings.' };
  if (order.verb === 'revoke-keys') {
    const count = await keys.revokePrevious();
    if (count === 0) return { done: true, text: 'There is no earlier key that is not revoked.' };
    const what = count === 1 ? 'One earlier key is' : `${count} earlier keys are`;
    return { done: true, text: `${what} revoked: what was signed with it is refused.` };
  }
  if (order.revokePrevious) {
    const kid = await keys.replace();
    return { done: true, text: `The key ${kid} signs tokens now. All others are revoked.` };
  }
  const kid = await keys.rotate();
  return { done: true, text: `The key ${kid} signs tokens now. What earlier keys have signed stays good.` };
}

/** Notifies the affected member, who would be harmed if somebody else had requested it. */
async function resetFactors({ operators, mailer, siteUrl }: Office, address: string): Promise<Reply> {
  const account = await operators.resetFactors(address);
  if (!account) return { done: false, text: noAccount(address) };
  const { email, apps } = account;
  if (apps === 0) return { done: false, text: `${email} has no authenticator app. Nothing was changed.` };
  const what = `${email} signs in with the password alone now. ${apps === 1 ? 'One authenticator app' : `${apps} authenticator apps`} and all recovery codes and passkeys were removed, and every device was signed out.`;
  try {
    await mailer.send({ to: email, ...factorsReset({ securityUrl: `${siteUrl}/profile?tab=security` }) });
  } catch {
    return { done: true, text: `${what} The mail that says so could not be sent: tell them yourself.` };
  }
  return { done: true, text: `${what} A mail to ${email} says so.` };
}

const noAccount = (address: string) => `No account has the address ${address}.`;
