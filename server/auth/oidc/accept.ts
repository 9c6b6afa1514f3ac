import { randomUUID } from 'node:crypto';
import type { Session } from '../../database/database.ts';
import { authError } from '../errors.ts';
import { noteProviders } from '../identities.ts';
import { dropUnproved } from '../unproved.ts';
import { findUser, findUserByEmail, isBanned, isConfirmed, lockUser, type User } from '../users.ts';
import type { ProviderClaims } from './id-token.ts';

/**
 * The account of somebody whom a provider has identified: the one that already signs in so, else the one whose address
 * the provider has verified, else a new one, where it `mayOpen` one. An address that the provider does not vouch for opens nothing.
 */
export async function accountOf(
  database: Session,
  { provider, label }: { provider: string; label: string },
  claims: ProviderClaims,
  mayOpen: boolean,
): Promise<User> {
  const known = await findIdentity(database, provider, claims.subject);
  if (known) {
    const user = await lockUser(database, known.user_id);
    if (!user) throw authError('userNotFound');
    if (isBanned(user)) throw authError('userBanned');
    await database.query(
      `update auth.identities set identity_data = $2, last_sign_in_at = now(), updated_at = now() where id = $1`,
      [known.id, claims.data],
    );
    return user;
  }
  const { email } = claims;
  if (!email) throw authError('providerEmailMissing', `Error getting user email from external provider`);
  if (!claims.emailVerified) throw authError('providerEmailUnverified', `Unverified email with ${label}`);
  const found = await findUserByEmail(database, email, { lock: true });
  if (found && isBanned(found)) throw authError('userBanned');
  if (!found && !mayOpen) throw authError('signUpDisabled');
  const id = found?.id ?? (await insertAccount(database, email, claims));
  if (found) await adopt(database, found, claims);
  await insertIdentity(database, id, provider, claims);
  return (await findUser(database, id)) as User;
}

/** Gives a signed-in account a further way to sign in. Throws `identity_already_exists`. */
export async function linkToAccount(
  database: Session,
  userId: string,
  provider: string,
  claims: ProviderClaims,
): Promise<User> {
  const user = await lockUser(database, userId);
  if (!user) throw authError('userNotFound');
  if (isBanned(user)) throw authError('userBanned');
  const known = await findIdentity(database, provider, claims.subject);
  if (known) {
    const elsewhere = known.user_id === userId ? '' : ' to another user';
    throw authError('identityExists', `Identity is already linked${elsewhere}`);
  }
  await insertIdentity(database, userId, provider, claims);
  return (await findUser(database, userId)) as User;
}

async function findIdentity(database: Session, provider: string, subject: string) {
  const { rows } = await database.query<{ id: string; user_id: string }>(
    'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return rows[0] ?? null;
}

async function insertAccount(database: Session, email: string, { data }: ProviderClaims): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), $3)`,
    [id, email, data],
  );
  return id;
}

/**
 * Makes an account that was there before the provider's. If its address had never been confirmed, somebody else may have
 * made it: its data goes, and everything by which it could be entered.
 */
async function adopt(database: Session, user: User, { data }: ProviderClaims): Promise<void> {
  if (isConfirmed(user)) {
    await database.query(
      'update auth.users set raw_user_meta_data = $2::jsonb || raw_user_meta_data, updated_at = now() where id = $1',
      [user.id, data],
    );
    return;
  }
  await database.query(
    'update auth.users set email_confirmed_at = now(), raw_user_meta_data = $2, updated_at = now() where id = $1',
    [user.id, data],
  );
  await database.query('delete from auth.identities where user_id = $1', [user.id]);
  await dropUnproved(database, user.id);
}

async function insertIdentity(database: Session, userId: string, provider: string, claims: ProviderClaims) {
  await database.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      values ($1, $2, $3, $4, now())`,
    [userId, provider, claims.subject, claims.data],
  );
  await noteProviders(database, userId);
}
