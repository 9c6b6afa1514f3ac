import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { type Challenge, readChallenge } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { bindBrowser } from '../oidc/bound-browser.ts';
import { startProviderFlow } from '../oidc/flow.ts';
import { allowedRedirect, redirectError } from '../redirects.ts';
import { findSamlProvider, openSaml } from './service.ts';

const bodySchema = z.object({
  provider_id: optional(z.string().max(100)),
  domain: optional(z.string().max(255)),
  redirect_to: optional(z.string().max(2000)),
  skip_http_redirect: optional(z.boolean()),
  ...challengeFields,
});

type SignInRequest = Omit<z.output<typeof bodySchema>, 'skip_http_redirect'>;

/**
 * POST /sso: leads to the sign-in of an organisation, found by its id or by the domain of its addresses. With `skip_http_redirect`,
 * as clients ask, answers an address of ours that leads there: opened in a browser, it binds the sign-in to that.
 */
export function singleSignOn(services: Services) {
  return async (c: Context) => {
    const { skip_http_redirect: isProgram, ...request } = await readBody(c, bodySchema);
    c.header('Cache-Control', 'no-store');
    await takeTry(services, c, 'sso');
    const checked = check(services, request);
    if (!isProgram) return c.redirect(await begin(services, c, request, checked), 303);
    const query = Object.entries(request).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return c.json({ url: `${services.config.siteUrl}/auth/v1/sso?${new URLSearchParams(query)}` });
  };
}

/** GET /sso: that address. Errors go to the redirect address. */
export function openSingleSignOn(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    const request: SignInRequest = c.req.query();
    try {
      await takeTry(services, c, 'sso');
      return c.redirect(await begin(services, c, request, check(services, request)), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const back = allowedRedirect(services.config, request.redirect_to);
      return c.redirect(redirectError(back, error, request.code_challenge ? 'pkce' : 'implicit'), 303);
    }
  };
}

type Checked = ReturnType<typeof findSamlProvider> & { challenge: Challenge | null };

function check(services: Services, request: SignInRequest): Checked {
  if (Object.keys(services.config.identity.saml).length === 0) throw authError('samlDisabled');
  if (!request.provider_id === !request.domain) {
    throw authError('invalid', 'Only one of provider_id or domain needs to be provided');
  }
  const found = findSamlProvider(services, { id: request.provider_id, domain: request.domain });
  return { ...found, challenge: readChallenge(request) };
}

async function begin(
  services: Services,
  c: Context,
  request: SignInRequest,
  { id, provider, challenge }: Checked,
): Promise<string> {
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const { state, browser } = await services.database.transaction(owner, (database) =>
    startProviderFlow(services.keys, database, {
      provider: `sso:${id}`,
      method: 'sso/saml',
      redirectTo: allowedRedirect(services.config, request.redirect_to),
      challenge,
      linkingUserId: null,
      nonce: requestId,
      verifier: '',
      isBound: true,
    }),
  );
  bindBrowser(services, c, browser);
  const saml = await openSaml(services, provider, requestId);
  return saml.getAuthorizeUrlAsync(state, undefined, {});
}

/** GET /sso/saml/metadata: what a provider's administrator enters there. */
export function samlMetadata(services: Services) {
  return async (c: Context) => {
    if (Object.keys(services.config.identity.saml).length === 0) throw authError('samlDisabled');
    const saml = await openSaml(services, null, '_metadata');
    c.header('Content-Type', 'application/samlmetadata+xml');
    return c.body(saml.generateServiceProviderMetadata(null));
  };
}
