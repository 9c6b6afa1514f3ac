import type { Session } from '../database/database.ts';
import { noteProviders } from './identities.ts';
import { dropTokens } from './one-time-tokens.ts';
import { deletePasskeysOf } from './passkeys/passkeys.ts';

/**
 * Removes everything by which somebody could get into an account whose address nobody has proved, or keep its owner out: the
 * password, passkeys, second factors, other sign-ins, a number, a change of address that has begun, sessions, access tokens and
 * what was granted to programs. Whoever proves the address first begins anew.
 */
export async function dropUnproved(database: Session, userId: string): Promise<void> {
  await database.query(
    `update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null, phone_change = null,
        email_change = null, email_change_confirm_status = 0, updated_at = now()
      where id = $1`,
    [userId],
  );
  await deletePasskeysOf(database, userId);
  // Recovery codes and challenges go with their factor, refresh tokens with their session, hashes with their token.
  for (const table of ['auth.mfa_factors', 'auth.sessions', 'public.access_tokens', 'private.device_grants'])
    await database.query(`delete from ${table} where user_id = $1`, [userId]);
  await database.query(`delete from auth.identities where user_id = $1 and provider <> 'email'`, [userId]);
  await noteProviders(database, userId);
  await dropTokens(database, userId);
}
