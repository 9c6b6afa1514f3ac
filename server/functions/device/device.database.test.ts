import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { openFunctionContext } from '../kit/context.ts';
import { openDevice } from './device.ts';
import { deviceBudget } from './limits.ts';

interface DeviceServer {
  server: TestServer;
  app: Hono;
}

let device: DeviceServer;
let ada: TestUser;
beforeAll(async () => {
  device = await startDevice();
});
afterAll(() => device.server.close());
beforeEach(async () => {
  ada = await device.server.user();
});

async function startDevice(overrides: Partial<Config> = {}): Promise<DeviceServer> {
  const server = await startTestServer(overrides);
  const context = await openFunctionContext(server.services.config, server.services, fetch);
  return {
    server,
    app: new Hono().route('/functions/v1/device', openDevice(context, server.services).routes),
  };
}

/** Sends a form as a program does, or JSON as the page does for a member. */
async function send(path: string, body: object, as?: TestUser, { server, app } = device) {
  const isMember = as !== undefined;
  const request = new Request(`http://localhost/functions/v1/device/${path}`, {
    method: 'POST',
    headers: isMember
      ? { apikey: server.services.keys.publishable, Authorization: `Bearer ${as.accessToken}` }
      : {},
    body: isMember ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>),
  });
  const response = await app.fetch(request, { visitor: '203.0.113.1' });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await device.server.services.database.run<Row>(owner, { text, values })).rows;

const begin = async (host = 'laptop', at = device) => (await send('code', { host }, undefined, at)).body;
const ask = (device_code = '', at = device) =>
  send('token', { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code }, undefined, at);
/** Lets the time between two questions pass. */
const wait = () => rows(`update private.device_grants set asked_at = asked_at - interval '2 minutes'`);

describe('a program without a browser', () => {
  it('gets a token when a member allows it, once', async () => {
    const codes = await begin();
    expect(codes).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKMPQRTVWX3479]{4}-[BCDFGHJKMPQRTVWX3479]{4}$/),
      verification_uri: expect.stringMatching(/\/device$/),
      verification_uri_complete: expect.stringContaining(`/device?code=${codes.user_code}`),
      expires_in: 600,
      interval: 5,
    });
    expect((await ask(codes.device_code)).body).toEqual({ error: 'authorization_pending' });
    const typed = ` ${codes.user_code?.toLowerCase().replace('-', ' ')}`;
    expect((await send('find', { code: typed }, ada)).body).toMatchObject({
      code: codes.user_code,
      host: 'laptop',
      scopes: ['site:read', 'site:write'],
      token_days: 90,
    });
    expect((await send('decide', { code: codes.user_code, allow: true }, ada)).status).toBe(200);
    await wait();
    const { status, body } = await ask(codes.device_code);
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^plinth_[0-9a-f]{64}$/),
        token_type: 'Bearer',
        expires_in: 90 * 86_400,
        scope: 'site:read site:write',
      },
    ]);
    const { data } = await ada.client.from('access_tokens').select('name, scopes, hint, expires_at');
    expect(data).toEqual([
      {
        name: 'Command line on laptop',
        scopes: ['site:read', 'site:write'],
        hint: body.access_token?.slice(-4),
        expires_at: expect.anything(),
      },
    ]);
    const days = (new Date(String(data?.[0]?.expires_at)).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect((await ask(codes.device_code)).body).toEqual({ error: 'expired_token' });
    expect((await send('find', { code: codes.user_code }, ada)).status).toBe(404);
  });

  it('is told that it was refused, and gets nothing', async () => {
    const { device_code, user_code } = await begin();
    await send('decide', { code: user_code, allow: false }, ada);
    expect((await ask(device_code)).body).toEqual({ error: 'access_denied' });
    expect((await ask(device_code)).body).toEqual({ error: 'expired_token' });
    expect((await ada.client.from('access_tokens').select('id')).data).toEqual([]);
  });

  it('is told to ask less often', async () => {
    const { device_code } = await begin();
    expect((await ask(device_code)).body).toEqual({ error: 'authorization_pending' });
    expect((await ask(device_code)).body).toEqual({ error: 'slow_down' });
    await wait();
    expect((await ask(device_code)).body).toEqual({ error: 'authorization_pending' });
  });

  it('has ten minutes', async () => {
    const { device_code, user_code } = await begin();
    await rows(`update private.device_grants set expires_at = now()`);
    expect((await send('find', { code: user_code }, ada)).body.code).toBe('code_not_found');
    expect((await send('decide', { code: user_code, allow: true }, ada)).body.code).toBe('code_not_found');
    expect((await ask(device_code)).body).toEqual({ error: 'expired_token' });
    await begin();
    expect(await rows('select expires_at from private.device_grants where expires_at <= now()')).toEqual([]);
  });

  it('ends its token itself', async () => {
    const { device_code, user_code } = await begin();
    await send('decide', { code: user_code, allow: true }, ada);
    const { access_token: token = '' } = (await ask(device_code)).body;
    expect((await send('revoke', { token: 'plinth_none' })).status).toBe(200);
    expect((await ada.client.from('access_tokens').select('id')).data).toHaveLength(1);
    expect((await send('revoke', { token })).status).toBe(200);
    expect((await ada.client.from('access_tokens').select('id')).data).toEqual([]);
  });

  it.each([
    ['', { error: 'unsupported_grant_type' }],
    ['grant_type=password', { error: 'unsupported_grant_type' }],
    ['grant_type=urn:ietf:params:oauth:grant-type:device_code', { error: 'invalid_request' }],
    ['grant_type=urn:ietf:params:oauth:grant-type:device_code&device_code=x', { error: 'expired_token' }],
  ])('that asks %j is told what is wrong', async (form, answer) => {
    const { status, body } = await send('token', Object.fromEntries(new URLSearchParams(form)));
    expect([status, body]).toEqual([400, answer]);
  });

  it('calls its computer by words that nobody takes for others', async () => {
    const hostOf = async (host: string) => {
      const { user_code } = await begin(host);
      return (await send('find', { code: user_code }, ada)).body.host;
    };
    expect(await hostOf('a\u202eb\u0007\n c')).toBe('a b c');
    expect(await hostOf('x'.repeat(500))).toBe('x'.repeat(60));
    expect(await hostOf('')).toBe('a computer');
  });

  it('has its codes stored nowhere', async () => {
    const { device_code = '', user_code = '' } = await begin();
    const kept = JSON.stringify(await rows('select * from private.device_grants'));
    expect(kept).not.toContain(device_code);
    expect(kept).not.toContain(user_code);
    expect(kept).not.toContain(user_code.replace('-', ''));
  });
});

