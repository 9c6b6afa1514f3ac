import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { onBehalfOf } from '../../http/visitor.ts';
import { createWatch } from '../../watch/watch.ts';
import { perAddress, perSender } from './contact.ts';
import { type ContactServer, message, startContactServer } from './testing/contact-server.ts';

let contact: ContactServer;
beforeEach(async () => {
  contact = await startContactServer({ rateLimitFactor: 1 });
});
afterEach(() => contact.close());

let count = 0;
const send = (user_email: string, visitor: string) =>
  contact.post(
    { ...message, message: `Message ${count++}`, user_email, ticket: contact.ticket() },
    { visitor },
  );
const statuses = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < times; index++) seen.push((await ask(index)).status);
  return seen;
};

test('one sender is stopped from everywhere, in whatever case, and told how long', async () => {
  const { max } = perSender;
  expect(await statuses(max, (index) => send('ada@example.org', `198.51.100.${index}`))).toEqual(
    Array(max).fill(200),
  );
  const stopped = await send('ADA@example.org', '198.51.100.99');
  expect([stopped.status, stopped.body.code]).toEqual([429, 'over_request_rate_limit']);
  expect(stopped.body.message).toMatch(/^Too many messages in a short time\. .+ in \d+ minutes\.$/);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await send('bea@example.org', '198.51.100.99')).status).toBe(200);
});

test('one network address is stopped whatever it calls itself; others are not', async () => {
  const { max } = perAddress;
  const from = (visitor: string) => (index: number) =>
    send(`${visitor.length}-${index}@example.org`, visitor);
  expect(await statuses(max, from('2001:db8::1'))).toEqual(Array(max).fill(200));
  expect((await send('other@example.org', '2001:db8::2')).status).toBe(429);
  expect((await send('other@example.org', '2001:db8:1::2')).status).toBe(200);
});

test('a sender’s address is not kept in clear for counting', async () => {
  await send('ada@example.org', '198.51.100.1');
  await contact.server.services.limits.close();
  const { rows } = await contact.server.services.database.run<{ key: string }>(
    { role: 'owner' },
    {
      text: 'select key from plinth.rate_limits',
    },
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('ada');
});

test('a form sent without scripts counts for its visitor, not for the process that passes it on', async () => {
  const { services } = contact.server;
  // The site's part: it hands what visitors send to the function, inside the process.
  const config = { ...services.config, trustedProxies: 1 };
  const app = createApp({
    config,
    services,
    watch: createWatch(config, services, services.log),
    openSite: (inside) => async (request) =>
      inside.fetch(
        new Request('http://localhost/functions/v1/contact', {
          method: 'POST',
          headers: { apikey: services.keys.publishable },
          body: await request.text(),
        }),
        onBehalfOf(request),
      ),
    functions: { ...contact.contact, routes: new Hono().route('/contact', contact.contact.routes) },
  });
  const from = (visitor: string) => async (index: number) =>
    app.request('/contact', {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor },
      body: JSON.stringify({
        ...message,
        user_email: `${visitor}-${index}@example.org`,
        ticket: contact.ticket(),
      }),
    });
  const { max } = perAddress;
  expect(await statuses(max, from('198.51.100.1'))).toEqual(Array(max).fill(200));
  expect((await from('198.51.100.1')(99)).status).toBe(429);
  expect((await from('198.51.100.2')(1)).status).toBe(200);
});
