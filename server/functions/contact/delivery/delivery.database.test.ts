import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner } from '../../../database/database.ts';
import { openSmtpMailer } from '../../../mail/smtp.ts';
import { until } from '../../../testing/until.ts';
import type { DeliveryWorker } from '../../delivery/delivery-worker.ts';
import { type ContactServer, message, startContactServer } from '../testing/contact-server.ts';

let contact: ContactServer;
let port: number;
let smtp: SMTPServer | null;
let received: Email[];
/** What the mail server says to each mail. */
let verdict: () => Promise<Error | undefined>;

beforeEach(async () => {
  contact = await startContactServer({ support: { address: 'help@plinth.example', isPublic: true } });
  received = [];
  verdict = async () => undefined;
  smtp = null;
  port = await freePort();
  contact.server.services.mailer = openSmtpMailer(
    `smtp://127.0.0.1:${port}`,
    'Plinth <noreply@plinth.example>',
  );
  // Opened again with this mailer.
  await restart();
});
afterEach(async () => {
  await smtpDown();
  await contact.close();
});

let worker: DeliveryWorker;
async function restart(): Promise<void> {
  await worker?.stop();
  worker = await contact.another();
}
const send = (change: object = {}) => contact.post({ ...message, ...change, ticket: contact.ticket() });

test('with the mail server up, the message arrives with its text, and answers go to its sender', async () => {
  await smtpUp();
  await send();
  worker.start();
  await until(async () =>
    expect(await contact.kept()).toMatchObject([{ delivered: true, wait: null, attempts: 1 }]),
  );
  expect(received).toHaveLength(1);
  const mail = received[0] as Email;
  expect(mail).toMatchObject({
    from: { address: 'noreply@plinth.example' },
    to: [{ address: 'help@plinth.example' }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.org' }],
    subject: 'Contact form: The weather template',
  });
  expect(mail.text).toContain('> It rains\n> in my city,\n>\n> but the page says <b>sun</b>.');
  expect(mail.html).toContain('It rains\nin my city,\n\nbut the page says &lt;b&gt;sun&lt;/b&gt;.');
  expect(mail.messageId).toMatch(/^<contact-[0-9a-f-]{36}@127\.0\.0\.1>$/);
});

test('with the mail server down, the message waits, and goes out when it is back', async () => {
  await send();
  worker.start();
  await until(async () => expect(await contact.kept()).toMatchObject([{ delivered: false, attempts: 1 }]));
  await until(async () => expect((await contact.kept())[0]?.last_error).toMatch(/^mail server: ESOCKET/));
  expect((await contact.kept())[0]?.wait).toBeGreaterThan(0);
  await until(() => expect(contact.log.join()).toContain('delivery_postponed'));
  expect(contact.log.join()).not.toContain('ada@');
  await smtpUp();
  // By itself, without a word from anybody: the first wait is ten seconds.
  await until(async () =>
    expect(await contact.kept()).toMatchObject([{ delivered: true, attempts: 2, last_error: null }]),
  );
  expect(received).toHaveLength(1);
});

test('a process that was killed leaves its messages to the next one', async () => {
  await send();
  await send({ subject: 'Another' });
  const { database } = contact.server.services;
  // Taken, and never heard of again.
  await database.run(owner, { text: 'select from public.claim_contact_message(180)' });
  await smtpUp();
  worker.start();
  await until(async () => expect(received).toHaveLength(1));
  await contact.hurry();
  await restart();
  worker.start();
  await until(async () => expect((await contact.kept()).every(({ delivered }) => delivered)).toBe(true));
  expect(received.map(({ subject }) => subject).sort()).toEqual([
    'Contact form: Another',
    'Contact form: The weather template',
  ]);
});

test('a refused mail is tried again, and others are not held up', async () => {
  await smtpUp();
  verdict = async () => (received.at(-1)?.subject?.includes('refused') ? new Error('not today') : undefined);
  await send({ subject: 'refused' });
  await send({ subject: 'welcome' });
  worker.start();
  await until(async () => {
    const kept = await contact.kept();
    expect(kept.find(({ subject }) => subject === 'welcome')).toMatchObject({ delivered: true });
    expect(kept.find(({ subject }) => subject === 'refused')?.last_error).toMatch(
      /^mail server: EMESSAGE 450/,
    );
  });
});

test('while a slow mail server thinks, nothing is sent twice, and stopping waits for its answer', async () => {
  await smtpUp();
  let answer = () => {};
  const thinking = new Promise<void>((resolve) => {
    answer = resolve;
  });
  verdict = () => thinking.then(() => undefined);
  await send();
  const second = await contact.another();
  worker.start();
  await until(async () => expect(received).toHaveLength(1));
  second.start();
  const ended = Promise.all([worker.stop(), second.stop()]);
  answer();
  await ended;
  expect(await contact.kept()).toMatchObject([{ delivered: true, attempts: 1 }]);
  expect(received).toHaveLength(1);
});

test('two servers share the work and send nothing twice', async () => {
  await smtpUp();
  for (let index = 0; index < 12; index++) await send({ subject: `Number ${index}` });
  const second = await contact.another();
  worker.start();
  second.start();
  await until(async () => expect((await contact.kept()).every(({ delivered }) => delivered)).toBe(true));
  expect(new Set(received.map(({ subject }) => subject)).size).toBe(12);
  expect(received).toHaveLength(12);
});

test('after five days a message is given up with a line in the log, and stays', async () => {
  await send();
  await set(`created_at = now() - interval '5 days 1 minute'`);
  worker.start();
  await until(async () =>
    expect(await contact.kept()).toMatchObject([{ delivered: false, attempts: 1, wait: null }]),
  );
  await until(async () =>
    expect(contact.log.join()).toContain('"consequence":"it stays in contact_messages"'),
  );
});

test('a month after it was delivered a message is removed, one that was not is kept', async () => {
  await send({ subject: 'old' });
  await set(`next_attempt_at = null, delivered_at = now() - interval '30 days 1 minute'`);
  await send({ subject: 'young' });
  await set(`next_attempt_at = null, delivered_at = now() - interval '29 days' where subject = 'young'`);
  await send({ subject: 'given up' });
  await set(`next_attempt_at = null where subject = 'given up'`);
  worker.start();
  await until(async () =>
    expect((await contact.kept()).map(({ subject }) => subject).sort()).toEqual(['given up', 'young']),
  );
});

test('without a mail server the message is in the mails of this process', async () => {
  contact.server.services.mailer = {
    send: async (mail) => void contact.server.mails.push(mail),
    close: async () => {},
  };
  await restart();
  worker.start();
  await send();
  await restart();
  worker.start();
  await until(async () => expect(contact.server.mails).toHaveLength(1));
});

async function set(assignment: string): Promise<void> {
  await contact.server.services.database.run(owner, {
    text: `update public.contact_messages set ${assignment}`,
  });
}

async function smtpUp(): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push(mail);
        const refusal = await verdict();
        if (refusal) {
          received.splice(received.indexOf(mail), 1);
          done(Object.assign(refusal, { responseCode: 450 }));
        } else done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  smtp = server;
}

async function smtpDown(): Promise<void> {
  await new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve()));
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
