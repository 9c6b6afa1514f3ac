import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import type { User } from '../users.ts';
import { algorithms, type Credential, type Expected, readAssertion, readRegistration } from './credential.ts';
import type { SecretFactor } from './factors.ts';

const answer = z.object({
  clientDataJSON: z.string().max(4000),
  attestationObject: z.string().max(20_000).default(''),
  authenticatorData: z.string().max(4000).default(''),
  signature: z.string().max(2000).default(''),
});

/** What an authenticator answers to a challenge, as the official client sends it. */
export const webauthnAnswer = z.object({
  credential_response: z.object({ id: z.string().max(2000), response: answer }),
});

const timeout = 300_000;

/** The challenge for a factor: to make a key, or to sign with the one that there is. Kept until it is answered. */
export async function askAuthenticator(
  services: Services,
  database: Session,
  { factor, user, challengeId }: { factor: SecretFactor; user: User; challengeId: string },
): Promise<Record<string, unknown>> {
  const challenge = randomBytes(32).toString('base64url');
  await database.query('update auth.mfa_challenges set web_authn_session_data = $2 where id = $1', [
    challengeId,
    { challenge },
  ]);
  const { hostname } = new URL(services.config.siteUrl);
  const known = factor.web_authn_credential;
  if (known) {
    const allowCredentials = [{ type: 'public-key', id: known.id }];
    const publicKey = {
      challenge,
      rpId: hostname,
      timeout,
      userVerification: 'preferred',
      allowCredentials,
    };
    return { type: 'request', credential_options: { publicKey } };
  }
  const name = user.email ?? user.phone ?? user.id;
  const publicKey = {
    challenge,
    rp: { id: hostname, name: hostname },
    user: { id: Buffer.from(user.id).toString('base64url'), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
  };
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
  const credential = await credentialOf(factor, given, {
    challenge,
    origin: new URL(services.config.siteUrl).origin,
  });
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
