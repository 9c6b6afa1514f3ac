import type { Context } from 'hono';
import { z } from 'zod';
import { oneByOne, owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { endWaitingSessions } from '../mfa/lift-session.ts';
import { deviceOf, openSession, presentSession } from '../sessions.ts';
import { isBanned, isConfirmed, lockUser } from '../users.ts';
import { answerSchema, askToSign, expectedAt, userOfHandle } from '../webauthn/ceremony.ts';
import { readAssertion } from '../webauthn/credential.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import { findCredential, noteUse, requirePasskeys } from './passkeys.ts';

/**
 * POST /passkeys/authentication/options: what a browser asks its devices. The same for everybody: it names no account and
 * no credential, so that it tells nothing of either.
 */
export function authenticationOptions(services: Services) {
  return async (c: Context) => {
    requirePasskeys(services);
    await takeTry(services, c, 'passkeyOptions');
    const { challenge, id, expires_at } = await keepChallenge(services, 'authentication', null);
    const options = askToSign(services, { challenge, userVerification: 'required' });
    c.header('Cache-Control', 'no-store');
    return c.json({ challenge_id: id, options, expires_at });
  };
}

const bodySchema = z.object({ challenge_id: z.uuid(), credential: answerSchema });

/**
 * POST /passkeys/authentication/verify: a device's answer, for a session at aal2: the device is one factor, and the PIN,
 * finger or face with which it was unlocked another. A credential that is not known answers as a wrong signature does.
 */
export function verifyAuthentication(services: Services) {
  return async (c: Context) => {
    requirePasskeys(services);
    const { challenge_id, credential } = await readBody(c, bodySchema);
    const { id, response } = credential;
    const userId = userOfHandle(response.userHandle);
    await takeTry(services, c, 'passkey', userId || undefined);
    const challenge = await takeChallenge(services, challenge_id, 'authentication', null);
    const known = await findCredential(oneByOne(services.database, owner), userId, id);
    const expected = expectedAt(services, { challenge, isVerified: true });
    const count = known && (await readAssertion({ id, ...response }, known, expected));
    if (!known || count === null) throw authError('wrongPasskey');
    const session = await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, userId);
      if (!user || !(await noteUse(database, known.rowId, count))) throw authError('wrongPasskey');
      if (isBanned(user)) throw authError('userBanned');
      const { confirmation } = services.config.accounts;
      if (confirmation && user.email && !isConfirmed(user)) throw authError('emailNotConfirmed');
      const device = deviceOf(services, c);
      await endWaitingSessions(database, user.id, device);
      return openSession(services, database, user.id, 'passkey', device);
    });
    c.header('Cache-Control', 'no-store');
    return c.json(await presentSession(services, session));
  };
}
