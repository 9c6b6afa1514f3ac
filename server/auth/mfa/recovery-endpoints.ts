import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import { recoveryCodeUsed } from '../../mail/templates/authenticator-changed.ts';
import type { Services } from '../../services.ts';
import { type Account, authenticate } from '../authenticate.ts';
import { readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { deviceOf, presentSession } from '../sessions.ts';
import type { Factor } from '../users.ts';
import { lockUser, type User } from '../users.ts';
import { liftSession } from './lift-session.ts';
import { countCodes, renewCodes, useRecoveryCode } from './recovery-codes.ts';

const friendlyName = 'Recovery codes';
const type = 'recovery_code';

/** GET /factors/recovery-codes: how many there are and how many are left; never the codes. */
export function recoveryStatus(services: Services) {
  return async (c: Context) => {
    const { user } = await authenticate(services, c);
    const factor = requireCodes(user);
    const counts = await services.database.transaction(owner, (database) => countCodes(database, factor.id));
    c.header('Cache-Control', 'no-store');
    return c.json({ id: factor.id, type, ...counts });
  };
}

/** POST /factors/recovery-codes: makes the first set and tells it, this once. Needs another factor and a session at aal2. */
export function generateRecoveryCodes(services: Services) {
  return answerCodes(services, async (database, user) => {
    if (!user.factors.some((one) => one.status === 'verified' && one.factor_type !== type)) {
      throw authError('soleFactor');
    }
    if (findCodes(user)) throw authError('codesExist');
    const id = randomUUID();
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status) values ($1, $2, $3, $4, 'verified')`,
      [id, user.id, friendlyName, type],
    );
    return id;
  });
}

/** POST /factors/recovery-codes/regenerate: replaces the set; the earlier codes stop working. */
export function regenerateRecoveryCodes(services: Services) {
  return answerCodes(services, async (database, user) => {
    const { id } = requireCodes(user);
    await database.query('update auth.mfa_factors set updated_at = now() where id = $1', [id]);
    return id;
  });
}

function answerCodes(services: Services, prepare: (database: Session, user: User) => Promise<string>) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    await takeTry(services, c, 'enrollFactor', account.user.id);
    const made = await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, account.user.id);
      if (!user) throw authError('userNotFound');
      requireProvedFactor(user, account);
      const id = await prepare(database, user);
      return { id, codes: await renewCodes(services.keys, database, id) };
    });
    c.header('Cache-Control', 'no-store');
    return c.json({
      id: made.id,
      type,
      friendly_name: friendlyName,
      total: made.codes.length,
      codes: made.codes,
    });
  };
}

function requireProvedFactor(user: User, { aal }: Account): void {
  if (!user.factors.some(({ status }) => status === 'verified')) throw authError('soleFactor');
  if (aal !== 'aal2') throw authError('insufficientAal', 'AAL2 required to manage recovery codes');
}

/** POST /factors/recovery-codes/verify: accepts a recovery code instead of the app's code, for a session at aal2. Each code works once. */
export function verifyRecoveryCode(services: Services) {
  const bodySchema = z.object({ code: z.string().max(100) });
  return async (c: Context) => {
    const account = await authenticate(services, c);
    const { code } = await readBody(c, bodySchema);
    await takeTry(services, c, 'recoveryCode', account.user.id);
    const session = await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, account.user.id);
      if (!user) throw authError('userNotFound');
      const { id } = requireCodes(user);
      if (!(await useRecoveryCode(services.keys, database, id, code))) throw authError('wrongRecoveryCode');
      return liftSession(services, database, account, {
        factorId: id,
        method: 'mfa/recovery_code',
        device: deviceOf(services, c),
      });
    });
    if (account.user.email) {
      sendLater(services, account.user.email, recoveryCodeUsed({ signInUrl: signInUrl(services) }));
    }
    c.header('Cache-Control', 'no-store');
    return c.json(await presentSession(services, session));
  };
}

/** DELETE /factors/recovery-codes: removes the set. */
export function removeRecoveryCodes(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    await takeTry(services, c, 'enrollFactor', account.user.id);
    const { id } = requireCodes(account.user);
    requireProvedFactor(account.user, account);
    await services.database.run(owner, { text: 'delete from auth.mfa_factors where id = $1', values: [id] });
    return c.json({ id });
  };
}

function findCodes(user: User): Factor | undefined {
  return user.factors.find((one) => one.factor_type === type);
}

function requireCodes(user: User): Factor {
  const found = findCodes(user);
  if (!found) throw authError('factorNotFound');
  return found;
}
