import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { accountOf, linkToAccount } from '../oidc/accept.ts';
import { settledTwice } from '../oidc/callback.ts';
import { readClaims, verifyIdToken } from '../oidc/id-token.ts';
import { openProvider } from '../oidc/providers.ts';
import { deviceOf, type OpenSession, openSession } from '../sessions.ts';

const bodySchema = z.object({
  provider: optional(z.string().max(60)),
  id_token: optional(z.string()),
  access_token: optional(z.string()),
  nonce: optional(z.string().max(500)),
  link_identity: optional(z.boolean()),
});

/**
 * An ID token that an app got from a provider by itself. The token carries the SHA-256 of the nonce, so that whoever sees
 * the token alone cannot use it. With `link_identity` the signed-in account gets a further way to sign in.
 */
export async function idTokenGrant(services: Services, c: Context): Promise<OpenSession> {
  const body = await readBody(c, bodySchema);
  if (!body.provider) throw authError('invalid', 'provider or client_id and issuer required');
  if (!body.id_token) throw authError('invalid', 'id_token required');
  await takeTry(services, c, 'idToken');
  const account = body.link_identity ? await authenticate(services, c) : null;
  if (account)
    requireFullSession(account, 'AAL2 session is required to link an identity when MFA is enabled.');
  const name = body.provider;
  const provider = await openProvider(services, name);
  const { clientId, audiences, label } = provider.settings;
  const payload = await verifyIdToken(provider, body.id_token, {
    nonce: body.nonce ? createHash('sha256').update(body.nonce).digest('hex') : null,
    audiences: [clientId, ...audiences],
    accessToken: body.access_token,
  });
  const claims = readClaims(payload, provider.configuration.serverMetadata().issuer);
  return settledTwice(() =>
    services.database.transaction(owner, async (database) => {
      const user = account
        ? await linkToAccount(database, account.user.id, name, claims)
        : await accountOf(database, { provider: name, label }, claims, services.config.accounts.signUp);
      return openSession(services, database, user.id, 'oauth', deviceOf(services, c));
    }),
  );
}
