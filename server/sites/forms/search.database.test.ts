import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { insertRow } from '../../database/test-rows.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let ada: TestUser;
let bea: TestUser;
const [tea, coffee] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  server = await startTestServer();
  [ada, bea] = [await server.user(), await server.user()];
  const site = (id: string, user: TestUser, name: string) =>
    insertRow(server.services.database, owner, 'public.sites', { id, user_id: user.id, name });
  await site(tea, ada, 'tea-room');
  await site(coffee, bea, 'coffee-room');
});
beforeEach(() => run('delete from public.site_form_entries'));
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });

async function keep(words: string, { site = tea, form = 'contact', name = 'words' } = {}): Promise<string> {
  const id = randomUUID();
  await run(
    'select private.keep_site_form_entry($1, $2, $3, $4, $5::jsonb)',
    id,
    site,
    form,
    'index.html',
    JSON.stringify([[name, words]]),
  );
  return id;
}

type Entry = { id: string; form: string; fields: [string, string][]; created_at: string; is_new: boolean };
const find = async (asked: Record<string, unknown> = {}, user = ada, site = tea) =>
  (await user.client.rpc('find_site_form_entries', { site, ...asked }).throwOnError()).data as Entry[];
const words = async (asked: Record<string, unknown>, user = ada) =>
  (await find(asked, user)).map(({ fields }) => fields[0]?.[1]);

describe('a search in the inbox', () => {
  it.each([
    ['cafe', 'A table at the Café'],
    ['STRASSE', 'I live in the Große Straße'],
    ['straße große', 'I live in the Große Straße'],
    ['bea@example.org', 'Write to Bea@Example.org'],
    ['ample', 'Write to Bea@Example.org'],
    ['ｔｅａ', 'Green tea, please'],
    ['料理', '日本料理をください'],
    ['100%', 'I am 100% sure'],
  ])('for %j finds %j', async (q, text) => {
    await keep('Something else');
    await keep(text);
    expect(await words({ q })).toEqual([text]);
  });

  it('finds nothing by patterns, quotes, signs alone, names of fields or one word too many', async () => {
    await keep('A table for two', { name: 'message' });
    for (const q of ['%', "'", '\\', '"', '…', 'message', 'table three', 't%e'])
      expect(await words({ q }), q).toEqual([]);
  });

  it('looks in one form, or in all', async () => {
    await keep('Two seats', { form: 'booking' });
    await keep('Two words');
    // In any order: they may be of one moment, as the embedded database counts in milliseconds.
    expect((await words({ q: 'two' })).toSorted()).toEqual(['Two seats', 'Two words']);
    expect(await words({ q: 'two', form: 'booking' })).toEqual(['Two seats']);
    expect(await words({ form: 'booking' })).toEqual(['Two seats']);
  });

  it('shows nobody another member’s entries', async () => {
    await keep('Hers', { site: coffee });
    expect(await find({}, ada, coffee)).toEqual([]);
    expect(await find({ q: 'hers' }, ada, coffee)).toEqual([]);
    expect(await find({ q: 'hers' }, bea, coffee)).toHaveLength(1);
    for (const call of [
      server.visitor().rpc('find_site_form_entries', { site: coffee }),
      server.visitor().rpc('count_site_form_entries'),
      ada.client.schema('private').rpc('site_form_entries_with_words', { site: coffee, q: 'hers' }),
    ])
      expect((await call).error).not.toBeNull();
  });

  it('of a full inbox with the longest texts is answered at once', async () => {
    await run(
      `insert into public.site_form_entries (id, site_id, user_id, form, path, fields)
        select gen_random_uuid(), $1, $2, 'contact', 'index.html',
          '[["words", "Some words"]]'
        from generate_series(1, 999)`,
      tea,
      ada.id,
    );
    await run(`update private.site_form_entry_texts set searched = repeat(md5(entry_id::text) || ' ', 242)`);
    await keep('The needle');
    expect(await words({ q: 'needle' })).toEqual(['The needle']);
    expect(await words({ q: Array.from({ length: 60 }, (_, number) => `x${number}`).join(' ') })).toEqual([]);
  });
});

describe('the inbox', () => {
  it('has its pages one after the other, each entry once, also those of one moment', async () => {
    await run(
      `insert into public.site_form_entries (id, site_id, user_id, form, path, fields, created_at)
        select gen_random_uuid(), $1, $2, 'contact', 'index.html', '[]',
          now() - make_interval(secs => number / 10)
        from generate_series(1, 60) as number`,
      tea,
      ada.id,
    );
    const seen: string[] = [];
    let last: Entry | undefined;
    do {
      const page = await find({ before: last?.created_at, before_id: last?.id });
      seen.push(...page.map(({ id }) => id));
      last = page.at(-1);
      // What comes meanwhile is on no later page.
      await keep('Newer');
    } while (last);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
    expect(await find({ page_size: 1000 })).toHaveLength(64);
    expect(await find({ page_size: -1 })).toHaveLength(1);
  });

  it('counts what is there and what is new, until its owner has looked', async () => {
    const first = await keep('One');
    await keep('Two');
    await keep('Three', { form: 'booking' });
    await keep('Hers', { site: coffee });
    const counts = async (user = ada) =>
      (await user.client.rpc('count_site_form_entries').throwOnError()).data;
    expect(await counts()).toEqual([
      { site_id: tea, form: 'booking', entries: 1, fresh: 1, newest: expect.any(String) },
      { site_id: tea, form: 'contact', entries: 2, fresh: 2, newest: expect.any(String) },
    ]);
    const mark = (user: TestUser) =>
      user.client.from('site_form_entries').update({ is_new: false }).eq('id', first).throwOnError();
    await mark(bea);
    expect((await find()).map(({ is_new }) => is_new)).toEqual([true, true, true]);
    await mark(ada);
    expect(await counts()).toMatchObject([{ fresh: 1 }, { entries: 2, fresh: 1 }]);
    const forged = await ada.client.from('site_form_entries').update({ fields: [] }).eq('id', first);
    expect(forged.error?.code).toBe('42501');
  });

  it('that is emptied keeps none of the searched texts', async () => {
    await keep('Gone soon');
    await ada.client.from('site_form_entries').delete().eq('site_id', tea).throwOnError();
    const { rows } = await run('select from private.site_form_entry_texts');
    expect(rows).toEqual([]);
  });
});
