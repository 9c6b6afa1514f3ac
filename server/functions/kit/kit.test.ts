import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { readFields, readFormFields } from './body.ts';
import { type FunctionContext, openFunctionContext } from './context.ts';
import { functionError } from './errors.ts';
import { limitTries } from './limits.ts';
import { memberOf, requireMember } from './member.ts';
import { closedFunction, functionRoutes } from './routes.ts';

/** What the auth service knows: the account of each token. */
const accounts: Record<string, object> = {
  [tokenWith('aal1')]: { id: 'ann', app_metadata: { operator: true } },
  [tokenWith('aal1', 'half')]: { id: 'ben', app_metadata: {}, factors: [{ status: 'verified' }] },
  [tokenWith('aal2')]: { id: 'cy', app_metadata: {}, factors: [{ status: 'verified' }] },
};
let app: Hono;
let isBusy: boolean;
let context: FunctionContext;

beforeEach(async () => {
  isBusy = false;
  const environment = {
    SUPABASE_URL: 'http://a.example',
    SUPABASE_PUBLISHABLE_KEY: 'public',
    LOG_LEVEL: 'silent',
  };
  context = await openFunctionContext(readConfig(environment), null, async (_, init) => {
    if (isBusy) return Response.json({}, { status: 503 });
    const account = accounts[new Headers(init?.headers).get('authorization')?.slice(7) ?? ''];
    return Response.json(account ?? {}, { status: account ? 200 : 403 });
  });
  const routes = functionRoutes(context, (routes) => {
    routes.get('/who', async (c) => c.json({ id: (await memberOf(context, c))?.id ?? null }));
    routes.get('/member', async (c) => c.json({ id: (await requireMember(context, c)).id }));
    routes.post('/fields', async (c) => c.json(await readFields(c.req.raw, { maxBytes: 100 })));
    routes.post('/form', async (c) => c.json([...(await readFormFields(c.req.raw))]));
    routes.get('/kept', (c) => c.text('kept', 200, { 'Cache-Control': 'max-age=60' }));
    routes.get('/limited', async (c) => {
      await limitTries(context, `limited:${context.networkOf(c)}`, { max: 1, windowSeconds: 600 }, 'looks');
      return c.json({});
    });
  });
  app = new Hono().route('/functions/v1/kit', routes);
  app.route('/functions/v1/closed', closedFunction(context, 'formClosed').routes);
});

/** A token as the auth service signs them; what it says is read once the service has confirmed it. */
function tokenWith(aal: string, session = 'whole'): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ aal, session })}.signature`;
}

async function call(path: string, { token, ...init }: RequestInit & { token?: string } = {}) {
  const headers = { apikey: 'public', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const request = new Request(`http://localhost/functions/v1/${path}`, { headers, ...init });
  const response = await app.fetch(request, { visitor: '203.0.113.1' });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

describe('who asks', () => {
  it.each([
    ['a visitor', undefined, { id: null }, 'not_signed_in'],
    ['the official client without a session', 'public', { id: null }, 'not_signed_in'],
    ['a member', tokenWith('aal1'), { id: 'ann' }, null],
    ['a member with the code of the app', tokenWith('aal2'), { id: 'cy' }, null],
    ['a sign-in that waits for its code', tokenWith('aal1', 'half'), { id: null }, 'insufficient_aal'],
    ['an ended session', tokenWith('aal1', 'ended'), 'signed_out', 'not_signed_in'],
    ['a token that is none', 'none', 'signed_out', 'not_signed_in'],
  ])('%s', async (_, token, seen, refusal) => {
    const [who, member] = [await call('kit/who', { token }), await call('kit/member', { token })];
    expect(typeof seen === 'string' ? [who.status, who.body.code] : [who.status, who.body]).toEqual(
      typeof seen === 'string' ? [401, seen] : [200, seen],
    );
    const status = refusal === 'insufficient_aal' ? 403 : 401;
    expect([member.status, member.body.code]).toEqual(refusal ? [status, refusal] : [200, undefined]);
  });

  it('is taken for nobody while the auth service cannot say', async () => {
    isBusy = true;
    const { status, body } = await call('kit/who', { token: tokenWith('aal1') });
    expect([status, body.code]).toEqual([503, 'account_unavailable']);
  });

  it('needs a key', async () => {
    expect((await call('kit/who', { headers: {} })).status).toBe(401);
    expect((await call('kit/who', { headers: { apikey: 'secret' } })).status).toBe(401);
  });
});

describe('a body', () => {
  const post = (path: string, body: string) => call(`kit/${path}`, { method: 'POST', body });
  it.each(['', 'a=1', '[]', 'null', '"a"', '{"a":"\\u0000"}', '{"a":"\\ud800"}'])(
    '%j is no object',
    async (body) => {
      const { status, body: answer } = await post('fields', body);
      expect([status, answer.code]).toEqual([400, 'bad_json']);
    },
  );
  it('that is too long is not read to its end', async () => {
    const { status, headers, body } = await post('fields', JSON.stringify({ a: 'x'.repeat(100) }));
    expect([status, body.code, headers.get('connection')]).toEqual([413, 'body_too_large', 'close']);
  });
  it('of a form holds what a database can keep', async () => {
    expect((await post('form', 'a=1&b=%C3%A9')).body).toEqual([
      ['a', '1'],
      ['b', 'é'],
    ]);
    expect((await post('form', 'a=%00')).body.code).toBe('bad_request');
  });
});

describe('an answer', () => {
  it('is not kept unless it says so', async () => {
    for (const path of ['kit/who', 'kit/nothing', 'closed/any'])
      expect((await call(path)).headers.get('cache-control'), path).toBe('no-store');
    const kept = await app.request('/functions/v1/kit/kept', { headers: { apikey: 'public' } });
    expect(kept.headers.get('cache-control')).toBe('max-age=60');
  });
  it('says what is not there, and what is closed', async () => {
    expect((await call('kit/nothing')).body).toEqual({
      code: 'not_found',
      message: 'There is no such endpoint',
    });
    const { message } = functionError('formClosed');
    expect((await call('closed/any')).body).toEqual({ code: 'form_closed', message });
  });
  it('to too many tries says when to come again', async () => {
    await call('kit/limited');
    const { status, headers, body } = await call('kit/limited');
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many looks in .+ \d+ minutes\.$/),
    ]);
    expect(headers.get('retry-after')).toBe(String(body.retry_after));
  });
});
