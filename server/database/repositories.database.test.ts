import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathFault, refusedExtensions, uploadExtensions } from '../../domain/repository/repository-files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { createAccount, insertRow, member, violationOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
let userId: string;
let me: Scope;
let repositoryId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  userId = await createAccount(database);
  me = member(userId);
  repositoryId = (await createRepository('shop')).id;
});

const createRepository = (name: string, scope = me, owned = userId) =>
  insertRow<{ id: string }>(database, scope, 'public.git_repositories', { user_id: owned, name });

const addFile = (filename: string, values: Row = {}) =>
  insertRow(database, me, 'public.git_repository_files', {
    repository_id: repositoryId,
    filename,
    content: 'x',
    ...values,
  });

/** Adds `count` files of `bytes` bytes each in one statement. */
const addMany = (prefix: string, count: number, bytes = 1) =>
  database.run(me, {
    text: `insert into public.git_repository_files (repository_id, filename, content)
      select $1, $2 || place || '.css', repeat('x', $4) from generate_series(1, $3) as place`,
    values: [repositoryId, prefix, count, bytes],
  });

const execute = (text: string, ...values: unknown[]) =>
  database.run(me, { text, values: [repositoryId, ...values] });

async function repository() {
  const { rows } = await database.run<{ file_count: number; created_at: Date; updated_at: Date }>(owner, {
    text: 'select file_count, created_at, updated_at from public.git_repositories where id = $1',
    values: [repositoryId],
  });
  return rows[0];
}

describe('file_count', () => {
  it('is right after 50 files are added at once and 20 removed at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => addFile(`${index}.css`)));
    expect((await repository())?.file_count).toBe(50);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        execute(
          'delete from public.git_repository_files where repository_id = $1 and filename = $2',
          `${index}.css`,
        ),
      ),
    );
    expect((await repository())?.file_count).toBe(30);
  });

  it('counts the files of one statement, and none of a statement that failed', async () => {
    await addMany('a', 7);
    expect(await violationOf(addMany('a', 9))).toBe('git_repository_files_repository_id_filename_key');
    expect((await repository())?.file_count).toBe(7);
  });
});

describe('updated_at', () => {
  it.each([
    ['a file is added', () => addFile('new.css')],
    [
      'a file is changed',
      () => execute(`update public.git_repository_files set content = 'y' where repository_id = $1`),
    ],
    ['a file is removed', () => execute('delete from public.git_repository_files where repository_id = $1')],
    [
      'the repository is renamed',
      () => execute(`update public.git_repositories set name = 'store' where id = $1`),
    ],
  ])('moves when %s', async (_, change) => {
    await addFile('old.css');
    const before = (await repository())?.updated_at.getTime();
    await change();
    expect((await repository())?.updated_at.getTime()).toBeGreaterThan(before ?? Number.NaN);
  });
});

describe('file_size', () => {
  it('is the number of bytes of the content, unless given', async () => {
    expect(await addFile('a.md', { content: 'äöü' })).toMatchObject({ file_size: 6 });
    expect(await addFile('b.md', { content: 'äöü', file_size: 3 })).toMatchObject({ file_size: 3 });
  });

  it('follows the content', async () => {
    await addFile('a.md', { content: 'long content', file_size: 99 });
    const { rows } = await execute(
      `update public.git_repository_files set content = 'short' where repository_id = $1 returning file_size`,
    );
    expect(rows).toEqual([{ file_size: 5 }]);
  });
});

