import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { startProviderFlow } from '../oidc/flow.ts';
import { allowedRedirect } from '../redirects.ts';
import { findSamlProvider, openSaml } from './service.ts';

const bodySchema = z.object({
  provider_id: optional(z.string().max(100)),
  domain: optional(z.string().max(255)),
  redirect_to: optional(z.string().max(2000)),
  skip_http_redirect: optional(z.boolean()),
  ...challengeFields,
});

/** POST /sso: leads to the sign-in of an organisation, found by its id or by the domain of its addresses. */
export function singleSignOn(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    if (!body.provider_id === !body.domain) {
      throw authError('invalid', 'Only one of provider_id or domain needs to be provided');
    }
    await takeTry(services, c, 'sso');
    const { id, provider } = findSamlProvider(services, { id: body.provider_id, domain: body.domain });
    const requestId = `_${randomBytes(20).toString('hex')}`;
    const { state } = await services.database.transaction(owner, (database) =>
      startProviderFlow(services.keys, database, {
        provider: `sso:${id}`,
        method: 'sso/saml',
        redirectTo: allowedRedirect(services.config, body.redirect_to),
        challenge: readChallenge(body),
        linkingUserId: null,
        nonce: requestId,
        verifier: '',
        isBound: false,
      }),
    );
    const saml = await openSaml(services, provider, requestId);
    const url = await saml.getAuthorizeUrlAsync(state, undefined, {});
    c.header('Cache-Control', 'no-store');
    return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
  };
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
