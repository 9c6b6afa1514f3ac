import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { type FormServer, startFormServer } from '../kit/testing/form-server.ts';

const text = { name: 'Ada Lovelace', rating: 4, review: 'Simple,\nand it works.' };

let forms: FormServer;
beforeAll(async () => {
  forms = await startFormServer();
});
beforeEach(async () => {
  await forms.server.services.database.run(owner, { text: 'delete from public.testimonials' });
});
afterAll(() => forms.close());

const send = (
  change: Record<string, unknown> = {},
  options: Parameters<FormServer['call']>[1] = {},
  ticket = forms.ticket('testimonials'),
) => forms.call('/testimonials', { fields: { ...text, ticket, ...change }, ...options });
const published = () =>
  forms.rows(
    'select name, rating, review, edited_at, verified_by from public.testimonials order by created_at',
  );
const stored = { ...text, edited_at: null, verified_by: null };

describe('a testimonial', () => {
  it('is public before it is answered, and its answer brings the ticket of the next form', async () => {
    const { status, body, headers } = await send();
    expect([status, body]).toEqual([
      200,
      { ok: true, ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    const { data } = await forms.server.visitor().from('testimonials').select('*');
    expect(data).toMatchObject([stored]);
    // Nothing in a public row says whose it is.
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual([
      'created_at',
      'edited_at',
      'id',
      'name',
      'rating',
      'review',
      'verified_by',
    ]);
  });

  it('is trimmed, takes its stars from a form, and ends its lines as a script does', async () => {
    expect((await send({ name: ' Ada\t', rating: '2', review: '\r\none\r\ntwo ' })).status).toBe(200);
    expect(await published()).toEqual([{ ...stored, name: 'Ada', rating: 2, review: 'one\ntwo' }]);
  });

  it('sent twice with one form is published once, also when both arrive together', async () => {
    const ticket = forms.ticket('testimonials');
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({}, {}, ticket)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await published()).toHaveLength(1);
    await send({ review: 'Other words' }, {}, ticket);
    expect(await published()).toHaveLength(2);
  });

  it('may be as long as the page says, counted in characters', async () => {
    const longest = { name: '🙂'.repeat(100), review: '🙂'.repeat(2000) };
    expect((await send(longest)).status).toBe(200);
    expect(await published()).toMatchObject([longest]);
  });
});

describe('what can not be published is refused with words for its field', () => {
  it.each([
    ['name', '', 'Your name is required'],
    ['name', undefined, 'Your name is required'],
    ['name', 'x'.repeat(101), 'Your name must be at most 100 characters'],
    ['name', 'Ada\nBea', 'Your name must be a single line'],
    ['rating', 0, 'Please choose one to five stars'],
    ['rating', 6, 'Please choose one to five stars'],
    ['rating', 4.5, 'Please choose one to five stars'],
    ['rating', '', 'Please choose one to five stars'],
    ['review', ' \n ', 'Your review is required'],
    ['review', 7, 'Your review is required'],
    ['review', 'x'.repeat(2001), 'Your review must be at most 2,000 characters'],
    ['email', 'ada', 'Please enter a valid e-mail address, such as you@example.com'],
    ['email', 'a@example.org, b@example.org', 'Please enter a valid e-mail address, such as you@example.com'],
    ['email', `${'a'.repeat(250)}@example.org`, 'Your e-mail address must be at most 254 characters'],
  ])('%s: %j', async (field, value, words) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.errors]).toEqual([400, 'validation_failed', { [field]: words }]);
    expect(await published()).toEqual([]);
  });
});

describe('programs', () => {
  it('that fill in the trap get the same answer, and nothing is published', async () => {
    const { status, body } = await send({ second_subject: 'Cheap watches' });
    expect([status, Object.keys(body)]).toEqual([200, ['ok', 'ticket']]);
    expect(await published()).toEqual([]);
  });

  it('that send without a form, or with the ticket of another one, are told that there is none', async () => {
    for (const ticket of ['', 'a.b.c', forms.ticket('reports'), `${forms.ticket('testimonials')}x`]) {
      const { status, body } = await send({ ticket });
      expect([status, body.code]).toEqual([404, 'form_not_found']);
    }
    expect(await published()).toEqual([]);
  });

  it('that are quicker than people are asked to wait', async () => {
    const { status, body } = await send({}, {}, forms.ticket('testimonials', 0));
    expect([status, body.code, body.retry_after]).toEqual([429, 'too_fast', 2]);
    expect((await send({}, {}, forms.ticket('testimonials', 2))).status).toBe(200);
  });

  it('that keep a form for days have to get another', async () => {
    const { status, body } = await send({}, {}, forms.ticket('testimonials', 25 * 3600));
    expect([status, body.code]).toEqual([409, 'form_expired']);
  });

  it('find the table’s own door closed, signed in or not', async () => {
    const { client } = await forms.server.user();
    for (const visitor of [forms.server.visitor(), client]) {
      const { error } = await visitor.from('testimonials').insert(text);
      expect(error?.code).toBe('42501');
      const published = await visitor.rpc('publish_testimonial', { id: crypto.randomUUID(), ...text });
      expect(published.error).not.toBeNull();
    }
    expect(await published()).toEqual([]);
  });

  it('without a key, or without JSON, get no further', async () => {
    expect((await send({}, { headers: { apikey: 'sb_publishable_x' } })).body.code).toBe('invalid_api_key');
    expect((await forms.call('/testimonials', {})).body.code).toBe('bad_json');
    expect((await send({ review: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

it('answers with words, and no more, when the database is away', async () => {
  const { database } = forms.server.services;
  await database.script('alter table public.testimonials rename to elsewhere');
  try {
    const { status, body } = await send();
    expect([status, body.code]).toEqual([503, 'not_stored']);
    expect(forms.log.join()).not.toContain('Lovelace');
  } finally {
    await database.script('alter table public.elsewhere rename to testimonials');
  }
});
