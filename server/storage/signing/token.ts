import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { audiences } from '../../keys/access-token.ts';
import type { Services } from '../../services.ts';
import { errors } from '../errors.ts';

const payloadSchema = z.object({
  /** What the token lets its holder do: each use is refused where the other is asked for. */
  use: z.enum(['read', 'resize', 'upload']),
  /** `bucket/name` of the one object it is for. */
  url: z.string(),
  /** The only version that the address is good for; null for whichever there is. */
  version: z.string().nullable().default(null),
  /** What a resized picture is to be, for that use. */
  transform: z.record(z.string(), z.unknown()).nullable().default(null),
  overwrite: z.boolean().default(false),
  /** Account that will own an upload. */
  owner: z.uuid().nullable().default(null),
});

export type StorageToken = z.output<typeof payloadSchema>;

function issuerOf({ config }: Services): string {
  return `${config.siteUrl}/storage/v1`;
}

/** Signs a token for one object and one use. Its audience is storage's own, so that it is never a login. */
export function signStorageToken(
  services: Services,
  payload: z.input<typeof payloadSchema>,
  seconds: number,
): Promise<string> {
  const { signing } = services.keys.tokens;
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
    .setIssuer(issuerOf(services))
    .setAudience(audiences.storage)
    .setIssuedAt()
    .setExpirationTime(`${seconds} seconds`)
    .sign(signing.key);
}

/** Checks a token for this use and this object. Throws 400. */
export async function readStorageToken(
  services: Services,
  token: string | undefined,
  use: StorageToken['use'],
  url: string,
): Promise<StorageToken> {
  if (!token) throw errors.invalidRequest("querystring must have required property 'token'");
  const payload = await verify(services, token);
  if (payload.use !== use || payload.url !== url) throw errors.invalidSignature();
  return payload;
}

async function verify(services: Services, token: string): Promise<StorageToken> {
  try {
    const { payload } = await jwtVerify(token, services.keys.tokens.verification, {
      algorithms: ['ES256'],
      issuer: issuerOf(services),
      audience: audiences.storage,
      requiredClaims: ['exp'],
    });
    const parsed = payloadSchema.safeParse(payload);
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) throw errors.invalidToken('jwt expired');
    if (!(error instanceof joseErrors.JOSEError)) throw error;
  }
  throw errors.invalidToken('Invalid JWT');
}
