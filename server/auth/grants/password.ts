import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { verifyPassword } from '../passwords.ts';
import { deviceOf, type OpenSession, openSession } from '../sessions.ts';
import { findUserByEmail, isBanned, isConfirmed } from '../users.ts';

const bodySchema = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
});

/** E-mail and password. An unknown address and a wrong password give the same answer in the same time. */
export async function passwordGrant(services: Services, c: Context): Promise<OpenSession> {
  const { email: given, phone, password } = await readBody(c, bodySchema);
  if (phone) throw authError('phoneDisabled', 'Phone logins are disabled');
  if (!given) throw authError('invalid', 'missing email or phone');
  const email = given.trim().toLowerCase();
  await takeTry(services, c, 'password', email);

  const user = await services.database.transaction(owner, (database) => findUserByEmail(database, email));
  // Outside any transaction: hashing takes long, and the embedded database serves one transaction at a time.
  const isRight = await verifyPassword(password ?? '', user?.encrypted_password ?? null);
  if (!user || !isRight) throw authError('invalidCredentials');
  if (isBanned(user)) throw authError('userBanned');
  if (!isConfirmed(user)) throw authError('emailNotConfirmed');
  return services.database.transaction(owner, async (database) => {
    const current = await findUserByEmail(database, email, { lock: true });
    // Another password may have been set while this one was being checked.
    if (current?.encrypted_password !== user.encrypted_password) throw authError('invalidCredentials');
    return openSession(services, database, user.id, 'password', deviceOf(services, c));
  });
}
