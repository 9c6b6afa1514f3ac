import type { Context } from 'hono';
import { owner } from '../database/database.ts';
import { identifyKey } from '../http/caller.ts';
import { issuerOf, verifyAccessToken } from '../keys/access-token.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';
import { isBanned, type User, userColumns } from './users.ts';

/** Who is signed in, and in which session. */
export interface Account {
  user: User;
  sessionId: string;
}

/**
 * The signed-in account of a request. A valid token is not enough: its session must still exist, so that an
 * ended session is refused at once. Throws 401 without a token, 403 for one that is not good (any more).
 */
export async function authenticate(services: Services, context: Context): Promise<Account> {
  const { config, database, keys } = services;
  const { bearer } = identifyKey(services, context.req.raw);
  if (!bearer) throw authError('noAuthorization');
  const claims = await verifyAccessToken(keys, issuerOf(config.siteUrl), bearer);
  if (claims === 'expired') throw authError('expiredJwt');
  if (!claims) throw authError('badJwt');
  const { rows } = await database.run<User & { has_session: boolean }>(owner, {
    text: `select ${userColumns}, exists (
        select 1 from auth.sessions as s
        where s.id = $2 and s.user_id = u.id and (s.not_after is null or s.not_after > now())
      ) as has_session
      from auth.users as u where u.id = $1`,
    values: [claims.sub, claims.session_id],
  });
  const [row] = rows;
  if (!row) throw authError('userNotFound');
  if (!row.has_session) throw authError('sessionNotFound');
  if (isBanned(row)) throw authError('userBanned');
  return { user: row, sessionId: claims.session_id };
}
