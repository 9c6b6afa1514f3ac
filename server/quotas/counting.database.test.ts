import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isAccountFull } from '../../domain/account/storage-page.ts';
import { readConfig } from '../config.ts';
import { type Database, owner, type Row, type Scope } from '../database/database.ts';
import { createAccount, insertRow, member, operator, violationOf } from '../database/test-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { applyQuotas } from './apply.ts';
import type { AccountQuotas } from './settings.ts';

let test: TestDatabase;
let database: Database;
let userId: string;
let me: Scope;
let sites = 0;
const standard = readConfig({}).quotas;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  userId = await createAccount(database);
  me = member(userId);
  await applyQuotas(database, standard);
});

const limit = (quotas: Partial<AccountQuotas>) => applyQuotas(database, { ...standard, ...quotas });
const run = (text: string, values: unknown[] = [], scope: Scope = me) =>
  database.run(scope, { text, values });
const usage = async (scope = me) => {
  const { rows } = await run('select public.read_account_usage() as usage', [], scope);
  return (rows[0] as { usage: Record<string, Record<string, number | null>> }).usage;
};
const kept = async () => {
  const { rows } = await run('select * from private.account_usage order by user_id', [], owner);
  return rows.filter(({ user_id, ...counts }) => user_id && Object.values(counts).some((one) => one !== 0));
};

