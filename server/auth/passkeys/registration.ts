import type { Context } from 'hono';
import { z } from 'zod';
import { oneByOne, owner } from '../../database/database.ts';
import { passkeyAdded } from '../../mail/templates/passkey-changed.ts';
import type { Services } from '../../services.ts';
import { type Account, authenticate } from '../authenticate.ts';
import { readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { lockUser, type User } from '../users.ts';
import { answerSchema, askToRegister, expectedAt } from '../webauthn/ceremony.ts';
import { readRegistration } from '../webauthn/credential.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import {
  credentialsOf,
  insertPasskey,
  listPasskeys,
  presentPasskey,
  requirePasskeys,
  requireRoom,
} from './passkeys.ts';

/** POST /passkeys/registration/options: what a browser asks its devices, for a new passkey of the account. */
export function registrationOptions(services: Services) {
  return async (c: Context) => {
    const { user } = await requireKeeper(services, c);
    const credentials = await credentialsOf(oneByOne(services.database, owner), user.id);
    requireRoom(credentials.length);
    const { challenge, id, expires_at } = await keepChallenge(services, 'registration', user.id);
    const options = askToRegister(services, user, {
      challenge,
      credentials,
      userVerification: 'required',
      residentKey: 'required',
    });
    c.header('Cache-Control', 'no-store');
    return c.json({ challenge_id: id, options, expires_at });
  };
}

const bodySchema = z.object({ challenge_id: z.uuid(), credential: answerSchema });

/** POST /passkeys/registration/verify: a device's answer, from which on it signs the account in. */
export function verifyRegistration(services: Services) {
  return async (c: Context) => {
    const account = await requireKeeper(services, c);
    const { challenge_id, credential } = await readBody(c, bodySchema);
    const challenge = await takeChallenge(services, challenge_id, 'registration', account.user.id);
    const made = await readRegistration(
      { id: credential.id, ...credential.response },
      expectedAt(services, { challenge, isVerified: true }),
    );
    if (!made) throw authError('wrongPasskey');
    const passkey = await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, account.user.id);
      if (!user) throw authError('userNotFound');
      // The account may have got a second factor since it was looked at.
      requireAssurance({ user, aal: account.aal });
      requireRoom((await listPasskeys(database, user.id)).length);
      return insertPasskey(database, user.id, made);
    });
    if (account.user.email) {
      sendLater(services, account.user.email, passkeyAdded({ signInUrl: signInUrl(services) }));
    }
    c.header('Cache-Control', 'no-store');
    return c.json(presentPasskey(passkey));
  };
}

/** The account of a request, if it may have passkeys of its own. */
async function requireKeeper(services: Services, c: Context): Promise<Account> {
  requirePasskeys(services);
  const account = await authenticate(services, c);
  const { user } = account;
  if (user.is_anonymous) throw authError('anonymousPasskeys');
  // Their organisation says who may sign in.
  if (user.is_sso_user) throw authError('ssoPasskeys');
  requireAssurance(account);
  await takeTry(services, c, 'passkeys', user.id);
  return account;
}

/** Throws `insufficient_aal` for a session that has not proved the second factor of its account. */
export function requireAssurance(account: { user: User; aal: string }): void {
  requireFullSession(account, 'AAL2 session is required to manage passkeys when MFA is enabled');
}
