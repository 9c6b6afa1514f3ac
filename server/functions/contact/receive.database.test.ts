import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { type ContactServer, message, startContactServer } from './testing/contact-server.ts';

let contact: ContactServer;
beforeAll(async () => {
  contact = await startContactServer();
});
beforeEach(async () => {
  await contact.server.services.database.run(owner, { text: 'delete from public.contact_messages' });
});
afterAll(() => contact.close());

const send = (change: Record<string, unknown> = {}, ticket = contact.ticket()) =>
  contact.post({ ...message, ticket, ...change });

describe('a message', () => {
  it('is stored before it is answered, due at once, and its answer brings the ticket of the next form', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    expect(await contact.kept()).toEqual([
      { ...message, id: expect.any(String), attempts: 0, delivered: false, last_error: null, wait: 0 },
    ]);
  });

  it('is trimmed, keeps its line breaks, and ends them as a script does', async () => {
    const typed = { user_name: ' Ada\t', user_email: ' ada@example.org ', message: '\r\n one\r\ntwo \r\n' };
    expect((await send(typed)).status).toBe(200);
    expect(await contact.kept()).toMatchObject([
      { user_name: 'Ada', user_email: 'ada@example.org', message: 'one\ntwo' },
    ]);
  });

  it('sent twice with one form is kept once, also when both arrive together', async () => {
    const ticket = contact.ticket();
    const answers = await Promise.all([send({}, ticket), send({}, ticket), send({}, ticket)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await contact.kept()).toHaveLength(1);
  });

  it('with other words, or with another form, is another message', async () => {
    const ticket = contact.ticket();
    await send({}, ticket);
    await send({ message: 'One thing more' }, ticket);
    await send();
    expect(await contact.kept()).toHaveLength(3);
  });

  it('may be as long as the page says, counted in characters', async () => {
    const longest = { user_name: '🙂'.repeat(100), subject: '🙂'.repeat(150), message: '🙂'.repeat(5000) };
    expect((await send(longest)).status).toBe(200);
    expect(await contact.kept()).toMatchObject([longest]);
  });
});

describe('what can not be stored is refused with words for its field', () => {
  it.each([
    ['user_name', '', 'Your name is required'],
    ['user_name', '   ', 'Your name is required'],
    ['user_name', undefined, 'Your name is required'],
    ['user_name', 'x'.repeat(101), 'Your name must be at most 100 characters'],
    ['user_name', 'Ada\r\nBcc: all@example.org', 'Your name must be a single line'],
    ['user_email', '', 'Your e-mail address is required'],
    ['user_email', 'ada', 'Please enter a valid e-mail address, such as you@example.com'],
    [
      'user_email',
      'a@example.org, b@example.org',
      'Please enter a valid e-mail address, such as you@example.com',
    ],
    [
      'user_email',
      'ada@example.org\nBcc: all@example.org',
      'Please enter a valid e-mail address, such as you@example.com',
    ],
    ['user_email', `${'a'.repeat(250)}@example.org`, 'Your e-mail address must be at most 254 characters'],
    ['subject', '', 'Subject is required'],
    ['subject', 'x'.repeat(151), 'Subject must be at most 150 characters'],
    ['subject', 'Hello\nBcc: all@example.org', 'Subject must be a single line'],
    ['subject', 'Hello\u2028there', 'Subject must be a single line'],
    ['message', ' \n ', 'Message is required'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5,000 characters'],
  ])('%s: %j', async (field, value, words) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toEqual({ [field]: words });
    expect(await contact.kept()).toEqual([]);
  });

  it('all at once', async () => {
    const { body } = await contact.post({ ticket: contact.ticket() });
    expect(Object.keys(body.errors as object)).toEqual(['user_name', 'user_email', 'subject', 'message']);
  });

  it.each([{ user_name: 7 }, { message: ['x'] }, { subject: { a: 1 } }])('not a text: %j', async (change) => {
    expect((await send(change)).status).toBe(400);
    expect(await contact.kept()).toEqual([]);
  });
});

describe('a request that is none', () => {
  it.each([
    ['no JSON', 'user_name=Ada', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['null', 'null', 400, 'bad_json'],
    ['a NUL', JSON.stringify({ ...message, subject: 'a\0b' }), 400, 'bad_json'],
    ['half a character', '{"subject":"\\ud800"}', 400, 'bad_json'],
    ['65 kB', JSON.stringify({ ...message, message: 'x'.repeat(65 * 1024) }), 413, 'body_too_large'],
  ])('%s', async (_name, body, status, code) => {
    const answer = await contact.post({}, { body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    ['no key', {}, 'no_api_key'],
    ['a wrong key', { apikey: 'sb_publishable_x' }, 'invalid_api_key'],
  ])('%s', async (_name, headers, code) => {
    const { status, body } = await contact.post({ ...message, ticket: contact.ticket() }, { headers });
    expect([status, body.code]).toEqual([401, code]);
    expect(await contact.kept()).toEqual([]);
  });
});

describe('programs', () => {
  it('that fill in the trap get the same answer, and nothing is kept', async () => {
    const { status, body } = await send({ second_subject: 'Cheap watches' });
    expect([status, Object.keys(body)]).toEqual([200, ['ok', 'ticket']]);
    expect(await contact.kept()).toEqual([]);
  });

  it('that send without a form are told that there is none', async () => {
    for (const ticket of [
      '',
      'a.b.c',
      `${contact.ticket()}x`,
      contact.ticket().replace(/^./, 'z'),
      'é.é.é',
    ]) {
      const { status, body } = await send({ ticket });
      expect([status, body.code, body.message]).toEqual([404, 'form_not_found', 'Form not found.']);
    }
    expect(await contact.kept()).toEqual([]);
  });

  it('that are quicker than people are asked to wait, and may then send', async () => {
    const { status, body, headers } = await send({ ticket: contact.ticket(0) });
    expect([status, body.code, body.retry_after]).toEqual([429, 'too_fast', 2]);
    expect(headers.get('retry-after')).toBe('2');
    expect(body.message).toContain('Your text is still here');
    expect((await send({ ticket: contact.ticket(2) })).status).toBe(200);
  });

  it('that keep a form for days have to get another', async () => {
    const { status, body } = await send({ ticket: contact.ticket(24 * 3600 + 60) });
    expect([status, body.code]).toEqual([409, 'form_expired']);
    expect((await send({ ticket: contact.ticket(23 * 3600) })).status).toBe(200);
  });
});

it('answers with words, and no more, when the database is away', async () => {
  const { database } = contact.server.services;
  await database.script('alter table public.contact_messages rename to elsewhere');
  try {
    const { status, body } = await send();
    expect([status, body]).toEqual([
      503,
      { code: 'not_stored', message: 'Failed to send message. Please try again later.' },
    ]);
    expect(contact.log.join()).toContain('contact_store_failed');
    expect(contact.log.join()).not.toContain('ada@');
  } finally {
    await database.script('alter table public.elsewhere rename to contact_messages');
  }
});
