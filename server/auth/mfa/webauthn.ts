import { z } from 'zod';
import type { Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import type { User } from '../users.ts';
import { answerSchema, askToRegister, askToSign, expectedAt, newChallenge } from '../webauthn/ceremony.ts';
import { type Credential, type Expected, readAssertion, readRegistration } from '../webauthn/credential.ts';
import type { SecretFactor } from './factors.ts';

/** What an authenticator answers to the challenge of a factor. */
export const webauthnAnswer = z.object({ credential_response: answerSchema });

// A key without a PIN is a second factor as well.
const userVerification = 'preferred';

/** The challenge for a factor: to make a key, or to sign with the one that there is. Kept until it is answered. */
export async function askAuthenticator(
  services: Services,
  database: Session,
  { factor, user, challengeId }: { factor: SecretFactor; user: User; challengeId: string },
): Promise<Record<string, unknown>> {
  const challenge = newChallenge();
  await database.query('update auth.mfa_challenges set web_authn_session_data = $2 where id = $1', [
    challengeId,
    { challenge },
  ]);
  const known = factor.web_authn_credential;
  const asked = { challenge, userVerification } as const;
  if (known) {
    const publicKey = askToSign(services, { ...asked, credentials: [known.id] });
    return { type: 'request', credential_options: { publicKey } };
  }
  const publicKey = askToRegister(services, user, { ...asked, residentKey: 'discouraged' });
  return { type: 'create', credential_options: { publicKey } };
}

/** Checks the answer to a challenge, and keeps the key or how often it has signed. Throws `mfa_verification_failed`. */
export async function spendAnswer(
  services: Services,
  database: Session,
  factor: SecretFactor,
  challengeId: string,
  given: z.output<typeof webauthnAnswer> | undefined,
): Promise<void> {
  const { rows } = await database.query<{ asked: { challenge: string } | null }>(
    'select web_authn_session_data as asked from auth.mfa_challenges where id::text = $1',
    [challengeId],
  );
  const challenge = rows[0]?.asked?.challenge;
  if (!given || !challenge) throw authError('wrongKey');
  const expected = expectedAt(services, { challenge, isVerified: false });
  const credential = await credentialOf(factor, given, expected);
  if (!credential) throw authError('wrongKey');
  await database.query(
    'update auth.mfa_factors set web_authn_credential = $2, updated_at = now() where id = $1',
    [factor.id, credential],
  );
}

async function credentialOf(
  { web_authn_credential: known }: SecretFactor,
  { credential_response: { id, response } }: z.output<typeof webauthnAnswer>,
  expected: Expected,
): Promise<Credential | null> {
  if (!known) return readRegistration({ id, ...response }, expected);
  const count = await readAssertion({ id, ...response }, known, expected);
  return count === null ? null : { ...known, count };
}
