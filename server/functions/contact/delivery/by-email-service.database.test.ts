import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../../testing/until.ts';
import { type ContactServer, message, startContactServer } from '../testing/contact-server.ts';

interface Call {
  method: string;
  path: string;
  fields: Record<string, string>;
}

let contact: ContactServer;
let service: Server;
let calls: Call[];
let answers: { status: number; headers?: Record<string, string> }[];

beforeEach(async () => {
  calls = [];
  answers = [];
  service = createServer(async (request, response) => {
    const body = await new Response(request as never, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    calls.push({
      method: request.method ?? '',
      path: request.url ?? '',
      fields: Object.fromEntries(body) as Record<string, string>,
    });
    const { status, headers } = answers.shift() ?? { status: 200 };
    response.writeHead(status, headers).end('OK');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  contact = await startContactServer({
    emailService: {
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'public-1',
      privateKey: 'private-1',
    },
  });
});
afterEach(async () => {
  await contact.close();
  service.closeAllConnections();
  service.close();
});

const send = () => contact.post({ ...message, ticket: contact.ticket() });

test('a message goes out by the send-form call, and no mail is sent', async () => {
  await send();
  contact.contact.start();
  await until(async () => expect(await contact.kept()).toMatchObject([{ delivered: true, attempts: 1 }]));
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/v1.0/email/send-form',
      fields: {
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public-1',
        accessToken: 'private-1',
        ...message,
        // A form's line breaks.
        message: message.message.replaceAll('\n', '\r\n'),
      },
    },
  ]);
  expect(contact.server.mails).toEqual([]);
});

test.each([
  [451, 'e-mail service: 451 unavailable for headless browser'],
  [
    403,
    'e-mail service: 403 forbidden: calls from servers have to be allowed in the account’s security settings',
  ],
  [429, 'e-mail service: 429 too many requests'],
  [400, 'e-mail service: 400 bad request: check service ID, template ID and public key'],
  [500, 'e-mail service: 500'],
])('an answer of %i loses nothing, is noted, and the message is tried again', async (status, reason) => {
  answers = [{ status }];
  await send();
  contact.contact.start();
  await until(async () =>
    expect(await contact.kept()).toMatchObject([{ delivered: false, attempts: 1, last_error: reason }]),
  );
  await until(() => expect(contact.log.join()).toContain(reason));
  expect(contact.log.join()).not.toMatch(/private-1|public-1|ada@/);
  await contact.hurry();
  contact.contact.start();
  await until(async () => expect(await contact.kept()).toMatchObject([{ delivered: true, attempts: 2 }]));
});

test('what the service asks to wait is waited', async () => {
  answers = [{ status: 429, headers: { 'retry-after': '120' } }];
  await send();
  contact.contact.start();
  await until(async () => expect((await contact.kept())[0]?.wait).toBeGreaterThan(100));
});

test('a service that can not be reached, or sends elsewhere, loses nothing', async () => {
  answers = [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }];
  await send();
  contact.contact.start();
  await until(async () =>
    expect(await contact.kept()).toMatchObject([{ last_error: 'e-mail service: could not be reached' }]),
  );
});
