import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, DatabaseError, owner } from './database.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that could not be applied. Nothing of it, nor of those after it, has been kept. */
export class MigrationError extends Error {}

/**
 * The SQL of the backend's own schemas, which a hosted Supabase already has, followed by the product's
 * migrations, in the order of their names.
 */
export async function readMigrations(): Promise<Migration[]> {
  const platform = await readFolder(new URL('./platform/', import.meta.url));
  const product = await readFolder(new URL('../../supabase/migrations/', import.meta.url));
  return [...platform, ...product];
}

async function readFolder(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return {
        name: path.basename(name, '.sql'),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Applies what is missing, all in one transaction: after a failure the database is as it was.
 * Returns the names of the migrations applied. Safe when two servers start at once.
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  await prepareLedger(database);
  const applied = await readLedger(database);
  const pending = migrations.filter((migration) => {
    const checksum = applied.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new MigrationError(`Migration ${migration.name} was changed after it had been applied.`);
    }
    return checksum === undefined;
  });
  if (pending.length === 0) return [];

  let current = '';
  try {
    await database.transaction(owner, async (session) => {
      await session.query('select pg_advisory_xact_lock(7031968)');
      const { rows } = await session.query<{ name: string }>('select name from plinth.migrations');
      const present = new Set(rows.map((row) => row.name));
      for (const migration of pending.filter(({ name }) => !present.has(name))) {
        current = migration.name;
        await session.script(migration.sql);
        await session.query('insert into plinth.migrations (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ]);
      }
    });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new MigrationError(`Migration ${current} failed: ${error.message}`);
  }
  return pending.map(({ name }) => name);
}

async function prepareLedger(database: Database): Promise<void> {
  await database.script(`
    begin;
    select pg_advisory_xact_lock(7031968);
    create schema if not exists plinth;
    create table if not exists plinth.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table plinth.migrations enable row level security;
    commit;
  `);
}

async function readLedger(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.run<{ name: string; checksum: string }>(owner, {
    text: 'select name, checksum from plinth.migrations',
  });
  return new Map(rows.map((row) => [row.name, row.checksum]));
}
