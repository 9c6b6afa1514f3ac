import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { createLog } from '../../log.ts';
import { until } from '../../testing/until.ts';
import { createWatch } from '../../watch/watch.ts';
import { openFunctionContext } from '../kit/context.ts';
import type { SiteFunction } from '../kit/routes.ts';
import { openContact } from './contact.ts';
import { type ContactServer, message, startContactServer } from './testing/contact-server.ts';

// Another process, whose backend is a Supabase on another host: here, the one of the test server.

let remote: ContactServer;
let config: Config;
let contact: SiteFunction | undefined;

beforeAll(async () => {
  remote = await startContactServer();
  const { services } = remote.server;
  config = {
    ...services.config,
    supabase: { url: remote.server.url, publishableKey: services.keys.publishable },
    supabaseSecretKey: services.keys.secret,
    logLevel: 'silent',
  };
});
afterAll(async () => {
  await contact?.worker?.stop();
  await remote.close();
});

const call = (to: SiteFunction, method: string, fields?: object) =>
  new Hono().route('/functions/v1/contact', to.routes).request('/functions/v1/contact', {
    method,
    headers: { apikey: config.supabase?.publishableKey ?? '' },
    body: fields ? JSON.stringify(fields) : null,
  });

test('with its secret key, messages are stored there and delivered from here', async () => {
  contact = openContact(await openFunctionContext(config, null, fetch));
  const { ticket } = (await (await call(contact, 'GET')).json()) as { ticket: string };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  const answer = await call(contact, 'POST', { ...message, ticket });
  vi.useRealTimers();
  expect(answer.status).toBe(200);
  expect(await remote.kept()).toMatchObject([{ ...message, delivered: false }]);
  contact.worker?.start();
  await until(async () => expect(await remote.kept()).toMatchObject([{ delivered: true }]));
});

test('without it, the form says that it is closed', async () => {
  const closed = openContact(await openFunctionContext({ ...config, supabaseSecretKey: null }, null, fetch));
  for (const answer of [await call(closed, 'GET'), await call(closed, 'POST', message)]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 'form_closed',
      message: 'This form is not connected. Please write to our e-mail address instead.',
    });
  }
  expect(closed.worker).toBeUndefined();
});

test('the secret key is in nothing a client may read', async () => {
  const watch = createWatch(config, null, createLog('error'));
  const app = createApp({ config, services: null, watch, openSite: () => () => new Response('page') });
  const text = await (await app.request('/.well-known/plinth.json')).text();
  expect(text).toContain(config.supabase?.publishableKey);
  expect(text).not.toContain(config.supabaseSecretKey);
});
