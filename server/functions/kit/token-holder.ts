import { createHash, randomUUID } from 'node:crypto';
import { allows, type TokenScope } from '../../../domain/account/token-scopes.ts';
import { owner } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import { issuerOf, signAccessToken } from '../../keys/access-token.ts';
import { bearerToken } from '../../keys/bearer-token.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { Services } from '../../services.ts';
import { functionError } from './errors.ts';
import { limitTries, type TakeTry } from './limits.ts';
import type { Actor } from './member.ts';

/** The member whose access token a request carries, and what the token allows. */
export interface TokenHolder extends Actor {
  scopes: readonly string[];
}

/** Tokens that are none, from one network address. */
export const refusedTokens: RateLimit = { max: 60, windowSeconds: 300 };

/** As long as the slowest tool: a site waits for its turn and is published. It never leaves the process. */
const seconds = 300;

/**
 * The member whose access token a request carries; null without one. What is asked in their name goes through the functions of a
 * signed-in member, so that the policies decide: for that they get a token of this process's own, of no session, with which
 * nothing of the account itself can be asked for. Whoever has made an access token had proved everything the account asks for.
 * Throws 401 for a token that is unknown, expired or revoked.
 */
export async function identify(
  services: Services | null,
  { take, network, authorization }: { take: TakeTry; network: string; authorization: string | undefined },
): Promise<TokenHolder | null> {
  if (authorization === undefined) return null;
  const token = bearerToken(authorization);
  if (!services)
    throw functionError(
      'notSetUp',
      {},
      'Access tokens are not taken here, as the tables are on another server.',
    );
  const hash = createHash('sha256')
    .update(token ?? '')
    .digest('hex');
  const { rows } = await services.database.run<{ user_id: string; scopes: string[] }>(owner, {
    text: 'select user_id, scopes from private.use_access_token($1)',
    values: [hash],
  });
  const [holder] = rows;
  if (!holder) {
    await limitTries({ take }, `tokens:refused:${network}`, refusedTokens, 'access tokens');
    throw new HttpError(401, 'bad_token', 'This access token is not valid, has expired, or was revoked.');
  }
  const { user_id: id, scopes } = holder;
  const accessToken = await signAccessToken(
    services.keys,
    issuerOf(services.config.siteUrl),
    { sub: id, role: 'authenticated', session_id: randomUUID(), aal: 'aal2', is_anonymous: false },
    seconds,
  );
  return { id, accessToken, scopes };
}

/** Throws 403 `insufficient_scope` where a token does not allow something. */
export function requireScope(scopes: readonly string[], wanted: TokenScope): void {
  if (!allows(scopes, wanted))
    throw new HttpError(
      403,
      'insufficient_scope',
      `This access token does not allow “${wanted}”. Make one that does on your profile.`,
    );
}
