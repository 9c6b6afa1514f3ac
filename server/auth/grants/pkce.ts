import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { consumeAuthCode } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { linkToAccount } from '../oidc/accept.ts';
import { deviceOf, type OpenSession, openSession } from '../sessions.ts';
import { isBanned, lockUser } from '../users.ts';

const bodySchema = z.object({
  auth_code: optional(z.string()),
  code_verifier: optional(z.string()),
});

/**
 * The code of a redirect together with the verifier only the browser that began the flow has. Links what the flow was begun to
 * link; throws `identity_already_exists`.
 */
export async function pkceGrant(services: Services, c: Context): Promise<OpenSession> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, bodySchema);
  if (!code || !verifier) {
    throw authError('invalid', 'invalid request: both auth code and code verifier should be non-empty');
  }
  await takeTry(services, c, 'pkce');
  return services.database.transaction(owner, async (database) => {
    const { userId, method, provider, linking } = await consumeAuthCode(
      services.keys,
      database,
      code,
      verifier,
    );
    const user = await lockUser(database, userId);
    if (!user) throw authError('flowNotFound');
    if (isBanned(user)) throw authError('userBanned');
    if (linking) await linkToAccount(database, userId, linking.provider, linking.claims);
    const session = await openSession(services, database, userId, method, deviceOf(services, c));
    return { ...session, provider };
  });
}
