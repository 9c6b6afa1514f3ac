import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

const secret = 'top-secret draft';
let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let backend: Hono;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  backend = createBackend(server.services);
  const { error } = await ann.client.from('projects').insert({
    title: secret,
    description: 'A site',
    zip_file_url: `${server.url}/storage/v1/object/public/project-files/${ann.id}/1-a.zip`,
    status: 'draft',
    slug: '',
    user_id: ann.id,
  });
  expect(error).toBeNull();
});
afterAll(() => server.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** Asks for Ann's draft with a token. */
async function draftsSeenWith(token: string, apiKey: string): Promise<{ status: number; body: string }> {
  // A header holds no line end and nothing beyond Latin-1; what a client can not send needs no test.
  const clean = token.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim();
  const response = await backend.request('/rest/v1/projects?select=title', {
    headers: { apikey: apiKey, authorization: `Bearer ${clean}` },
  });
  return { status: response.status, body: await response.text() };
}

type Change = (parts: string[]) => string;
const claims = fc.record(
  {
    sub: fc.constantFrom('ann', 'not a user', ''),
    role: fc.constantFrom('service_role', 'authenticated', 'anon', 'postgres'),
    exp: fc.oneof(fc.integer(), fc.constant('never')),
    aud: fc.constantFrom('authenticated', 'storage', ['authenticated']),
    iss: fc.webUrl(),
    session_id: fc.uuid(),
  },
  { requiredKeys: [] },
);
const changes: fc.Arbitrary<Change> = fc.oneof(
  // One character of one part.
  fc.tuple(fc.nat(2), fc.nat(), fc.constantFrom(...'AZaz09-_.=')).map(
    ([part, at, letter]): Change =>
      (parts) => {
        const text = parts[part] ?? '';
        const place = at % Math.max(1, text.length);
        const changed = parts.with(part, text.slice(0, place) + letter + text.slice(place + 1));
        return changed.join('.');
      },
  ),
  // Other claims under the old signature.
  claims.map(
    (given): Change =>
      ([head, body, signature]) => {
        const sub = given.sub === 'ann' ? { sub: ann.id } : {};
        return [head, encode({ ...decode(body), ...given, ...sub }), signature].join('.');
      },
  ),
  // Another header: no algorithm, a symmetric one, somebody's own key.
  fc
    .record(
      { alg: fc.constantFrom('none', 'HS256', 'RS256', 'ES256', ''), kid: fc.string(), jku: fc.webUrl() },
      { requiredKeys: ['alg'] },
    )
    .map(
      (head): Change =>
        ([, body, signature]) => {
          const claimed = encode({ ...decode(body), sub: ann.id, role: 'service_role' });
          return [encode(head), claimed, head.alg === 'none' ? '' : signature].join('.');
        },
    ),
  // Parts too few, too many, and something else altogether.
  fc.array(fc.nat(2), { maxLength: 5 }).map(
    (order): Change =>
      (parts) =>
        order.map((at) => parts[at]).join('.'),
  ),
  fc.string({ maxLength: 200 }).map(
    (text): Change =>
      () =>
        text,
  ),
);

it(
  'no token but the one that was given opens anything',
  async () => {
    const { publishable } = server.services.keys;
    const real = await draftsSeenWith(ann.accessToken, publishable);
    expect(real.body).toContain(secret);
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const token = change(ben.accessToken.split('.'));
        const { status, body } = await draftsSeenWith(token, publishable);
        expect(status, `${token} -> ${body}`).toBeLessThan(500);
        expect(body).not.toContain(secret);
      }),
      cases(500, 'access tokens'),
    );
  },
  fuzzTimeout,
);

it(
  'no key but the right one is a key',
  async () => {
    const { publishable, secret: secretKey } = server.services.keys;
    const made = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.nat(60).map((end) => secretKey.slice(0, end)),
      fc
        .tuple(fc.nat(60), fc.constantFrom(...'abcXYZ019_'))
        .map(([at, letter]) => secretKey.slice(0, at) + letter + secretKey.slice(at + 1)),
      fc.constantFrom(`${secretKey} `, ` ${publishable}x`, secretKey.toUpperCase()),
    );
    await fc.assert(
      fc.asyncProperty(made, async (key) => {
        const clean = key.replace(/[^\x20-\x7e]/g, '').trim();
        fc.pre(clean !== secretKey);
        const { status, body } = await draftsSeenWith(clean, clean);
        expect(status, `${clean} -> ${body}`).toBeLessThan(500);
        expect(body).not.toContain(secret);
      }),
      cases(500, 'API keys'),
    );
  },
  fuzzTimeout,
);