const addFile = (size: number, values: Row = {}, scope = me) =>
  run(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
      values (gen_random_uuid(), 'project-files', $1, $2::uuid, $2::text, $3, $4)`,
    [values.name ?? `${userId}/${randomUUID()}.zip`, userId, randomUUID(), JSON.stringify({ size })],
    scope,
  );
const addStep = (step: number, html = '', scope = me) =>
  insertRow(database, scope, 'public.ai_checkpoints', {
    user_id: userId,
    chat_id: userId,
    step,
    label: 'x',
    html,
    made_at: '2026-11-26',
  });
const addRepository = (name: string) =>
  insertRow<{ id: string }>(database, me, 'public.git_repositories', { user_id: userId, name });
const addText = (repositoryId: string | undefined, filename: string, bytes: number) =>
  insertRow(database, me, 'public.git_repository_files', {
    repository_id: repositoryId,
    filename,
    content: 'x'.repeat(bytes),
  });

/** Publishes files of some sizes, each name with content of its own. */
const addSite = async (name: string, files: Record<string, number>) => {
  const entries = Object.entries(files).map(
    ([path, size]) =>
      [path, { hash: path.charCodeAt(0).toString(16).padEnd(64, '0'), size, type: 'x' }] as const,
  );
  for (const [, { hash, size }] of entries)
    await run(
      'insert into private.site_blobs (hash, key, bytes) values ($1, $1, $2) on conflict do nothing',
      [hash, size],
      owner,
    );
  const given = {
    name: `site-${name}`,
    label: 'a1b2c3d4e5',
    source: 'upload',
    files: entries.length,
    bytes: 1,
    notes: [],
    manifest: { files: Object.fromEntries(entries) },
  };
  return run('select private.publish_site($1, null, $2::json)', [userId, JSON.stringify(given)], owner);
};

it('a new database has the numbers of a server whose operator sets none', async () => {
  const fresh = await createTestDatabase();
  try {
    const read = async () => (await fresh.database.run(owner, { text: 'select * from private.quotas' })).rows;
    const before = await read();
    await applyQuotas(fresh.database, standard);
    expect(before).toEqual(await read());
  } finally {
    await fresh.drop();
  }
});

it('counts are those of a recount, after whatever was written', async () => {
  const other = await createAccount(database);
  const repository = await addRepository('one');
  const gone = await addRepository('two');
  await addText(repository.id, 'a.js', 1000);
  await addText(gone.id, 'b.js', 500);
  await run(`update public.git_repository_files set content = 'xyz' where filename = 'a.js'`);
  await run('delete from public.git_repositories where id = $1', [gone.id]);
  const given = await addRepository('three');
  await addText(given.id, 'c.js', 300);
  await run('update public.git_repositories set user_id = $2 where id = $1', [given.id, other], owner);
  for (const [index, size] of [100, 200, 300].entries())
    await addFile(size, { name: `${userId}/${index}.zip` });
  await run(`update storage.objects set metadata = '{"size": 5}' where name like '%/0.zip'`);
  await run(`delete from storage.objects where name like '%/1.zip'`, [], owner);
  await run(`update storage.objects set owner_id = $1 where name like '%/2.zip'`, [other], owner);
  await addSite('one', { 'a.js': 100, 'b.js': 50 });
  await addSite('two', { 'a.js': 100, 'c.js': 7 });
  await run(`delete from public.sites where name = 'site-one'`, [], owner);
  for (const step of [1, 2, 3]) await addStep(step, 'é'.repeat(step));
  await run(`update public.ai_checkpoints set html = 'longer than before' where step = 1`, [], operator);
  await run('delete from public.ai_checkpoints where step = 2');
  const counted = await kept();
  expect(counted).toHaveLength(2);
  // Two bytes of `{}`, one of the label, and the files; a row that no commit has is counted for its commit as well.
  expect(counted.find(({ user_id }) => user_id === userId)).toEqual({
    user_id: userId,
    files: 1,
    file_bytes: 5,
    repositories: 1,
    repository_bytes: 6,
    checkpoints: 2,
    checkpoint_bytes: 18 + 3 + 6 + 3,
    sites: 1,
    site_bytes: 107,
  });
  await run('select private.recount_usage()', [], owner);
  expect(await kept()).toEqual(counted);
  await run('delete from auth.users where id = any ($1)', [[userId, other]], owner);
  await run(`delete from storage.objects`, [], owner);
  expect(await kept()).toEqual([]);
});

it('a deleted account leaves no counts of repositories', async () => {
  const { id } = await addRepository('gone');
  await addText(id, 'a.js', 10);
  await run('delete from auth.users where id = $1', [userId], owner);
  const { rows } = await run('select from private.repository_usage where repository_id = $1', [id], owner);
  expect(rows).toEqual([]);
});

it.each<[string, Partial<AccountQuotas>, () => Promise<unknown>, string]>([
  ['files', { files: 1 }, () => addFile(1), 'Your account has 1 of at most 1 files, and this would add 1.'],
  [
    'bytes of files',
    { fileBytes: 1536 },
    () => addFile(1024),
    '1 KB of 1.5 KB are used, and this needs 1 KB more.',
  ],
  ['repositories', { repositories: 1 }, () => addRepository(randomUUID()), 'has 1 of at most 1 repositories'],
  ['steps', { checkpoints: 1 }, () => addStep(Math.ceil(Math.random() * 1e9)), '1 of at most 1 saved steps'],
  [
    'bytes of steps',
    { checkpointBytes: 1500 },
    () => addStep(Math.ceil(Math.random() * 1e9), 'x'.repeat(1000)),
    '1003 bytes of 1.5 KB are used',
  ],
  ['sites', { sites: 1 }, () => addSite(`n${++sites}`, { 'a.js': 1 }), 'has 1 of at most 1 sites'],
  [
    'bytes of sites',
    { siteBytes: 150 },
    () => addSite(`n${++sites}`, { [`${++sites}`]: 100 }),
    'Your storage for sites is full: 100 bytes of 150 bytes are used',
  ],
  ['bytes in all', { totalBytes: 1500 }, () => addFile(1000), 'Your storage is full: 1000 bytes of 1.5 KB'],
])(
  'no more %s than the operator says; of two that come at once one is refused',
  async (_what, quotas, add, words) => {
    await limit(quotas);
    const answers = await Promise.allSettled([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'PT413', hint: 'Your profile shows what is used.' });
    expect(String(refused.reason.message)).toContain(words);
    expect(String(refused.reason.message)).toMatch(/that you no longer need, then try again\.$/);
    expect(isAccountFull(`Failed to upload file: ${refused.reason.message}`)).toBe(true);
  },
);

it('what is written to a repository has to fit with the commit that it becomes', async () => {
  const { id } = await addRepository('shop');
  await limit({ repositoryBytes: 2500 });
  await addText(id, 'a.js', 1000);
  expect(await violationOf(addText(id, 'b.js', 300))).toBe('PT413');
  // The files alone would fit; the commit with the first text is still to come.
  expect(await violationOf(run(`update public.git_repository_files set content = repeat('y', 1300)`))).toBe(
    'PT413',
  );
  await run(`update public.git_repository_files set content = 'x'`);
  expect(await violationOf(addText(id, 'b.js', 300))).toBeNull();
});

it('a replaced or deleted file gives its room back; a smaller one fits where nothing else does', async () => {
  await limit({ fileBytes: 1000 });
  await addFile(900, { name: `${userId}/a.zip` });
  expect(await violationOf(addFile(200))).toBe('PT413');
  const replace = (size: number) =>
    run(`update storage.objects set metadata = jsonb_build_object('size', $2::int) where name = $1`, [
      `${userId}/a.zip`,
      size,
    ]);
  expect(await violationOf(replace(1001))).toBe('PT413');
  expect(await violationOf(replace(1000))).toBeNull();
  await limit({ fileBytes: 100 });
  expect(await violationOf(replace(950))).toBeNull();
  expect(await violationOf(replace(951))).toBe('PT413');
  await run('delete from storage.objects where name = $1', [`${userId}/a.zip`]);
  expect(await violationOf(addFile(100))).toBeNull();
});

it('a quota below what somebody keeps takes nothing away', async () => {
  await addFile(500);
  await addStep(1, 'x'.repeat(500));
  const { id } = await addRepository('shop');
  await addText(id, 'a.js', 500);
  await limit({ files: 0, fileBytes: 0, repositories: 0, repositoryBytes: 0, checkpoints: 0, totalBytes: 0 });
  expect(await usage()).toMatchObject({
    files: { count: 1, bytes: 500, most: 0, most_bytes: 0 },
    repositories: { count: 1, bytes: 1000, most: 0 },
    checkpoints: { count: 1, most: 0 },
    total: { most_bytes: 0 },
  });
  const writes = [
    () => addFile(1),
    () => addStep(2),
    () => addRepository('two'),
    () => addText(id, 'b.js', 1),
  ];
  for (const write of writes) {
    expect(await violationOf(write())).toBe('PT413');
  }
  await run(`delete from public.git_repository_files where filename = 'a.js'`);
  expect(await usage()).toMatchObject({ repositories: { bytes: 0 } });
});

it('the operator’s key and the accounts of operators are not bound', async () => {
  await limit({ checkpoints: 0, files: 0, repositories: 0 });
  expect(await violationOf(addStep(1, '', operator))).toBeNull();
  expect(await violationOf(addStep(2))).toBe('PT413');
  await run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, [userId], owner);
  expect(await violationOf(addStep(2))).toBeNull();
  expect(await violationOf(addFile(1))).toBeNull();
  expect(await violationOf(addRepository('one'))).toBeNull();
  expect(await usage()).toMatchObject({
    files: { count: 1, most: null, most_bytes: null },
    total: { most_bytes: null },
  });
});

it('says to each member what they keep, and to visitors nothing', async () => {
  await addFile(500);
  expect(await usage()).toMatchObject({
    files: {
      count: 1,
      most: standard.files,
      bytes: 500,
      most_bytes: standard.fileBytes,
      unfinished_bytes: 0,
    },
    total: { bytes: 500 },
  });
  expect(await usage(member(await createAccount(database)))).toMatchObject({ files: { count: 0, bytes: 0 } });
  const anonymous: Scope = { role: 'anon', claims: { role: 'anon' } };
  expect(await violationOf(usage(anonymous))).toBe('42501');
  for (const text of ['select * from private.quotas', `select public.set_account_quotas('{}')`]) {
    expect(await violationOf(run(text))).toBe('42501');
  }
  await run(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [userId],
    owner,
  );
  expect(await usage()).toBeNull();
});
