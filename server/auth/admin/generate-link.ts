import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody, userData } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { insertEmailIdentity } from '../identities.ts';
import { type LinkType, proofOf } from '../mails.ts';
import { requireModest } from '../metadata.ts';
import { issueToken, type TokenType, trusted } from '../one-time-tokens.ts';
import { hashPassword, requireStrongPassword } from '../passwords.ts';
import { presentUser } from '../present-user.ts';
import { redirectOf } from '../redirects.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  isConfirmed,
  replaceUnconfirmed,
  type User,
} from '../users.ts';
import { inviteUser } from './invite.ts';

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
type GeneratedType = (typeof types)[number];

const bodySchema = z.object({
  type: z.enum(types, { error: `must be one of ${types.join(', ')}` }),
  email: optional(z.string()),
  new_email: optional(z.string()),
  password: optional(z.string()),
  data: userData,
  redirect_to: optional(z.string()),
});

/** How a type is proved: the token, and what the link is to be verified as. */
const kinds: Record<GeneratedType, { token: TokenType; link: LinkType }> = {
  signup: { token: 'confirmation_token', link: 'signup' },
  invite: { token: 'confirmation_token', link: 'invite' },
  magiclink: { token: 'recovery_token', link: 'magiclink' },
  recovery: { token: 'recovery_token', link: 'recovery' },
  email_change_current: { token: 'email_change_token_current', link: 'email_change' },
  email_change_new: { token: 'email_change_token_new', link: 'email_change' },
};

interface Request {
  type: GeneratedType;
  email: string;
  newEmail: string | null;
  passwordHash: string | null;
  data: Record<string, unknown>;
}

/** POST /admin/generate_link: the link and the code a mail would carry, for the operator's own mails. Sends nothing. */
export function generateLink(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    const redirectTo = redirectOf(services.config, c);
    const request = await readRequest(body);
    const { user, type, token } = await services.database.transaction(owner, async (database) => {
      const { user: found, type } = await findAccount(database, request);
      const relatesTo = type === 'email_change_new' ? (request.newEmail ?? '') : (found.email ?? '');
      const token = await issueToken(services.keys, database, {
        userId: found.id,
        type: kinds[type].token,
        relatesTo,
        flowId: null,
        redirectTo,
        asker: trusted,
        replaces: true,
      });
      return { user: (await findUser(database, found.id)) as User, type, token };
    });
    const { url, code } = proofOf(services, token, kinds[type].link, redirectTo);
    return c.json({
      ...presentUser(user),
      action_link: url,
      email_otp: code,
      hashed_token: token.token,
      verification_type: type,
      redirect_to: redirectTo,
    });
  };
}

async function readRequest(body: z.output<typeof bodySchema>): Promise<Request> {
  const { type } = body;
  const isChange = type === 'email_change_current' || type === 'email_change_new';
  if (isChange && !body.new_email) throw authError('invalid', 'new_email is required');
  const email = readEmail(body.email ?? '');
  const newEmail = isChange ? readEmail(body.new_email ?? '') : null;
  if (type === 'signup') {
    if (!body.password) throw authError('passwordMissing');
    requireStrongPassword(body.password);
  }
  return {
    type,
    email,
    newEmail,
    passwordHash: type === 'signup' ? await hashPassword(body.password ?? '', null) : null,
    data: requireModest(body.data ?? {}),
  };
}

/** The account the link is for; made where the type makes one. A sign-in link for a new address is a sign-up's. */
async function findAccount(
  database: Session,
  request: Request,
): Promise<{ user: User; type: GeneratedType }> {
  const { type, email, data, passwordHash } = request;
  const existing = await findUserByEmail(database, email, { lock: true });
  switch (type) {
    case 'invite':
      return { user: await inviteUser(database, email, data), type };
    case 'signup':
      if (existing && isConfirmed(existing)) throw authError('emailExists');
      if (!existing) return { user: await openAccount(database, email, data, passwordHash), type };
      await replaceUnconfirmed(database, existing.id, { id: existing.id, email, passwordHash, data });
      return { user: existing, type };
    case 'magiclink':
      if (!existing) return { user: await openAccount(database, email, data, null), type: 'signup' };
      return { user: existing, type };
    case 'recovery':
      if (!existing) throw authError('noSuchUser');
      return { user: existing, type };
    default:
      if (!existing) throw authError('noSuchUser');
      await wishEmail(database, existing, request.newEmail ?? '');
      return { user: existing, type };
  }
}

async function openAccount(
  database: Session,
  email: string,
  data: Record<string, unknown>,
  passwordHash: string | null,
): Promise<User> {
  const claim = { id: randomUUID(), email, passwordHash, data };
  if (await insertUser(database, claim, { isGiven: true })) await insertEmailIdentity(database, claim);
  return (await findUserByEmail(database, email, { lock: true })) as User;
}

/** Notes the wished address. The other mailbox's link, made before for the same wish, goes on working. */
async function wishEmail(database: Session, user: User, next: string): Promise<void> {
  if (await findUserByEmail(database, next)) throw authError('emailExists');
  if (user.email_change === next) return;
  await database.query(
    `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0,
        updated_at = now() where id = $1`,
    [user.id, next],
  );
  await database.query(
    `delete from auth.one_time_tokens
      where user_id = $1 and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [user.id],
  );
}