describe('a repository', () => {
  it('holds 500 files and no more', async () => {
    await addMany('a', 499);
    expect(await violationOf(addFile('the 500th.css'))).toBeNull();
    expect(await violationOf(addFile('the 501st.css'))).toBe('54000');
    expect((await repository())?.file_count).toBe(500);
  });

  it('holds 10 MB and no more', async () => {
    await addMany('a', 10, 1024 * 1024);
    expect(await violationOf(addFile('one more.css'))).toBe('54000');
    await execute(`delete from public.git_repository_files where repository_id = $1 and filename = 'a1.css'`);
    expect(await violationOf(addFile('one more.css'))).toBeNull();
    // Growing a file counts as well as adding one.
    const grow = `update public.git_repository_files set content = repeat('x', 1048576) where repository_id = $1`;
    expect(await violationOf(execute(`${grow} and filename = 'one more.css'`))).toBeNull();
    expect(
      await violationOf(
        execute(`update public.git_repository_files set content = content || 'x'
      where repository_id = $1 and filename = 'a2.css'`),
      ),
    ).toBe('git_repository_files_content_size');
  });

  it('holds its limit against files added at once', async () => {
    await addMany('a', 495);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => violationOf(addFile(`late ${index}.css`))),
    );
    expect(results.filter((violation) => violation === null)).toHaveLength(5);
    expect((await repository())?.file_count).toBe(500);
  });

  it('has a name of its own among its owner’s, in whatever case', async () => {
    const key = 'git_repositories_user_id_name_key';
    expect(await violationOf(createRepository('SHOP'))).toBe(key);
    await createRepository('Ёлка');
    expect(await violationOf(createRepository('ёЛКА'))).toBe(key);
    const other = await createAccount(database);
    expect(await violationOf(createRepository('Shop', member(other), other))).toBeNull();
  });
});

it('accepts the files that the server and the page accept', async () => {
  const extensions = [
    ...uploadExtensions,
    ...refusedExtensions,
    'eot',
    'map',
    'pug',
    'php5',
    'lock',
    'nuspec',
  ];
  const names = [
    'LICENSE',
    'CODEOWNERS',
    '.env',
    '.git',
    'git~1',
    '.gitattributes',
    '.gitmodules',
    '.gitkeep',
  ];
  const paths = [
    ...extensions.flatMap((extension) => [`a.${extension}`, `src/A.${extension.toUpperCase()}`, extension]),
    ...names.flatMap((name) => [name, `docs/${name.toUpperCase()}`, `${name}/a.js`, `${name}.js`]),
    ...['a\u200db.js', 'a\ufeff.js', '.git .js', '.git./a.js', '.gitx/a.js', '.git:x.js'],
  ];
  const { rows } = await database.run<{ path: string; is_accepted: boolean }>(owner, {
    text: 'select path, private.is_accepted_file(path) as is_accepted from unnest($1::text[]) as path',
    values: [paths],
  });
  const disagreeing = rows.filter(({ path, is_accepted }) => is_accepted !== (pathFault(path) === null));
  expect(disagreeing).toEqual([]);
  expect(rows.filter(({ is_accepted }) => is_accepted).length).toBeGreaterThan(100);
});

it('refuses a file where a folder of that name is', async () => {
  await addFile('a.js/b.js');
  expect(await violationOf(addFile('a.js'))).toBe('23514');
});

describe('addresses', () => {
  it.each([
    ['next.js', 'next.js'],
    ['My Shop', 'my-shop'],
    ['tool.git', 'tool'],
    ['日本', '日本'],
    ['!!', 'project'],
  ])('of %j is %j', async (name, slug) => {
    expect(await createRepository(name)).toMatchObject({ slug });
  });

  it('are told apart where names become alike', async () => {
    expect(await createRepository('My Shop')).toMatchObject({ slug: 'my-shop' });
    expect(await createRepository('my-shop')).toMatchObject({ slug: 'my-shop-2' });
  });

  it('move to a handle that its owner chooses, and are found under both', async () => {
    const before = (await createRepository('tools')) as unknown as { id: string; owner: string };
    const find = async (handle: string) =>
      (
        await database.run<{ id: string }>(me, {
          text: `select id from public.find_git_repository($1, 'TOOLS')`,
          values: [handle],
        })
      ).rows[0]?.id;
    const choose = (handle: string, scope = me) =>
      database.run(scope, { text: 'select public.choose_handle($1)', values: [handle] });
    const handle = `ada-${userId.slice(0, 8)}`;
    await choose(` ${handle.toUpperCase()} `);
    expect([await find(handle), await find(before.owner)]).toEqual([before.id, before.id]);
    const other = member(await createAccount(database));
    expect(await violationOf(choose(handle, other))).toBe('23505');
    expect(await violationOf(choose('repo', other))).toBe('23505');
    expect(await violationOf(choose('a--b', other))).toBe('user_handles_handle_valid');
  });
});
