import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { deviceOf } from '../sessions.ts';
import { lockFactor } from './factors.ts';
import { sendFactorCode } from './phone.ts';
import { askAuthenticator } from './webauthn.ts';

/** Seconds within which a challenge is answered. */
export const challengeSeconds = 300;

/** POST /factors/{id}/challenge: asks for a code, which a telephone is sent, or for a key to sign. The answer is to come from the same network address. */
export function challenge(services: Services) {
  return async (c: Context) => {
    const { user } = await authenticate(services, c);
    const factorId = c.req.param('factorId') ?? '';
    await takeTry(services, c, 'challengeFactor', user.id);
    const { row, factor, asked } = await services.database.transaction(owner, async (database) => {
      const factor = await lockFactor(database, user.id, factorId);
      if (factor.factor_type === 'recovery_code') throw authError('factorNotFound');
      await database.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
        factor.id,
      ]);
      const { rows } = await database.query<{ id: string; created_at: Date }>(
        'insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2) returning id, created_at',
        [factor.id, deviceOf(services, c).address ?? '0.0.0.0'],
      );
      const asked =
        rows[0] && factor.factor_type === 'webauthn'
          ? await askAuthenticator(services, database, { factor, user, challengeId: rows[0].id })
          : null;
      return { row: rows[0], factor, asked };
    });
    if (!row) throw authError('factorNotFound');
    const type = factor.factor_type;
    if (type === 'phone') await sendFactorCode(services, factor, row.id, challengeSeconds, c);
    c.header('Cache-Control', 'no-store');
    const expires_at = Math.floor(new Date(row.created_at).getTime() / 1000) + challengeSeconds;
    return c.json({ id: row.id, type, expires_at, ...(asked ? { webauthn: asked } : {}) });
  };
}
