import type { Scope } from '../database/database.ts';
import { type AccessClaims, issuerOf, verifyAccessToken } from '../keys/access-token.ts';
import { bearerToken } from '../keys/bearer-token.ts';
import type { Keys } from '../keys/keys.ts';
import { isSameSecret } from '../keys/same-secret.ts';
import type { Services } from '../services.ts';
import { HttpError } from './errors.ts';

export type Caller =
  | { role: 'anon' }
  | { role: 'authenticated'; claims: AccessClaims }
  | { role: 'service_role' };

/**
 * Says who sent a request, from its `apikey` header (or query parameter) and bearer token.
 * Throws 401 for a missing or unknown key, and for a token that is expired or not ours.
 * supabase-js sends the key itself as bearer token when nobody is signed in.
 */
export async function identifyCaller(services: Services, request: Request): Promise<Caller> {
  const { keys, config } = services;
  const { role, bearer } = identifyKey(services, request);
  if (!bearer) return { role };
  const claims = await verifyAccessToken(keys, issuerOf(config.siteUrl), bearer);
  if (claims === 'expired') throw new HttpError(401, 'token_expired', 'JWT expired');
  if (!claims) throw new HttpError(401, 'bad_jwt', 'Invalid JWT');
  return { role: 'authenticated', claims };
}

/**
 * Says which of the instance's two keys a request carries, and the bearer token beside it (undefined when there is
 * none but the key). Throws 401 for a missing or unknown key.
 */
export function identifyKey(
  { keys }: { keys: Pick<Keys, 'publishable' | 'secret'> },
  request: Request,
): { role: 'anon' | 'service_role'; bearer: string | undefined } {
  const bearer = bearerToken(request.headers.get('authorization'));
  const apiKey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? bearer;
  if (!apiKey) throw new HttpError(401, 'no_api_key', 'No API key found in request');
  const isSecret = isSameSecret(apiKey, keys.secret);
  if (!isSecret && !isSameSecret(apiKey, keys.publishable)) {
    throw new HttpError(401, 'invalid_api_key', 'Invalid API key');
  }
  return { role: isSecret ? 'service_role' : 'anon', bearer: bearer === apiKey ? undefined : bearer };
}

/** The scope under which the caller's statements run. */
export function scopeOf(caller: Caller, settings: Record<string, string> = {}): Scope {
  const claims = caller.role === 'authenticated' ? caller.claims : { role: caller.role };
  return { role: caller.role, claims, settings };
}
