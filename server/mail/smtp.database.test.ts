import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeIn, follow, linkIn, newAddress, password } from '../auth/testing/journey.ts';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { openSmtpMailer, type SmtpMailer } from './smtp.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

let server: TestServer;
let smtp: SMTPServer;
let smtpUrl: string;
let deadUrl: string;
let mailer: SmtpMailer | null = null;
const received: Received[] = [];

beforeAll(async () => {
  server = await startTestServer();
  server.services.log = { error: () => {}, info: () => {}, debug: () => {} };
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: secret }, _session, done) =>
      secret === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused') ? done(new Error('no such mailbox')) : done(),
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        raw += text;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  // A port that was free a moment ago: nothing answers there.
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  deadUrl = `smtp://127.0.0.1:${(probe.address() as AddressInfo).port}`;
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  await mailer?.close();
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await server.close();
});

function mailBy(url: string): void {
  mailer = openSmtpMailer(url, 'Plinth <noreply@plinth.example>');
  server.services.mailer = mailer;
}

test('a sign-up mail arrives with both parts, and its link works', async () => {
  mailBy(smtpUrl);
  const email = newAddress();
  const { error } = await server.visitor().auth.signUp({ email, password });
  expect(error).toBeNull();
  const mail = received.find(({ to }) => to.includes(email)) as Received;
  expect(mail).toMatchObject({ from: 'noreply@plinth.example', to: [email] });
  const read = await PostalMime.parse(mail.raw);
  expect(read).toMatchObject({
    from: { name: 'Plinth', address: 'noreply@plinth.example' },
    to: [{ address: email }],
    subject: 'Confirm your email address',
  });
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(read.html).toContain('Confirm email address');
  const content = { to: email, subject: '', html: '', text: read.text ?? '' };
  expect(codeIn(content)).toMatch(/^\d{6}$/);
  expect((await follow(linkIn(content))).fragment.type).toBe('signup');
});

test('a mail that can be ended with one click says how, as RFC 8058 wants it', async () => {
  mailBy(smtpUrl);
  const email = newAddress();
  const unsubscribeUrl = 'https://plinth.example/make-my-site/unsubscribe?token=a.b.c';
  await mailer?.send({ to: email, unsubscribeUrl, subject: 'Planned', text: 'News', html: '<p>News</p>' });
  const mail = received.find(({ to }) => to.includes(email)) as Received;
  const { headers } = await PostalMime.parse(mail.raw);
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
  );
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  );
});

test('with the mail server down, sign-up says so, leaves no account, and works at once when it is back', async () => {
  server.services.config.rateLimitFactor = 1;
  try {
    mailBy(deadUrl);
    const email = newAddress();
    const failed = await server.visitor().auth.signUp({ email, password });
    expect(failed.error).toMatchObject({ status: 500, message: 'Error sending confirmation email' });
    expect(await accounts(email)).toEqual([]);

    mailBy(smtpUrl);
    const again = await server.visitor().auth.signUp({ email, password });
    expect(again.error).toBeNull();
    expect(await accounts(email)).toHaveLength(1);
  } finally {
    server.services.config.rateLimitFactor = 0;
  }
});

test('with the mail server down, an account keeps its address and its other links', async () => {
  const member = await server.user();
  mailBy(deadUrl);
  const refused = await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: server.services.keys.publishable, authorization: `Bearer ${member.accessToken}` },
    body: JSON.stringify({ email: newAddress() }),
  });
  expect([refused.status, (await refused.json()).msg]).toEqual([500, 'Error sending email change email']);
  expect(await accounts(member.email)).toMatchObject([{ email_change: null, tokens: 0 }]);
});

test('a recovery mail that cannot be sent is logged without the address, and its token withdrawn', async () => {
  const member = await server.user();
  mailBy(deadUrl);
  const lines: string[] = [];
  server.services.log.error = (message, fields) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  expect((await server.visitor().auth.resetPasswordForEmail(member.email)).error).toBeNull();
  await until(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('ESOCKET');
  expect(lines[0]).not.toContain(member.email);
  expect(await accounts(member.email)).toMatchObject([{ tokens: 0 }]);
});

test('a mailbox that the server refuses is an error', async () => {
  mailBy(smtpUrl);
  const { error } = await server.visitor().auth.signUp({ email: newAddress('refused'), password });
  expect(error?.status).toBe(500);
});

test('credentials of SMTP_URL are used', async () => {
  const withUser = (secret: string) => smtpUrl.replace('smtp://', `smtp://me:${secret}@`);
  mailBy(withUser('right'));
  await expect(mailer?.check()).resolves.toBeUndefined();
  mailBy(withUser('wrong'));
  await expect(mailer?.check()).rejects.toMatchObject({ code: 'EAUTH' });
});

async function accounts(email: string) {
  const { rows } = await server.services.database.run<{ email_change: string | null; tokens: number }>(
    owner,
    {
      text: `select email_change, (select count(*) from auth.one_time_tokens as t where t.user_id = u.id) as tokens
      from auth.users as u where email = $1`,
      values: [email],
    },
  );
  return rows;
}
