import type { Context } from 'hono';
import * as client from 'openid-client';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { readChallenge } from '../flow-state.ts';
import { redirectOf } from '../redirects.ts';
import { randomToken } from '../secrets.ts';
import { bindBrowser, callbackPath } from './bound-browser.ts';
import { startProviderFlow } from './flow.ts';
import { openProvider } from './providers.ts';

/** Parameters of the official client that are passed on to the provider. */
const passedOn = ['access_type', 'prompt', 'login_hint', 'hd', 'ui_locales', 'include_granted_scopes'];

/**
 * Notes that a visitor leaves for a provider. Resolves with the provider's address for it. `linkingUserId` is the account
 * that is to get a further way to sign in.
 */
export async function beginProviderFlow(
  services: Services,
  c: Context,
  linkingUserId: string | null = null,
): Promise<string> {
  const name = c.req.query('provider') ?? '';
  const provider = await openProvider(services, name);
  const challenge = readChallenge(c.req.query());
  const verifier = client.randomPKCECodeVerifier();
  const nonce = randomToken();
  // Pages that link ask with the session's token, some of them from another origin, where the browser takes no cookie of ours. With
  // a PKCE challenge such a flow is bound by its verifier: nothing is linked before the browser that began has given it.
  const isBound = linkingUserId === null || challenge === null;
  const flow = {
    provider: name,
    method: 'oauth' as const,
    redirectTo: redirectOf(services.config, c),
    challenge,
    linkingUserId,
    nonce,
    verifier,
    isBound,
  };
  const { state, browser } = await services.database.transaction(owner, (database) =>
    startProviderFlow(services.keys, database, flow),
  );
  if (isBound) bindBrowser(services, c, browser);
  const extra = passedOn.flatMap((key) => {
    const value = c.req.query(key);
    return value ? [[key, value.slice(0, 200)]] : [];
  });
  return client.buildAuthorizationUrl(provider.configuration, {
    ...Object.fromEntries(extra),
    redirect_uri: `${services.config.siteUrl}${callbackPath}`,
    scope: scopesOf(c.req.query('scopes') ?? ''),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/** What every sign-in needs, and what the page asks for beside it (RFC 6749, section 3.3). */
function scopesOf(asked: string): string {
  const further = asked.split(/[\s,]+/).filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(scope));
  return [...new Set(['openid', 'email', 'profile', ...further.slice(0, 20)])].join(' ');
}
