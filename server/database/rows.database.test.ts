import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { anonymous, createAccount, insertRow, member, operator, projectOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
let userId: string;
let me: Scope;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  userId = await createAccount(database);
  me = member(userId);
});

async function first<R = Row>(text: string, ...values: unknown[]): Promise<R> {
  return (await database.run<R>(owner, { text, values })).rows[0] as R;
}

describe('projects', () => {
  const create = (values: Row = {}) =>
    insertRow<Row & { id: string }>(database, me, 'public.projects', projectOf(userId, values));

  it('start published, described, without downloads', async () => {
    expect(await create({ title: '  Trimmed title ' })).toMatchObject({
      title: 'Trimmed title',
      description: 'Project uploaded from community',
      content: null,
      tags: [],
      status: 'published',
      downloads_count: 0,
      user_id: userId,
    });
  });

  it('say when they were changed; a download is no change', async () => {
    const { id, created_at } = await create();
    const read = () =>
      first<{ updated_at: Date }>('select updated_at from public.projects where id = $1', id);
    await database.run(anonymous, { text: 'select public.increment_downloads($1)', values: [id] });
    expect((await read()).updated_at).toEqual(created_at);
    await database.run(me, {
      text: `update public.projects set content = 'More' where id = $1`,
      values: [id],
    });
    expect((await read()).updated_at.getTime()).toBeGreaterThan((created_at as Date).getTime());
  });

  it('count 100 downloads made at once', async () => {
    const { id } = await create();
    const call = { text: 'select public.increment_downloads(project_id => $1)', values: [id] };
    await Promise.all(Array.from({ length: 100 }, () => database.run(anonymous, call)));
    expect(await first('select downloads_count from public.projects where id = $1', id)).toEqual({
      downloads_count: 100,
    });
  });

  it.each(['draft', 'pending_review'])('that are %s count no downloads', async (status) => {
    const { id } = await create({ status });
    await database.run(me, { text: 'select public.increment_downloads($1)', values: [id] });
    expect(await first('select downloads_count from public.projects where id = $1', id)).toEqual({
      downloads_count: 0,
    });
  });
});

describe('suggestions', () => {
  const suggest = (email: string) =>
    insertRow<Row & { id: string }>(database, operator, 'public.suggestions', {
      name: 'Ada',
      email,
      suggestion: 'A page for recipes',
    });
  const contact = (id: string) =>
    first('select email from private.suggestion_contacts where suggestion_id = $1', id);

  it('show the address masked and keep it whole for the operator', async () => {
    const { id, email } = await suggest(' ada.lovelace@example.org ');
    expect(email).toBe('a•••@example.org');
    expect(await first('select email from public.suggestions where id = $1', id)).toEqual({ email });
    expect(await contact(id)).toEqual({ email: 'ada.lovelace@example.org' });
  });

  it('mask an address that the operator corrects, and forget it with the suggestion', async () => {
    const { id } = await suggest('ada@example.org');
    const correct = `update public.suggestions set email = 'countess@example.net' where id = $1 returning email`;
    const { rows } = await database.run(operator, { text: correct, values: [id] });
    expect(rows).toEqual([{ email: 'c•••@example.net' }]);
    expect(await contact(id)).toEqual({ email: 'countess@example.net' });
    await database.run(operator, { text: 'delete from public.suggestions where id = $1', values: [id] });
    expect(await contact(id)).toBeUndefined();
  });
});

it('removes everything of an account with it', async () => {
  await insertRow(database, me, 'public.projects', projectOf(userId));
  await insertRow(database, me, 'public.user_profiles', { user_id: userId });
  const { id } = await insertRow(database, me, 'public.git_repositories', { user_id: userId, name: 'shop' });
  await insertRow(database, me, 'public.git_repository_files', { repository_id: id, filename: 'a.css' });
  const { id: sessionId } = await insertRow(database, owner, 'auth.sessions', { user_id: userId });
  await insertRow(database, owner, 'auth.refresh_tokens', {
    session_id: sessionId,
    user_id: userId,
    token_hash: userId,
  });
  await database.run(owner, { text: 'delete from auth.users where id = $1', values: [userId] });
  const left = `select
    (select count(*) from public.projects where user_id = $1)
    + (select count(*) from public.user_profiles where user_id = $1)
    + (select count(*) from public.git_repositories where user_id = $1)
    + (select count(*) from public.git_repository_files where repository_id = $2)
    + (select count(*) from auth.refresh_tokens where user_id = $1) as rows`;
  expect(await first(left, userId, id)).toEqual({ rows: 0 });
});
