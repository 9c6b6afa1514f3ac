import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { owner } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { anonymous, createAccount, insertRow, member, projectOf } from './test-rows.ts';

const first = '20261122180000_list_project_tags';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ bare: true });
});
afterAll(() => test.drop());

it('makes projects of before searchable, also when two servers start together', async () => {
  const { database } = test;
  const all = await readMigrations();
  const place = all.findIndex(({ name }) => name === first);
  await migrate(database, all.slice(0, place));
  const author = await createAccount(database);
  const add = (title: string, tags: string[], status = 'published') =>
    insertRow(database, member(author), 'public.projects', projectOf(author, { title, tags, status }));
  await add('Harbour office', ['css', 'sea']);
  await add('Mountain hut', []);
  await add('A draft at sea', ['sea'], 'draft');

  const applied = await Promise.all([migrate(database, all), migrate(database, all)]);
  expect(applied[0]).toContain(first);

  const found = async (q: string, tag: string) => {
    const { rows } = await database.run<{ titles: string[] }>(anonymous, {
      text: `select array(select project ->> 'title' from json_array_elements(projects) as project) as titles
        from public.find_projects($1, $2)`,
      values: [q, tag],
    });
    return rows[0]?.titles;
  };
  expect(await found('', 'sea')).toEqual(['Harbour office']);
  expect(await found('HUT', '')).toEqual(['Mountain hut']);
  expect(await found('sea', '')).toEqual(['Harbour office']);
  await database.run(owner, { text: 'delete from auth.users where id = $1', values: [author] });
  expect(await found('', 'sea')).toEqual([]);
  expect((await database.run(owner, { text: 'select from private.project_tags' })).rows).toEqual([]);
});
