import { DatabaseError, type Session } from '../database/database.ts';
import { authError } from './errors.ts';
import { insertEmailIdentity, moveEmailIdentity, noteProviders } from './identities.ts';
import { dropTokens, type TokenType, type UsedToken } from './one-time-tokens.ts';
import { changePhone, confirmPhone } from './phone/change.ts';
import type { AuthMethod } from './sessions.ts';
import { dropUnproved } from './unproved.ts';
import { confirmEmail, isBanned, isConfirmed, lockUser, type User } from './users.ts';

/** What a client may ask to verify, and the tokens that prove it. `email` covers every sign-in by mail. */
export const verifiableTypes = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
  sms: ['phone_confirmation_token'],
  phone_change: ['phone_change_token'],
} as const satisfies Record<string, readonly TokenType[]>;

export type VerifiableType = keyof typeof verifiableTypes;

export function isVerifiable(type: string): type is VerifiableType {
  return Object.hasOwn(verifiableTypes, type);
}

export type Proved =
  | { state: 'signed-in'; userId: string; method: AuthMethod }
  /** One of the two mailboxes of an e-mail change has agreed. */
  | { state: 'half' };

/** Does what a used token proves: confirms the account, lets its owner in, or moves it to another address. */
export async function applyProof(database: Session, used: UsedToken, type: VerifiableType): Promise<Proved> {
  const user = await lockUser(database, used.user_id);
  if (!user) throw authError('codeExpired');
  if (isBanned(user)) throw authError('userBanned');
  switch (used.token_type) {
    case 'confirmation_token':
      // Where accounts wait for their mailbox nobody has signed in before, and the password is that of the mail's reader.
      if (user.last_sign_in_at && !isConfirmed(user)) await confirmByLink(database, user);
      else await confirmEmail(database, user.id);
      await dropTokens(database, user.id);
      return { state: 'signed-in', userId: user.id, method: type === 'invite' ? 'invite' : 'email/signup' };
    case 'recovery_token':
      if (!isConfirmed(user)) await confirmByLink(database, user);
      await dropTokens(database, user.id);
      return { state: 'signed-in', userId: user.id, method: type === 'recovery' ? 'recovery' : 'magiclink' };
    case 'phone_confirmation_token':
      await confirmPhone(database, user.id);
      await dropTokens(database, user.id);
      return { state: 'signed-in', userId: user.id, method: 'otp' };
    case 'phone_change_token':
      await changePhone(database, user);
      return { state: 'signed-in', userId: user.id, method: 'otp' };
    case 'reauthentication_token':
      throw authError('codeExpired');
    default:
      return changeEmail(database, user, used.token_type);
  }
}

/** The mailbox does not prove who made the account and signed in to it. */
async function confirmByLink(database: Session, user: User): Promise<void> {
  await confirmEmail(database, user.id);
  await dropUnproved(database, user.id);
}

/** The first mailbox is noted; with the second the account moves. */
async function changeEmail(database: Session, user: User, mailbox: TokenType): Promise<Proved> {
  if (!user.email_change) throw authError('codeExpired');
  if (user.email && user.email_change_confirm_status === 0) {
    await database.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id]);
    // Another mail to the same mailbox is no word of the other one.
    await dropTokens(database, user.id, [mailbox]);
    return { state: 'half' };
  }
  try {
    await database.query(
      `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0, updated_at = now(),
          raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', $2::text)
        where id = $1`,
      [user.id, user.email_change],
    );
  } catch (error) {
    // Somebody opened an account with that address in the meantime.
    if (error instanceof DatabaseError && error.code === '23505') throw authError('emailExists');
    throw error;
  }
  if (user.is_anonymous) {
    await insertEmailIdentity(database, { id: user.id, email: user.email_change, data: {} });
    await noteProviders(database, user.id);
  }
  await confirmEmail(database, user.id);
  await moveEmailIdentity(database, user.id, user.email_change);
  await dropTokens(database, user.id);
  return { state: 'signed-in', userId: user.id, method: 'email_change' };
}
