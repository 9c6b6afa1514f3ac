import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { idTokenGrant } from '../grants/id-token.ts';
import { passwordGrant } from '../grants/password.ts';
import { pkceGrant } from '../grants/pkce.ts';
import { refreshTokenGrant } from '../grants/refresh-token.ts';
import { web3Grant } from '../grants/web3.ts';
import { type OpenSession, presentSession } from '../sessions.ts';

/** A way to get a session at POST /token. Resolves with the session, or throws. */
type Grant = (services: Services, context: Context) => Promise<OpenSession>;

const grants: Record<string, Grant> = {
  password: passwordGrant,
  refresh_token: refreshTokenGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
};

/** POST /token?grant_type=… */
export function token(services: Services) {
  return async (c: Context) => {
    const name = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw authError('unsupportedGrant');
    const session = await grant(services, c);
    c.header('Cache-Control', 'no-store');
    return c.json(await presentSession(services, session));
  };
}
