import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { isSameSecret } from '../../keys/same-secret.ts';
import { readProviderEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import type { OpenProvider } from './providers.ts';

/** Asymmetric ones alone: a client's secret must never be able to sign in its place. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** A person as described by a provider. */
export interface ProviderClaims {
  subject: string;
  /** In lower case. */
  email: string | null;
  /** Whether the provider vouches that the mailbox is this person's. */
  emailVerified: boolean;
  /** What the account may show: name, picture and the like. */
  data: Record<string, unknown>;
}

/**
 * Checks an ID token: signature by one of the issuer's keys, issuer, audience, end, and the nonce it must carry (null for
 * none). Throws `unexpected_audience` or `invalid_credentials`.
 */
export async function verifyIdToken(
  provider: OpenProvider,
  token: string,
  {
    nonce,
    audiences,
    accessToken,
  }: { nonce: string | null; audiences: string[]; accessToken?: string | undefined },
): Promise<JWTPayload> {
  const payload = await verify(provider, token, audiences);
  const { azp } = payload as { azp?: unknown };
  if (azp !== undefined && !audiences.includes(String(azp))) throw authError('unexpectedAudience');
  const given = typeof payload.nonce === 'string' ? payload.nonce : null;
  if ((given === null) !== (nonce === null)) {
    throw authError('badIdToken', 'Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given !== null && nonce !== null && !isSameSecret(given, nonce))
    throw authError('badIdToken', 'Nonces mismatch');
  if (accessToken !== undefined && typeof payload.at_hash === 'string') {
    if (!isSameSecret(payload.at_hash, halfHash(token, accessToken))) throw authError('badIdToken');
  }
  return payload;
}

async function verify({ keys, configuration }: OpenProvider, token: string, audience: string[]) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer: configuration.serverMetadata().issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 10,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
      throw authError('unexpectedAudience');
    }
    if (error instanceof errors.JOSEError) throw authError('badIdToken');
    throw error;
  }
}

/** OpenID Connect Core, section 3.1.3.6: the left half of the hash the token's signature is made with. */
function halfHash(token: string, accessToken: string): string {
  const header = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()) as {
    alg: string;
  };
  const size = /(256|384|512)$/.exec(header.alg)?.[0] ?? '512';
  const hash = createHash(`sha${size}`).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

const shown = ['name', 'picture', 'given_name', 'family_name', 'preferred_username', 'locale'];
const maxText = 500;

/** Reads what a provider says of somebody; words longer than a token can carry along are left out. */
export function readClaims(claims: Record<string, unknown>, issuer: string): ProviderClaims {
  const subject = String(claims.sub);
  const email = readProviderEmail(claims.email);
  // Some issuers write the flag as a text.
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  const words = Object.fromEntries(
    shown.flatMap((key) => {
      const value = claims[key];
      return typeof value === 'string' && value.length <= maxText ? [[key, value]] : [];
    }),
  );
  const data = {
    iss: issuer,
    sub: subject,
    ...words,
    ...(words.name ? { full_name: words.name } : {}),
    ...(words.picture ? { avatar_url: words.picture } : {}),
    ...(email ? { email } : {}),
    email_verified: emailVerified,
    phone_verified: false,
    provider_id: subject,
  };
  return { subject, email, emailVerified: email !== null && emailVerified, data };
}
