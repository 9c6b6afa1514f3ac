import type { Context } from 'hono';
import { z } from 'zod';
import { oneByOne, owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody } from '../body.ts';
import { lowerAscii } from '../email-address.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { verifyPassword, visitorOf } from '../passwords.ts';
import { readPhone } from '../phone/number.ts';
import { requireSms } from '../phone/send-code.ts';
import { deviceOf, type OpenSession, openSession } from '../sessions.ts';
import { findUserByEmail, findUserByPhone, isBanned, isConfirmed } from '../users.ts';

const bodySchema = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
});

/** E-mail or number, and password. An unknown one and a wrong password give the same answer in the same time. */
export async function passwordGrant(services: Services, c: Context): Promise<OpenSession> {
  const { email: given, phone, password } = await readBody(c, bodySchema);
  if (phone && !given) requireSms(services, 'phoneDisabled', 'Phone logins are disabled');
  if (!given && !phone) throw authError('invalid', 'missing email or phone');
  const name = given ? lowerAscii(given.trim()) : readPhone(phone ?? '');
  const find = given ? findUserByEmail : findUserByPhone;
  await takeTry(services, c, 'password', name);

  const user = await find(oneByOne(services.database, owner), name);
  // Outside any transaction: hashing takes long, and the embedded database serves one transaction at a time.
  const isRight = await verifyPassword(
    password ?? '',
    user?.encrypted_password ?? null,
    visitorOf(services, c),
  );
  if (!user || !isRight) throw authError('invalidCredentials');
  if (isBanned(user)) throw authError('userBanned');
  const { confirmation } = services.config.accounts;
  if (given && confirmation && !isConfirmed(user)) throw authError('emailNotConfirmed');
  if (!given && !user.phone_confirmed_at) throw authError('phoneNotConfirmed');
  return services.database.transaction(owner, async (database) => {
    const current = await find(database, name, { lock: true });
    // Another password may have been set while this one was being checked.
    if (current?.encrypted_password !== user.encrypted_password) throw authError('invalidCredentials');
    return openSession(services, database, user.id, 'password', deviceOf(services, c));
  });
}
