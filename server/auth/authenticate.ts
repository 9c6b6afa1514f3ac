import type { Context } from 'hono';
import { owner } from '../database/database.ts';
import { identifyKey } from '../http/caller.ts';
import { issuerOf, verifyAccessToken } from '../keys/access-token.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';
import { isBanned, type User, userColumns } from './users.ts';

/** The signed-in account and its session. */
export interface Account {
  user: User;
  sessionId: string;
  /** How much the session has proved: `aal1`, or `aal2` with a second factor. */
  aal: string;
  /** When it last proved something: a password, a link, a code. */
  provedAt: Date;
}

interface SessionFacts {
  /** Null when the session has ended. */
  session_aal: string | null;
  session_proved_at: Date | null;
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
  const { rows } = await database.run<User & SessionFacts>(owner, {
    text: `select ${userColumns}, s.aal::text as session_aal, coalesce(
        (select max(c.updated_at) from auth.mfa_amr_claims as c where c.session_id = s.id), s.created_at
      ) as session_proved_at
      from auth.users as u left join auth.sessions as s
        on s.id = $2 and s.user_id = u.id and (s.not_after is null or s.not_after > now())
      where u.id = $1`,
    values: [claims.sub, claims.session_id],
  });
  const [row] = rows;
  if (!row) throw authError('userNotFound');
  const { session_aal: aal, session_proved_at: provedAt } = row;
  // Checked before the session: a suspension ends the session too, and the caller should learn the reason.
  if (isBanned(row)) throw authError('userBanned');
  if (!aal || !provedAt) throw authError('sessionNotFound');
  return { user: row, sessionId: claims.session_id, aal, provedAt: new Date(provedAt) };
}
