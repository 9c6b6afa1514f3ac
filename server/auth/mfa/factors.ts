import type { Session } from '../../database/database.ts';
import type { Account } from '../authenticate.ts';
import { authError } from '../errors.ts';
import type { Factor, User } from '../users.ts';
import type { Credential } from '../webauthn/credential.ts';

/** A factor with what proves it. Never leaves the server. */
export interface SecretFactor extends Factor {
  /** Sealed. */
  secret: string | null;
  last_used_step: string | number | null;
  /** The key of an authenticator; null before it is made, and for other factors. */
  web_authn_credential: Credential | null;
}

/** Second factors an account can have: a phone, a spare one, a password manager, and some. */
export const maxVerified = 10;

/** Whether the account asks for a second factor at each sign-in. */
function hasSecondFactor(user: Pick<User, 'factors'>): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** Whether a session has proved all that its account asks for. */
export function isFullSession({ user, aal }: Pick<Account, 'user' | 'aal'>): boolean {
  return aal === 'aal2' || !hasSecondFactor(user);
}

/** Throws `insufficient_aal` for a session that has proved the first factor only, of an account that has a second. */
export function requireFullSession(account: Pick<Account, 'user' | 'aal'>, message?: string): void {
  if (!isFullSession(account)) throw authError('insufficientAal', message);
}

/** The account's factor, locked until the transaction ends. Throws `mfa_factor_not_found`, also for another account's. */
export async function lockFactor(session: Session, userId: string, factorId: string): Promise<SecretFactor> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(factorId)) throw authError('factorNotFound');
  const { rows } = await session.query<SecretFactor>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2 for update',
    [factorId, userId],
  );
  if (!rows[0]) throw authError('factorNotFound');
  return rows[0];
}

/** Removes a factor. Recovery codes are never the only one: they go with the last of the others. */
export async function deleteFactor(session: Session, userId: string, factorId: string): Promise<void> {
  await session.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId]);
  await session.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code' and not exists (
      select from auth.mfa_factors as other
      where other.user_id = $1 and other.status = 'verified' and other.factor_type <> 'recovery_code'
    )`,
    [userId],
  );
}

/** A factor in the shape clients read. */
export function presentFactor(factor: Factor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    friendly_name: factor.friendly_name ?? '',
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.phone ? { phone: factor.phone } : {}),
    ...(factor.last_challenged_at ? { last_challenged_at: iso(factor.last_challenged_at) } : {}),
  };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
