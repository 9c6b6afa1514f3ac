import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { issuerOf, signAccessToken } from '../keys/access-token.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture(`
    create table items (id integer primary key);
    grant all on items to anon;
    create function timeout() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
    create function caller() returns jsonb language sql stable
      as $$ select jsonb_build_object('role', current_user, 'claims', current_setting('request.jwt.claims')::jsonb) $$;
    grant execute on function timeout(), caller() to anon, authenticated, service_role;`);
});
afterAll(() => fixture.server.close());

const raw = (path: string, init: RequestInit = {}) => fetch(`${fixture.server.url}/rest/v1${path}`, init);

describe('keys and tokens', () => {
  const refused = async (headers: Record<string, string>) => {
    const response = await raw('/items', { headers });
    return {
      status: response.status,
      authenticate: response.headers.get('www-authenticate'),
      ...((await response.json()) as object),
    };
  };

  test('that are missing, unknown, damaged or over', async () => {
    const apikey = fixture.server.services.keys.publishable;
    const shape = { status: 401, authenticate: 'Bearer', details: null, hint: null };
    expect(await refused({})).toEqual({ ...shape, code: 'PGRST302', message: 'No API key found in request' });
    expect(await refused({ apikey: 'nope' })).toEqual({
      ...shape,
      code: 'PGRST301',
      message: 'Invalid API key',
    });
    expect(await refused({ apikey, Authorization: 'Bearer a.b.c' })).toEqual({
      ...shape,
      code: 'PGRST301',
      message: 'Invalid JWT',
    });
    const { services } = fixture.server;
    const claims = { sub: crypto.randomUUID(), role: 'authenticated', session_id: crypto.randomUUID() };
    const over = await signAccessToken(services.keys, issuerOf(services.config.siteUrl), claims, -60);
    expect(await refused({ apikey, Authorization: `Bearer ${over}` })).toEqual({
      ...shape,
      code: 'PGRST303',
      message: 'JWT expired',
    });
  });

  test('decide about the role and the claims', async () => {
    const { anon, operator, server } = fixture;
    const user = await server.user();
    expect((await anon.rpc('caller')).data).toEqual({ role: 'anon', claims: { role: 'anon' } });
    expect((await operator.rpc('caller')).data).toMatchObject({ role: 'service_role' });
    expect((await user.client.rpc('caller')).data).toMatchObject({
      role: 'authenticated',
      claims: { sub: user.id, role: 'authenticated' },
    });
  });
});

describe('limits', () => {
  test('visitors’ statements have 8 seconds, the operator’s as long as they need', async () => {
    expect((await fixture.anon.rpc('timeout')).data).toBe('8s');
    expect((await fixture.operator.rpc('timeout')).data).not.toBe('8s');
  });

  test('a body of more than 1 MB', async () => {
    const body = JSON.stringify({ id: 1, text: 'x'.repeat(1024 * 1024) });
    const response = await fixture.request('/items', { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: 'PGRST102', message: 'The request body is larger than 1048576 bytes.' },
    ]);
    const stream = new Blob([body]).stream();
    const chunked = await fixture.request('/items', {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test('a body of unknown length, over HTTP and from within the process', async () => {
    const body = () => new Blob(['[{"id":7}]']).stream();
    const init = () => ({ method: 'POST', body: body(), duplex: 'half' }) as RequestInit;
    expect((await fixture.request('/items', init())).status).toBe(201);
    expect((await fixture.anon.from('items').delete().eq('id', 7)).status).toBe(204);
    const { services, url } = fixture.server;
    const headers = { apikey: services.keys.publishable };
    const inside = new Request(`${url}/rest/v1/items`, { ...init(), headers });
    expect((await createBackend(services).fetch(inside)).status).toBe(201);
    const text = new Request(`${url}/rest/v1/items`, { method: 'POST', headers, body: '[{"id":8}]' });
    expect((await createBackend(services).fetch(text)).status).toBe(201);
    const deletion = new Request(`${url}/rest/v1/items?id=gt.6`, { method: 'DELETE', headers });
    expect((await createBackend(services).fetch(deletion)).status).toBe(204);
  });

  test('a query string of more than 16 kB', async () => {
    // Node's own limit for headers comes first.
    expect((await fixture.request(`/items?id=in.(${'1,'.repeat(9000)}1)`)).status).toBe(431);
    expect((await fixture.request(`/items?id=in.(${'1,'.repeat(5000)}1)`)).status).toBe(200);
  });
});

describe('methods, paths and headers', () => {
  test.each([
    ['PURGE', '/items?id=eq.1', 405, 'PGRST117'],
    ['POST', '/', 405, 'PGRST117'],
    ['GET', '/a/b/c', 404, 'PGRST125'],
    ['GET', '/nope', 404, 'PGRST205'],
    ['POST', '/nope', 404, 'PGRST205'],
    ['DELETE', '/nope?id=eq.1', 404, 'PGRST205'],
    ['GET', '/items?select=a%2F', 400, 'PGRST100'],
    ['GET', '/items?select=count()', 400, 'PGRST123'],
  ])('%s %s is answered with %i', async (method, path, status, code) => {
    const response = await fixture.request(path, { method, ...(method === 'POST' ? { body: '{}' } : {}) });
    expect([response.status, await response.json()]).toMatchObject([status, { code, hint: null }]);
  });

  test('errors of HEAD have no body', async () => {
    const response = await fixture.request('/nope', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  test.each<[Record<string, string>, number, string]>([
    [{ Accept: 'application/geo+json' }, 406, 'PGRST107'],
    [{ 'Accept-Profile': 'auth' }, 406, 'PGRST106'],
    [{ Prefer: 'handling=strict,everything=now' }, 400, 'PGRST122'],
    [{ Range: '9-1' }, 416, 'PGRST103'],
  ])('the headers %o are answered with %i', async (headers, status, code) => {
    const response = await fixture.request('/items', { headers });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  test('a browser of another origin may ask', async () => {
    const preflight = await raw('/items', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.org',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'apikey,authorization,prefer,content-profile',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'apikey,authorization,prefer,content-profile',
    );
    const answer = await fixture.request('/items', { headers: { Origin: 'https://example.org' } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });
});

test('an error nobody expected is told by an id alone', async () => {
  await fixture.define('create function broken() returns integer language sql as $$ select 1 $$');
  await fixture.define(`create or replace function broken() returns integer language plpgsql as
    $$ begin raise exception using errcode = 'XX001', message = 'page 7 of the secret table is torn'; end $$;
    grant execute on function broken() to anon;`);
  const { status, error } = await fixture.anon.rpc('broken');
  expect(status).toBe(500);
  expect(error).toEqual({
    code: 'unexpected_failure',
    message: expect.stringMatching(/^Something went wrong on our side\. Reference: [0-9a-f-]{36}$/),
    details: null,
    hint: null,
  });
});
