import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { createMailer } from './create.ts';
import { mailboxRoutes } from './mailbox-page.ts';
import { confirmSignUp } from './templates/confirm-sign-up.ts';

let directory: string;
let config: Config;
let app: Hono;
let server: http.Server;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-mailbox-'));
  config = readConfig({ DATA_DIR: directory });
  const mailer = await createMailer(config, createLog('silent'));
  const link = 'http://localhost:3000/auth/v1/verify?token=a&type=signup';
  await mailer.send({
    to: '"><script>alert(1)</script>@example.org',
    ...confirmSignUp({ url: link, code: '123456', lifetime: 3600 }),
  });
  app = new Hono();
  app.route('/', mailboxRoutes({ config } as Services));
  app.get('/elsewhere', (c) => c.text('the site'));
  server = http.createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A request whose Host header can be chosen, which fetch does not allow. */
function ask(target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: target, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    request.once('error', reject);
  });
}

const paths = ['/_mailbox', '/_mailbox.json', '/_mailbox/mailbox.css'];

test.each(paths)('%s answers a visitor on this machine', async (target) => {
  expect((await ask(target)).status).toBe(200);
  expect((await ask(target, { host: 'localhost:3000' })).status).toBe(200);
  expect((await ask(target, { host: '[::1]:3000' })).status).toBe(200);
});

test.each(paths)('%s is not there for anybody else', async (target) => {
  for (const headers of [
    { host: 'plinth.example' },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
  ] as Record<string, string>[]) {
    expect((await ask(target, headers)).status, JSON.stringify(headers)).toBe(404);
  }
});

test.each(paths)('%s is not there for another machine, nor from inside the process', async (target) => {
  const from = (address: string) =>
    app.request(
      `http://localhost${target}`,
      { headers: { host: 'localhost' } },
      { incoming: { socket: { remoteAddress: address, remoteFamily: 'IPv4', remotePort: 1 } } },
    );
  expect((await from('127.0.0.1')).status).toBe(200);
  expect((await from('::ffff:127.0.0.1')).status).toBe(200);
  expect((await from('192.0.2.7')).status).toBe(404);
  expect((await from('::ffff:192.0.2.7')).status).toBe(404);
  expect((await app.request(`http://localhost${target}`)).status).toBe(404);
});

test.each([
  ['mails go out by SMTP', { SMTP_URL: 'smtp://localhost' }],
  ['the site is for others', { SITE_URL: 'https://plinth.example' }],
  ['a proxy stands in front', { TRUST_PROXY: '1' }],
])('it is not there when %s', async (_, environment) => {
  const settings = readConfig({ DATA_DIR: directory, ...environment });
  const other = new Hono().route('/', mailboxRoutes({ config: settings } as Services));
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1', remoteFamily: 'IPv4', remotePort: 1 } } };
  const answer = await other.request('http://localhost/_mailbox', { headers: { host: 'localhost' } }, env);
  expect(answer.status).toBe(404);
});

test('other paths are left to the site', async () => {
  expect((await ask('/elsewhere', { host: 'plinth.example' })).text).toBe('the site');
});

test('the page says what it is and shows mails without letting them run', async () => {
  const page = await ask('/_mailbox');
  expect(page.text).toContain('Mails are kept here because no SMTP server is configured.');
  expect(page.text).not.toContain('<script>');
  const [mail] = JSON.parse((await ask('/_mailbox.json')).text);
  expect(mail).toMatchObject({
    subject: 'Confirm your email address',
    from: 'Plinth <noreply@localhost>',
    links: ['http://localhost:3000/auth/v1/verify?token=a&type=signup'],
  });
  expect(mail.text).toContain('123456');
  const reading = await ask(`/_mailbox?message=${mail.id}`);
  expect(reading.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(reading.headers['content-security-policy']).toContain("default-src 'none'");
  const message = await ask(`/_mailbox/messages/${mail.id}`);
  expect(message.headers['content-security-policy']).toMatch(/sandbox allow-popups/);
  expect(message.text).toContain('<base target="_blank">');
  expect((await ask('/_mailbox/messages/..%2F..%2Fkeys')).status).toBe(404);
});
