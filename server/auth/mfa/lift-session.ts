import type { Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../authenticate.ts';
import { noteNetwork } from '../known-networks.ts';
import { insertFirstToken } from '../refresh-tokens.ts';
import { amrOfSession, type Device, type OpenSession } from '../sessions.ts';
import { findUser, type User } from '../users.ts';

/**
 * Notes that a session has proved a second factor, and makes its new tokens. The refresh token it had is forgotten: one
 * that was copied when only the password had been proved must not grow into a session with both.
 */
export async function liftSession(
  services: Services,
  database: Session,
  { user, sessionId }: Pick<Account, 'user' | 'sessionId'>,
  {
    factorId,
    method,
    device,
  }: {
    factorId: string;
    method: 'totp' | 'mfa/phone' | 'mfa/webauthn' | 'mfa/recovery_code';
    device: Device;
  },
): Promise<OpenSession> {
  await database.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`,
    [sessionId, factorId],
  );
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
      on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
  await database.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  await noteNetwork(database, user.id, device.network, { isFull: true });
  const refreshToken = await insertFirstToken(services, database, { sessionId, userId: user.id });
  const amr = await amrOfSession(database, sessionId);
  const current = (await findUser(database, user.id)) as User;
  return { id: sessionId, aal: 'aal2', amr, refreshToken, user: current };
}

/** Ends sign-ins of the account that wait for a second factor on a device which has just signed in with both. */
export async function endWaitingSessions(
  database: Session,
  userId: string,
  { address, userAgent }: Device,
): Promise<void> {
  await database.query(
    `delete from auth.sessions where user_id = $1 and aal = 'aal1'
      and ip is not distinct from $2::inet and user_agent is not distinct from $3
      and exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    [userId, address, userAgent],
  );
}

/** Ends the account's sessions that have not proved a second factor, now that there is one. */
export async function endLesserSessions(database: Session, userId: string, keptId: string): Promise<void> {
  await database.query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    userId,
    keptId,
  ]);
}
