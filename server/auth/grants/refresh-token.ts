import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { type Rotation, rotateToken } from '../refresh-tokens.ts';
import { amrOfSession, type Device, deviceOf, type OpenSession } from '../sessions.ts';
import { findUser, isBanned } from '../users.ts';

const bodySchema = z.object({ refresh_token: optional(z.string()) });

/** A refresh token for its successor and a new access token. A token that was used before ends its session. */
export async function refreshTokenGrant(services: Services, c: Context): Promise<OpenSession> {
  const { refresh_token: token } = await readBody(c, bodySchema);
  if (!token) throw authError('invalid', 'refresh_token required');
  await takeTry(services, c, 'refresh');
  const device = deviceOf(services, c);
  const result = await services.database.transaction(owner, async (database) => {
    const rotation = await rotateToken(services, database, token);
    if (rotation.outcome !== 'rotated') return rotation;
    return { outcome: 'refreshed' as const, session: await refreshed(database, rotation, device) };
  });
  switch (result.outcome) {
    case 'unknown':
      throw authError('refreshTokenNotFound');
    case 'session-expired':
      throw authError('sessionExpired');
    case 'reused':
      services.log.info('refresh_token_reused', {
        session: result.sessionId,
      });
      throw authError('refreshTokenUsed');
    case 'refreshed':
      return result.session;
  }
}

async function refreshed(
  database: Session,
  { sessionId, userId, token }: Extract<Rotation, { outcome: 'rotated' }>,
  device: Device,
): Promise<OpenSession> {
  const user = await findUser(database, userId);
  if (!user) throw authError('refreshTokenNotFound');
  if (isBanned(user)) throw authError('userBanned');
  const { rows } = await database.query<{ aal: string }>(
    `update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = $2, ip = $3
      where id = $1 returning aal`,
    [sessionId, device.userAgent, device.address],
  );
  const amr = await amrOfSession(database, sessionId);
  return { id: sessionId, aal: rows[0]?.aal ?? 'aal1', amr, refreshToken: token, user };
}
