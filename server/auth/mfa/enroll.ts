import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { DatabaseError, owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { lockUser } from '../users.ts';
import { maxVerified, requireFullSession } from './factors.ts';
import { enrollPhone } from './phone.ts';
import { sealSecret } from './seal.ts';
import { describeTotp, newTotpSecret } from './totp.ts';

const bodySchema = z.object({
  factor_type: z.string().max(40),
  friendly_name: optional(z.string().max(100)),
  issuer: optional(z.string().max(100)),
  phone: optional(z.string()),
});

/**
 * POST /factors: begins to set up an authenticator app, a telephone or a key. Of an app it answers the secret, this once. It counts from the first code on
 * (POST /factors/{id}/verify); until then it neither protects nor asks for anything. An account that has a factor adds
 * another in a session that has proved it.
 */
export function enroll(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    const body = await readBody(c, bodySchema);
    const type = body.factor_type;
    if (type === 'webauthn' && !services.config.accounts.webauthn) throw authError('webauthnFactorDisabled');
    if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
      throw authError('invalid', 'factor_type needs to be totp, phone, or webauthn');
    }
    requireFullSession(account, 'AAL2 required to enroll a new factor');
    await takeTry(services, c, 'enrollFactor', account.user.id);
    const { user } = account;
    const id = randomUUID();
    const secret = newTotpSecret();
    const name = body.friendly_name?.trim() ?? '';
    c.header('Cache-Control', 'no-store');
    if (type === 'phone') {
      return c.json(await enrollPhone(services, account, { phone: body.phone ?? '', name }));
    }
    await services.database.transaction(owner, async (database) => {
      const locked = await lockUser(database, user.id);
      if (!locked) throw authError('userNotFound');
      // The account may have got its first factor since it was looked at.
      requireFullSession({ user: locked, aal: account.aal }, 'AAL2 required to enroll a new factor');
      if (locked.factors.filter(({ status }) => status === 'verified').length >= maxVerified) {
        throw authError('tooManyFactors');
      }
      // What was begun before and not finished makes room.
      await database.query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type::text = $3
          and ($2 = '' or friendly_name = $2 or created_at < now() - interval '5 minutes')`,
        [user.id, name, type],
      );
      try {
        await database.query(
          `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret) values ($1, $2, $3, $4, $5)`,
          [id, user.id, name || null, type, type === 'totp' ? sealSecret(services.keys, id, secret) : null],
        );
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== '23505') throw error;
        throw authError(
          'factorNameTaken',
          `A factor with the friendly name "${name}" for this user already exists`,
        );
      }
    });
    if (type === 'webauthn') return c.json({ id, type, friendly_name: name });
    const issuer = body.issuer?.replaceAll(':', ' ').trim() || new URL(services.config.siteUrl).hostname;
    return c.json({
      id,
      type: 'totp',
      friendly_name: name,
      totp: describeTotp(secret, { issuer, label: user.email ?? user.id }),
    });
  };
}
