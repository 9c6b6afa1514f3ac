import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import { passwordChanged } from '../../mail/templates/password-changed.ts';
import type { Services } from '../../services.ts';
import { type Account, authenticate } from '../authenticate.ts';
import { challengeFields, optional, readBody, userData } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { requestEmailChange, sendEmailChange } from '../email-change.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { forgetNetworks } from '../known-networks.ts';
import { takeMail, takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { mergeMetadata } from '../metadata.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { type Asker, consumeCode, dropTokens } from '../one-time-tokens.ts';
import {
  type HashVisitor,
  hashPassword,
  requireStrongPassword,
  verifyPassword,
  visitorOf,
} from '../passwords.ts';
import { requestPhoneChange } from '../phone/change.ts';
import { readPhone } from '../phone/number.ts';
import { requireSms } from '../phone/send-code.ts';
import { presentUser } from '../present-user.ts';
import { redirectOf } from '../redirects.ts';
import { type Device, deviceOf, endSessions } from '../sessions.ts';
import { findUser, lockUser, mailboxOrPhone, type User } from '../users.ts';

const bodySchema = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
  current_password: optional(z.string().max(1000)),
  nonce: optional(z.string().max(100)),
  data: userData,
  app_metadata: optional(z.unknown()),
  ...challengeFields,
});

/**
 * PUT /user: password, address or data of the signed-in account. A new password ends the account's other sessions
 * and all links under way, and its owner gets a mail. A new address waits until both mailboxes have confirmed, a new number
 * until the code sent there has come back. Whether an address or number has an account is not told.
 */
export function updateUser(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    const body = await readBody(c, bodySchema);
    if (body.app_metadata !== undefined) throw authError('notAdmin');
    const isManaged = account.user.is_sso_user && (body.email || body.phone || body.password !== undefined);
    if (isManaged) throw authError('ssoManaged');
    if (body.phone) requireSms(services);
    const phone = body.phone ? readPhone(body.phone) : null;
    if (body.password !== undefined) requireStrongPassword(body.password);
    const asked = body.email ? readEmail(body.email) : null;
    const email = asked === account.user.email ? null : asked;
    const target = { redirectTo: redirectOf(services.config, c), challenge: readChallenge(body) };
    if (body.password !== undefined || email || phone || body.data) requireFullSession(account);
    await takeTry(services, c, 'updateUser', account.user.id);
    if (body.password !== undefined) await requireOwner(services, c, account, body);
    const passwordHash =
      body.password === undefined
        ? null
        : await newPassword(account.user, body.password, visitorOf(services, c));
    const asker = email ? await takeChangeMails(services, c, account.user, email) : null;

    const { user, mails } = await services.database.transaction(owner, async (database) => {
      const locked = await lockUser(database, account.user.id);
      if (!locked) throw authError('userNotFound');
      if (passwordHash) await setPassword(database, account, passwordHash, deviceOf(services, c));
      if (body.data) await setData(database, locked, body.data);
      const changeMails =
        email && asker
          ? await requestEmailChange(services, database, locked, email, { ...target, asker })
          : [];
      return { user: (await findUser(database, locked.id)) as User, mails: changeMails };
    });
    if (passwordHash && user.email) {
      sendLater(services, user.email, passwordChanged({ signInUrl: signInUrl(services) }));
    }
    await sendEmailChange(services, user, mails);
    if (!phone || phone === user.phone) return c.json(presentUser(user));
    await requestPhoneChange(services, c, user, phone);
    const current = await services.database.transaction(owner, (database) => findUser(database, user.id));
    return c.json(presentUser(current ?? user));
  };
}

/** Seconds after which a session has to prove again whose it is before it changes the password, as on Supabase. */
const freshSeconds = 24 * 3600;

/**
 * A signed-in device that falls into other hands must not lock its owner out. The current password, or a code sent by mail, is checked
 * when it comes along, and one of them is needed in a session that has proved nothing for a day.
 */
async function requireOwner(
  services: Services,
  c: Context,
  { user, provedAt }: Account,
  { current_password: current, nonce }: { current_password?: string | undefined; nonce?: string | undefined },
): Promise<void> {
  if (current !== undefined) {
    const isRight = await verifyPassword(current, user.encrypted_password, visitorOf(services, c));
    if (!isRight) throw authError('wrongCurrentPassword');
  } else if (nonce !== undefined) {
    const proof = {
      relatesTo: mailboxOrPhone(user, services.config.accounts) ?? '',
      code: nonce.replaceAll(/[\s-]/g, ''),
      network: deviceOf(services, c).network,
    };
    const used = await services.database.transaction(owner, (database) =>
      consumeCode(services.keys, database, proof, ['reauthentication_token']),
    );
    if (used?.user_id !== user.id) throw authError('reauthenticationFailed');
  } else if (Date.now() - provedAt.getTime() > freshSeconds * 1000) {
    throw authError('reauthenticationNeeded');
  }
}

async function newPassword(user: User, password: string, visitor: HashVisitor): Promise<string> {
  if (user.encrypted_password && (await verifyPassword(password, user.encrypted_password, visitor))) {
    throw authError('samePassword');
  }
  return hashPassword(password, visitor);
}

async function takeChangeMails(services: Services, c: Context, user: User, email: string): Promise<Asker> {
  if (user.email) await takeMail(services, c, 'email_change', user.email);
  return takeMail(services, c, 'email_change', email);
}

async function setPassword(
  database: Session,
  { user, sessionId }: Account,
  hash: string,
  { network }: Device,
): Promise<void> {
  await database.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    user.id,
    hash,
  ]);
  await dropTokens(database, user.id);
  await endSessions(database, user.id, sessionId, 'others');
  await forgetNetworks(database, user.id, network);
}

async function setData(database: Session, user: User, changes: Record<string, unknown>): Promise<void> {
  await database.query('update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1', [
    user.id,
    mergeMetadata(user.raw_user_meta_data, changes),
  ]);
}
