import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { owner } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createAccount, insertRow, member, projectOf } from './test-rows.ts';

const added = '20261127141800_clear_direction_controls';
const controls = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const hidden = (text: string) => `${controls}${text}\u202e`;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ bare: true });
});
afterAll(() => test.drop());

async function run<R>(text: string, ...values: unknown[]): Promise<R[]> {
  return (await test.database.run<R>(owner, { text, values })).rows;
}

it('what members write holds no controls of its direction, nor does what they wrote before', async () => {
  const { database } = test;
  const all = await readMigrations();
  await migrate(
    database,
    all.slice(
      0,
      all.findIndex(({ name }) => name === added),
    ),
  );
  const author = await createAccount(database);
  const texts = { title: hidden('Old work'), description: hidden('Words'), tags: [hidden('a'), 'b'] };
  await insertRow(database, member(author), 'public.projects', projectOf(author, texts));
  await migrate(database, all);

  const rows = () =>
    run('select title, description, tags, slug from public.projects order by created_at, title desc');
  const old = { title: 'Old work', description: 'Words', tags: ['a', 'b'], slug: 'old-work' };
  expect(await rows()).toEqual([old]);
  await insertRow(
    database,
    member(author),
    'public.projects',
    projectOf(author, { ...texts, title: hidden('New work') }),
  );
  expect(await rows()).toEqual([old, { ...old, title: 'New work', slug: 'new-work' }]);
  await database.run(member(author), {
    text: `update public.projects set title = $1 where slug = 'new-work'`,
    values: [hidden('Newer\u200f שלום')],
  });
  // Marks that direct the letters beside them and hide none stay.
  expect((await rows())[1]).toMatchObject({ title: 'Newer\u200f שלום' });
  // Nothing but such controls is no title.
  await expect(
    insertRow(database, member(author), 'public.projects', projectOf(author, { title: hidden('') })),
  ).rejects.toThrow('projects_title_length');
});

/** Columns that hold no words: made by the server, of a closed list, or with a rule that allows no such characters. */
const noWords = new Set(
  [
    'action browser_hash checkout_hash currency decision email event_key hint image_url kind last_error number operator_email',
    'owner preview_url product_slug product_title provider provider_order_id provider_payment_id provider_refund_id scopes',
    'slug state status subject_id subject_type template_id type user_email verified_by version zip_file_url',
    'handle linkedin github website avatar_url',
    // Sites: where one comes from, compared letter by letter with what git has.
    'branch folder followed_commit commit source hash check_hash',
    // Domains are ASCII alone, and so are the records that prove them; what a look has found is of a closed list.
    'domain record fault',
    // Files: their names are checked, and what they hold is kept byte by byte.
    'filename content html css js',
  ].flatMap((names) => names.split(' ')),
);

it('every column that holds words of people is looked at', async () => {
  const rows = await run<{ place: string; name: string; isClear: boolean }>(
    `select c.table_name as place, c.column_name as name, exists (
        select from pg_trigger as t
        where t.tgname = '00_clear_direction_controls' and t.tgrelid = format('public.%I', c.table_name)::regclass
          and c.column_name = any (string_to_array(encode(t.tgargs, 'escape'), '\\000'))
      ) as "isClear"
      from information_schema.columns as c
      where c.table_schema = 'public' and (c.data_type = 'text' or c.udt_name = '_text')`,
  );
  const forgotten = rows.filter(({ name, isClear }) => !isClear && !noWords.has(name));
  expect(forgotten.map(({ place, name }) => `${place}.${name}`)).toEqual([]);
  expect(rows.filter(({ isClear }) => isClear).length).toBeGreaterThan(25);
});
