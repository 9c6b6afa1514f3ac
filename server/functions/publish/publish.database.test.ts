import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../testing/server.ts';
import { makeZip } from '../../testing/zip.ts';
import { openFunctionContext } from '../kit/context.ts';
import { refusedTokens } from '../kit/token-holder.ts';
import { PublishRequests } from '../sites/publish.ts';
import { type SiteServer, startSiteServer } from '../sites/testing/site-server.ts';
import { openPublish } from './publish.ts';

let site: SiteServer;
let ada: TestUser;
beforeAll(async () => {
  site = await startSiteServer();
  ada = await site.server.user();
});
afterAll(() => site.close());

const zipOf = (text: string, name = 'index.html') => makeZip([{ name, content: text }]);

/** Publishes as the command line does. */
async function publish(token: string | null, name: string, body: Uint8Array | string, at = site) {
  const { services } = at.server;
  const context = await openFunctionContext(services.config, services, fetch);
  // biome-ignore lint/suspicious/noExplicitAny: a test server has a secret key, so that its context is open.
  const { routes } = openPublish(context, at.sites, new PublishRequests(context as any, at.sites));
  const response = await new Hono().route('/', routes).fetch(
    new Request(`http://localhost/?site=${name}&title=Folder`, {
      method: 'POST',
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        'Content-Type': typeof body === 'string' ? 'application/json' : 'application/zip',
      },
      body: body as BodyInit,
    }),
    { visitor: '203.0.113.1' },
  );
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

it('a folder becomes a site, and then its next deployment', async () => {
  const token = await site.token(ada, ['site:write']);
  const first = await publish(token, 'harbour', zipOf('One'));
  expect(first).toEqual({
    status: 201,
    body: {
      site: { name: 'harbour', address: expect.stringMatching(/^http:\/\/harbour\.localhost/) },
      deployment: { id: expect.any(String), files: 1, bytes: 3, notes: [] },
    },
  });
  expect(await site.visit('harbour')).toBe('One');
  expect((await publish(token, 'harbour', zipOf('Two'))).status).toBe(201);
  await expect.poll(() => site.visit('harbour')).toBe('Two');
  const { body } = await site.ask('GET', '', ada);
  expect(body.sites).toHaveLength(1);
});

it('needs a token that may write sites, and nothing else will do', async () => {
  const reader = await site.token(ada, ['site:read', 'repo:write']);
  const refusals = [
    [null, 401, 'not_signed_in'],
    ['plinth_none', 401, 'bad_token'],
    [ada.accessToken, 401, 'bad_token'],
    [site.server.services.keys.secret, 401, 'bad_token'],
    [reader, 403, 'insufficient_scope'],
  ] as const;
  for (const [token, status, code] of refusals) {
    const answer = await publish(token, 'closed', zipOf('x'));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  }
});

it('is refused in the words of the pages', async () => {
  const token = await site.token(ada, ['site:write']);
  const bea = await site.server.user();
  await site.publish(bea, 'of-bea', { 'index.html': 'Bea' });
  const refusals = [
    ['of-bea', zipOf('x'), 409, 'site_name_taken'],
    ['UPPER', zipOf('x'), 400, 'validation_failed'],
    ['no-index', zipOf('x', 'other.html'), 422, 'site_refused'],
    ['no-zip', '{}', 400, 'validation_failed'],
  ] as const;
  for (const [name, body, status, code] of refusals) {
    const answer = await publish(token, name, body);
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
  }
  expect(await site.visit('of-bea')).toBe('Bea');
});

it('counts tokens that are none', async () => {
  const limited = await startSiteServer({ rateLimitFactor: 0.1 });
  try {
    let times = 0;
    while ((await publish('plinth_guess', 'x', zipOf('x'), limited)).status !== 429) times += 1;
    expect(times).toBe(refusedTokens.max / 10);
  } finally {
    await limited.close();
  }
});
