import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { owner } from './database.ts';
import { reclaimSpace } from './reclaim-space.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.script('create table public.written (id int primary key, content text)');
});
afterAll(() => test.drop());

const run = (text: string) => test.database.run<{ size: number }>(owner, { text });
const size = async () =>
  (await run("select pg_total_relation_size('public.written')::int as size")).rows[0]?.size ?? 0;
const log = async () =>
  (await run('select coalesce(sum(size), 0)::int as size from pg_ls_waldir()')).rows[0]?.size ?? 0;

/** Three megabytes that do not compress, written and deleted. */
async function writeAndDelete(): Promise<void> {
  await run(
    `insert into public.written select n, (select string_agg(md5((n * 10000 + m)::text), '') from generate_series(1, 3000) m)
     from generate_series(1, 30) n`,
  );
  await run('delete from public.written');
}

it('gives back what deleted rows took on the embedded database, which nobody else does there', async () => {
  for (let round = 0; round < 12; round += 1) {
    await writeAndDelete();
    const looked = await reclaimSpace(test.database);
    if (test.database.kind === 'pglite') expect(looked).toContain('public.written');
    else expect(looked).toEqual([]);
  }
  if (test.database.kind === 'postgres') return;
  // Without it 36 MB of rows, and as much of the log.
  expect(await size()).toBeLessThan(8 * 1024 * 1024);
  expect(await log()).toBeLessThan(64 * 1024 * 1024);
});

it('leaves tables alone that little has changed in', async () => {
  expect(await reclaimSpace(test.database)).toEqual([]);
});
