import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { owner } from './database.ts';
import { type Migration, MigrationError, migrate, readMigrations } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const tables = async () => {
  const { rows } = await test.database.run<{ name: string }>(owner, {
    text: `select tablename as name from pg_tables where schemaname = 'public' and tablename like 'step%' order by 1`,
  });
  return rows.map(({ name }) => name);
};

it('finds nothing to do on a migrated database', async () => {
  expect(await migrate(test.database, await readMigrations())).toEqual([]);
});

it('gives nothing back that was revoked after it had been granted', async () => {
  const may = async () => {
    const { rows } = await test.database.run<{ may: boolean }>(owner, {
      text: `select has_table_privilege('anon', 'public.projects', 'select') as may`,
    });
    return rows[0]?.may;
  };
  expect(await may()).toBe(true);
  await test.database.script('revoke select on public.projects from anon');
  expect(await migrate(test.database, await readMigrations())).toEqual([]);
  expect(await may()).toBe(false);
  await test.database.script('grant select on public.projects to anon');
});

it('keeps nothing of a run in which one migration fails', async () => {
  const broken = [
    migration('90_first', 'create table public.step_one (id int)'),
    migration('91_second', 'create table public.step_two (id int); select nonsense'),
  ];
  await expect(migrate(test.database, broken)).rejects.toThrow(
    new MigrationError('Migration 91_second failed: column "nonsense" does not exist'),
  );
  expect(await tables()).toEqual([]);
});

it('applies each migration once, also when two servers start together', async () => {
  const steps = [
    migration('90_first', 'create table public.step_one (id int)'),
    migration(
      '91_second',
      'create table public.step_two (id int); alter table public.step_two add column more text',
    ),
  ];
  await Promise.all([migrate(test.database, steps), migrate(test.database, steps)]);
  expect(await tables()).toEqual(['step_one', 'step_two']);
});

it('names a migration that was changed after it had been applied', async () => {
  const changed = [migration('90_first', 'create table public.step_three (id int)')];
  await expect(migrate(test.database, changed)).rejects.toThrow(/^Migration 90_first was changed/);
});
