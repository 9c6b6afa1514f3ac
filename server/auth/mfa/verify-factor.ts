import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import { authenticatorAdded } from '../../mail/templates/authenticator-changed.ts';
import type { Services } from '../../services.ts';
import { type Account, authenticate } from '../authenticate.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { type Device, deviceOf, type OpenSession, presentSession } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { challengeSeconds } from './challenge.ts';
import { lockFactor, requireFullSession, type SecretFactor } from './factors.ts';
import { endLesserSessions, liftSession } from './lift-session.ts';
import { isSentCode } from './phone.ts';
import { openSecret } from './seal.ts';
import { stepOfCode } from './totp.ts';
import { spendAnswer, webauthnAnswer } from './webauthn.ts';

const bodySchema = z.object({
  challenge_id: optional(z.uuid()),
  code: optional(z.string().max(100)),
  webauthn: optional(webauthnAnswer),
});

/**
 * POST /factors/{id}/verify: the code an authenticator app shows, or the one a telephone was sent, for a session at level aal2. The first code of a new
 * factor puts it into force and ends the sessions that have proved a password only. A code works once: neither it nor an
 * older one is accepted again.
 */
export function verifyFactor(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    const factorId = c.req.param('factorId') ?? '';
    const body = await readBody(c, bodySchema);
    await takeTry(services, c, 'verifyFactor', account.user.id);
    const { session, isNew } = await services.database.transaction(owner, async (database) => {
      const locked = await lockUser(database, account.user.id);
      if (!locked) throw authError('userNotFound');
      const factor = await lockFactor(database, account.user.id, factorId);
      const isApp = factor.factor_type === 'totp';
      if (factor.factor_type === 'recovery_code' || (isApp && !factor.secret))
        throw authError('factorNotFound');
      const isNew = factor.status === 'unverified';
      if (isNew) requireFullSession({ user: locked, aal: account.aal });
      await requireChallenge(services, database, c, factor, body.challenge_id ?? '');
      const code = (body.code ?? '').replaceAll(/\s/g, '');
      if (factor.factor_type === 'webauthn') {
        await spendAnswer(services, database, factor, body.challenge_id ?? '', body.webauthn);
      } else if (isApp) await spendCode(services, database, factor, code);
      else if (!(await isSentCode(services.keys, database, body.challenge_id ?? '', code))) {
        throw authError('wrongPhoneCode');
      }
      await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [
        body.challenge_id,
      ]);
      return { session: await accept(services, database, account, factor, deviceOf(services, c)), isNew };
    });
    if (isNew && account.user.email) {
      sendLater(services, account.user.email, authenticatorAdded({ signInUrl: signInUrl(services) }));
    }
    c.header('Cache-Control', 'no-store');
    return c.json(await presentSession(services, session));
  };
}

async function requireChallenge(
  services: Services,
  database: Session,
  c: Context,
  factor: SecretFactor,
  challengeId: string,
): Promise<void> {
  const { rows } = await database.query<{ is_used: boolean; is_old: boolean; is_elsewhere: boolean }>(
    `select verified_at is not null as is_used, created_at < now() - make_interval(secs => $3) as is_old,
        ip_address <> $4::inet as is_elsewhere
      from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [challengeId, factor.id, challengeSeconds, deviceOf(services, c).address ?? '0.0.0.0'],
  );
  const found = rows[0];
  if (!found) throw authError('challengeNotFound');
  if (found.is_elsewhere) throw authError('otherAddress');
  if (found.is_used || found.is_old) throw authError('challengeExpired');
}

/** Uses a code up: from now on only codes of later time steps are right. */
async function spendCode(
  services: Services,
  database: Session,
  factor: SecretFactor,
  code: string,
): Promise<void> {
  const secret = openSecret(services.keys, factor.id, factor.secret as string);
  const step = stepOfCode(secret, code);
  if (step === null) throw authError('wrongFactorCode');
  const { rowCount } = await database.query(
    `update auth.mfa_factors set last_used_step = $2, updated_at = now()
      where id = $1 and (last_used_step is null or last_used_step < $2)`,
    [factor.id, step],
  );
  if (rowCount === 0) throw authError('wrongFactorCode');
}

const methods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const;

async function accept(
  services: Services,
  database: Session,
  account: Account,
  factor: SecretFactor,
  device: Device,
): Promise<OpenSession> {
  if (factor.status === 'unverified') {
    await database.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    );
    await endLesserSessions(database, account.user.id, account.sessionId);
  }
  return liftSession(services, database, account, {
    factorId: factor.id,
    method: methods[factor.factor_type],
    device,
  });
}
