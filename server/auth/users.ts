import type { AccountSettings } from '../account-settings.ts';
import type { Session } from '../database/database.ts';

/** A row of auth.identities as JSON: one way in which an account can sign in. */
export interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

type FactorType = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

/** A second factor as its owner may see it: without its secret. */
export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: FactorType;
  status: 'unverified' | 'verified';
  phone?: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of auth.users with its identities, as far as the service uses it. */
export interface User {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  confirmed_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
  is_sso_user: boolean;
  identities: Identity[];
  factors: Factor[];
}

/** Columns of a `User`, for a select from `auth.users as u`. */
export const userColumns = `u.*, coalesce((
  select json_agg(i order by i.created_at) from auth.identities as i where i.user_id = u.id
), '[]') as identities,
coalesce((
  select json_agg(json_build_object(
      'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
      'phone', f.phone, 'last_challenged_at', f.last_challenged_at, 'created_at', f.created_at, 'updated_at', f.updated_at
    ) order by f.created_at, f.id)
  from auth.mfa_factors as f where f.user_id = u.id
), '[]') as factors`;

/** The account of an address, or null. The address is in lower case. Locked on request until the transaction ends. */
export async function findUserByEmail(
  session: Pick<Session, 'query'>,
  email: string,
  { lock = false } = {},
): Promise<User | null> {
  const { rows } = await session.query<User>(
    `select ${userColumns} from auth.users as u
      where lower(u.email) = $1 and u.is_sso_user = false ${lock ? 'for update of u' : ''}`,
    [email],
  );
  return rows[0] ?? null;
}

/** The account of a number (digits alone), or null. Locked on request until the transaction ends. */
export async function findUserByPhone(
  session: Pick<Session, 'query'>,
  phone: string,
  { lock = false } = {},
): Promise<User | null> {
  const { rows } = await session.query<User>(
    `select ${userColumns} from auth.users as u where u.phone = $1 ${lock ? 'for update of u' : ''}`,
    [phone],
  );
  return rows[0] ?? null;
}

export async function findUser(session: Session, id: string): Promise<User | null> {
  const { rows } = await session.query<User>(`select ${userColumns} from auth.users as u where u.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/**
 * The account, locked until the transaction ends, so that two requests which change it follow each other.
 * Null when it is gone.
 */
export async function lockUser(session: Session, id: string): Promise<User | null> {
  await session.query('select 1 from auth.users where id = $1 for update', [id]);
  return findUser(session, id);
}

export interface NewUser {
  id: string;
  email: string;
  /** PHC string, or null for an account without a password. */
  passwordHash: string | null;
  data: Record<string, unknown>;
}

/**
 * Makes an unconfirmed account. Returns false when the address has one already. What a sign-up says of its address is noted in
 * the account's own data, unless it `isGiven` by the operator.
 */
export async function insertUser(
  session: Session,
  user: NewUser,
  { isGiven = false } = {},
): Promise<boolean> {
  const { rowCount } = await session.query(
    `insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
      values ($1, $2, $3, $4, $5)
      on conflict (lower(email)) where is_sso_user = false do nothing`,
    [
      user.id,
      user.email,
      user.passwordHash,
      { provider: 'email', providers: ['email'] },
      isGiven ? user.data : { ...user.data, ...emailClaims(user.id, user.email) },
    ],
  );
  return rowCount === 1;
}

/**
 * Gives an unconfirmed account the password and data of a later sign-up with its address. Nobody has proved the
 * mailbox yet, so the first claim is worth no more than the last; if it stayed, whoever signed up somebody else's
 * address early would know the password of the account its owner confirms.
 */
export async function replaceUnconfirmed(session: Session, userId: string, claim: NewUser): Promise<void> {
  const claims = { ...claim.data, ...emailClaims(userId, claim.email) };
  await session.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = now()
      where id = $1 and email_confirmed_at is null`,
    [userId, claim.passwordHash, claims],
  );
  await session.query(
    `update auth.identities set identity_data = $2, updated_at = now() where user_id = $1 and provider = 'email'`,
    [userId, claims],
  );
}

/** What an e-mail account says of itself in its identity and its metadata. */
export function emailClaims(id: string, email: string): Record<string, unknown> {
  return { sub: id, email, email_verified: false, phone_verified: false };
}

export function isConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null;
}

/** Where an account can be reached: its confirmed address, or any where none needs confirmation, else its confirmed number. */
export function mailboxOrPhone(user: User, { confirmation }: AccountSettings): string | null {
  if (user.email && (isConfirmed(user) || !confirmation)) return user.email;
  return user.phone_confirmed_at ? user.phone : null;
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until > new Date();
}

/** Notes that the mailbox is the account owner's. Does nothing for a confirmed account. */
export async function confirmEmail(session: Session, userId: string): Promise<void> {
  await session.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
      where id = $1 and email_confirmed_at is null`,
    [userId],
  );
  await session.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
      where user_id = $1 and provider = 'email'`,
    [userId],
  );
}
