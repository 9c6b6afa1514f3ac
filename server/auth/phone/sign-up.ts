import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { takeSms, takeTry } from '../limits.ts';
import { requireModest } from '../metadata.ts';
import { dropTokens } from '../one-time-tokens.ts';
import { hashPassword, requireStrongPassword, visitorOf } from '../passwords.ts';
import { presentNobody } from '../present-user.ts';
import { findUserByPhone, type User } from '../users.ts';
import { insertPhoneIdentity } from './identity.ts';
import { readPhone } from './number.ts';
import { requireSms, sendCodeLater } from './send-code.ts';

interface PhoneClaim {
  phone: string;
  passwordHash: string | null;
  data: Record<string, unknown>;
}

/**
 * POST /signup with a telephone number. The answer is the same whether the number is new, waiting or taken, and its ids are
 * nobody's: the account is told by the code alone, which goes to the number.
 */
export async function signUpByPhone(
  services: Services,
  c: Context,
  body: { phone: string; password?: string | undefined; data?: Record<string, unknown> | undefined },
): Promise<Response> {
  requireSms(services, 'phoneDisabled', 'Phone signups are disabled');
  if (!body.password) throw authError('passwordMissing');
  const phone = readPhone(body.phone);
  const data = requireModest(body.data ?? {});
  requireStrongPassword(body.password);
  await takeTry(services, c, 'signup');
  const asker = await takeSms(services, c, phone);
  const passwordHash = await hashPassword(body.password, visitorOf(services, c));
  sendCodeLater(services, { phone, type: 'phone_confirmation_token', asker }, async (database) => {
    const user = await openPhoneAccount(database, { phone, passwordHash, data });
    return user.phone_confirmed_at ? null : user;
  });
  const sub = randomUUID();
  return c.json(
    presentNobody({ phone }, { ...data, sub, phone, email_verified: false, phone_verified: false }),
  );
}

/**
 * The account of a number, locked; made unless there is one. What an account that has never proved its number says of itself
 * is replaced: nobody's claim to it is worth more than the last one's.
 */
export async function openPhoneAccount(database: Session, claim: PhoneClaim): Promise<User> {
  const { phone, passwordHash, data } = claim;
  const id = randomUUID();
  const app = { provider: 'phone', providers: ['phone'] };
  const { rowCount } = await database.query(
    `insert into auth.users (id, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data)
      values ($1, $2, $3, $4, $5) on conflict (phone) do nothing`,
    [id, phone, passwordHash, app, { ...data, sub: id, phone_verified: false }],
  );
  if (rowCount === 1) await insertPhoneIdentity(database, { id, phone });
  const user = (await findUserByPhone(database, phone, { lock: true })) as User;
  if (rowCount !== 1 && !user.phone_confirmed_at && !user.email) {
    await database.query(
      'update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = now() where id = $1',
      [user.id, passwordHash, { ...data, sub: user.id, phone_verified: false }],
    );
    // A code of an earlier claim would confirm this one's password.
    await dropTokens(database, user.id);
  }
  return user;
}
