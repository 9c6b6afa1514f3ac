import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OidcProvider } from '../identity-settings.ts';

/** What an issuer says of somebody. */
export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string };

export interface TestIssuer {
  url: string;
  settings: OidcProvider;
  /** Who has an account there. */
  people: Map<string, Person>;
  /** Who signs in when a request brings no `login_hint`; nobody unless it is set. */
  present: string;
  close(): Promise<void>;
}

/** An OpenID Connect issuer on this machine, with one confidential client. Whoever is hinted at signs in at once. */
export async function startIssuer(redirectUri: string, port = 0): Promise<TestIssuer> {
  const people = new Map<string, Person>();
  const server = http.createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'plinth',
        client_secret: 'a secret between two',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
      { client_id: 'another', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => person };
    },
    loadExistingGrant: async (context: Interaction) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
  } as object);
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const hint = String(params.login_hint ?? issuer.present);
    const result = people.has(hint) ? { login: { accountId: hint } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  });
  const issuer: TestIssuer = {
    url,
    people,
    present: '',
    settings: {
      issuer: url,
      clientId: 'plinth',
      clientSecret: 'a secret between two',
      label: 'The Office',
      audiences: [],
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return issuer;
}

type Interaction = {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: {
      Grant: new (fields: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    };
  };
};
