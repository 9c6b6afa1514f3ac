import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';
import { insertEmailIdentity } from './identities.ts';
import { takeTry } from './limits.ts';
import { deviceOf, openSession, presentSession } from './sessions.ts';
import { insertUser, type NewUser } from './users.ts';

/**
 * Opens an account and signs it in, on an instance that asks nobody to confirm. The address stays unconfirmed: whoever
 * proves it later, by a mail or a provider, gets the account without the password and the sessions of others. Throws
 * `user_already_exists`, since an answer that hides this would have to give a session.
 */
export async function signUpAtOnce(
  services: Services,
  c: Context,
  claim: NewUser,
): Promise<Record<string, unknown>> {
  const session = await services.database.transaction(owner, async (database) => {
    if (!(await insertUser(database, claim))) throw authError('userExists');
    await insertEmailIdentity(database, claim);
    return openSession(services, database, claim.id, 'password', deviceOf(services, c));
  });
  return presentSession(services, session);
}

/** Opens an account that neither address nor password belongs to, and signs it in, where the operator allows it. */
export async function signUpAnonymously(
  services: Services,
  c: Context,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (!services.config.accounts.anonymous) throw authError('anonymousDisabled');
  await takeTry(services, c, 'anonymous');
  const id = randomUUID();
  const session = await services.database.transaction(owner, async (database) => {
    await database.query(
      `insert into auth.users (id, is_anonymous, raw_app_meta_data, raw_user_meta_data) values ($1, true, '{}', $2)`,
      [id, data],
    );
    return openSession(services, database, id, 'anonymous', deviceOf(services, c));
  });
  return presentSession(services, session);
}
