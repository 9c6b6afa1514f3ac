import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keys } from './keys.ts';

/** Who a token is for. A token of one audience is refused wherever another is asked for. */
export const audiences = {
  access: 'authenticated',
  storage: 'storage',
  download: 'download',
} as const;

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  exp: z.number(),
});

/** Claims of a signed-in visitor's token, as Supabase names them. */
export type AccessClaims = z.infer<typeof claimsSchema>;

/** The value of `iss`: the auth service of this site. */
export function issuerOf(siteUrl: string): string {
  return `${siteUrl}/auth/v1`;
}

/** Signs an access token (ES256) that ends after `seconds`. */
export function signAccessToken(
  keys: Keys,
  issuer: string,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const { signing } = keys.tokens;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
    .setIssuer(issuer)
    .setAudience(audiences.access)
    .setIssuedAt()
    .setExpirationTime(`${seconds} seconds`)
    .sign(signing.key);
}

/**
 * Checks signature, algorithm, issuer, audience, role and end of a token.
 * Returns its claims, `'expired'`, or null when it is not one of ours.
 */
export async function verifyAccessToken(
  keys: Keys,
  issuer: string,
  token: string,
): Promise<AccessClaims | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens.verification, {
      algorithms: ['ES256'],
      issuer,
      audience: audiences.access,
      requiredClaims: ['exp', 'sub'],
    });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
