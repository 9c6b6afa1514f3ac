import type { Context } from 'hono';
import { DatabaseError, owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { noteProviders } from '../identities.ts';
import { takeSms } from '../limits.ts';
import { dropTokens } from '../one-time-tokens.ts';
import { findUserByPhone, type User } from '../users.ts';
import { insertPhoneIdentity, movePhoneIdentity } from './identity.ts';
import { requireSms, sendCodeNow, sendTakenNote } from './send-code.ts';

/**
 * Notes the wished number of a signed-in account and sends a code there; to one that has an account, a note. The answer is the same,
 * so that nobody learns which numbers have accounts.
 */
export async function requestPhoneChange(
  services: Services,
  context: Context,
  user: User,
  phone: string,
): Promise<void> {
  requireSms(services);
  const asker = await takeSms(services, context, phone);
  const isTaken = await services.database.transaction(owner, async (database) => {
    await database.query(
      'update auth.users set phone_change = $2, phone_change_sent_at = now(), updated_at = now() where id = $1',
      [user.id, phone],
    );
    // No code of an earlier wish moves the account.
    await dropTokens(database, user.id, ['phone_change_token']);
    return (await findUserByPhone(database, phone)) !== null;
  });
  if (isTaken) return sendTakenNote(services, phone, asker);
  await sendCodeNow(services, user.id, { type: 'phone_change_token', phone, asker, replaces: true });
}

/** Moves an account to the number that has just been proved. Throws `phone_exists`. */
export async function changePhone(database: Session, user: User): Promise<void> {
  const phone = user.phone_change;
  if (!phone) throw authError('codeExpired');
  try {
    await database.query(
      `update auth.users set phone = $2, phone_change = null, phone_confirmed_at = now(), updated_at = now() where id = $1`,
      [user.id, phone],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw authError('phoneExists');
    throw error;
  }
  const hasIdentity = user.identities.some(({ provider }) => provider === 'phone');
  if (hasIdentity) await movePhoneIdentity(database, user.id, phone);
  else await insertPhoneIdentity(database, { id: user.id, phone });
  await confirmPhone(database, user.id);
  await noteProviders(database, user.id);
  await dropTokens(database, user.id);
}

/** Notes that the number is the account owner's. */
export async function confirmPhone(database: Session, userId: string): Promise<void> {
  await database.query(
    `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now(),
        raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
      where id = $1`,
    [userId],
  );
  await database.query(
    `update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = now()
      where user_id = $1 and provider = 'phone'`,
    [userId],
  );
}
