import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { OidcProvider } from '../../identity-settings.ts';

export interface TokenIssuer {
  settings: OidcProvider;
  publicKey: JWK;
  /** An ID token of the issuer; `claims` and the header's `alg` may say what no issuer would. */
  sign(
    claims: JWTPayload,
    options?: { key?: CryptoKey | Uint8Array; alg?: string; end?: string },
  ): Promise<string>;
  close(): Promise<void>;
}

/** An issuer that publishes a description and keys, and signs whatever a test wants to show the service. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig' };
  const server = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isKeys = request.url === '/keys';
    const description = { issuer: url, jwks_uri: `${url}/keys`, authorization_endpoint: `${url}/auth` };
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : description));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    publicKey: jwk,
    settings: { issuer: url, clientId: 'app', clientSecret: null, label: 'Tokens', audiences: ['phone-app'] },
    sign: (claims, { key = privateKey, alg = 'RS256', end = '5 minutes' } = {}) =>
      new SignJWT({ iss: url, aud: 'app', ...claims })
        .setProtectedHeader({ alg, kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(end)
        .sign(key),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