describe('a member', () => {
  it('decides once: whoever comes later finds nothing', async () => {
    const bea = await device.server.user();
    const { device_code, user_code } = await begin();
    await send('decide', { code: user_code, allow: true }, ada);
    expect((await send('decide', { code: user_code, allow: true }, bea)).status).toBe(404);
    expect((await send('decide', { code: user_code, allow: false }, ada)).status).toBe(404);
    await ask(device_code);
    expect((await bea.client.from('access_tokens').select('id')).data).toEqual([]);
  });

  it('with a second factor has to have entered it', async () => {
    const { device_code, user_code } = await begin();
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      ada.id,
    );
    for (const path of ['find', 'decide']) {
      const { status, body } = await send(path, { code: user_code, allow: true }, ada);
      expect([path, status, body.code]).toEqual([path, 403, 'insufficient_aal']);
    }
    expect((await ask(device_code)).body).toEqual({ error: 'authorization_pending' });
  });

  it('who has fifty tokens is told before anything is allowed', async () => {
    const { user_code } = await begin();
    await rows(
      `insert into public.access_tokens (user_id, name, hint, scopes, expires_at)
        select $1, 'x', 'abcd', '{site:read}', now() + interval '1 day' from generate_series(1, 50)`,
      ada.id,
    );
    const { status, body } = await send('decide', { code: user_code, allow: true }, ada);
    expect([status, body]).toEqual([409, { code: 'too_many_tokens', message: expect.stringMatching(/50/) }]);
    await ada.client.from('access_tokens').delete().eq('user_id', ada.id);
    expect((await send('decide', { code: user_code, allow: true }, ada)).status).toBe(200);
  });

  it('who leaves takes the decision along', async () => {
    const { device_code, user_code } = await begin();
    await send('decide', { code: user_code, allow: true }, ada);
    await rows('delete from auth.users where id = $1', ada.id);
    expect((await ask(device_code)).body).toEqual({ error: 'expired_token' });
  });

  it.each([
    ['no JSON of a decision', { code: 'BCDF-GHJK' }, 400],
    ['no code', { allow: true }, 400],
    ['a code that can be none', { code: 'AEIO-UAEI', allow: true }, 404],
    ['a code that is too long', { code: 'B'.repeat(1000), allow: true }, 404],
    ['a code of nobody', { code: 'BCDF-GHJK', allow: true }, 404],
  ])('who sends %s is refused', async (_, body, status) => {
    expect((await send('decide', body, ada)).status).toBe(status);
  });

  it('is needed, with the site’s key', async () => {
    expect((await send('find', { code: 'BCDF-GHJK' })).status).toBe(401);
    expect((await send('decide', { code: 'BCDF-GHJK', allow: 'true' })).status).toBe(401);
  });
});

describe('limits', () => {
  let limited: DeviceServer;
  beforeEach(async () => {
    limited = await startDevice({ rateLimitFactor: 0.1 });
    return () => limited.server.close();
  });
  /** Answers before one says to wait. */
  const answersOf = async (work: () => Promise<{ status: number }>) => {
    for (let times = 0; ; times += 1) if ((await work()).status === 429) return times;
  };

  it('count codes and questions of a network', async () => {
    const codes = deviceBudget.codes.max / 10;
    expect(await answersOf(() => send('code', { host: 'x' }, undefined, limited))).toBe(codes);
    expect(await answersOf(() => ask('x', limited))).toBe(deviceBudget.questions.max / 10);
  });

  it('count what an account guesses', async () => {
    const bea = await limited.server.user();
    const guess = () => send('find', { code: 'BCDF-GHJK' }, bea, limited);
    expect(await answersOf(guess)).toBe(deviceBudget.guesses.ofAccount.max / 10);
  });

  it('count what a network guesses with many accounts', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => limited.server.user()));
    const { max } = deviceBudget.guesses.ofNetwork;
    let times = 0;
    const guess = () => send('find', { code: 'BCDF-GHJK' }, members[times++ % members.length], limited);
    expect(await answersOf(guess)).toBe(max / 10);
  });
});
