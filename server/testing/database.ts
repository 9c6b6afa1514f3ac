import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { administer } from './administer.ts';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes it. */
  drop(): Promise<void>;
}

/** A database without rows for one test file: migrated, or `bare` as a server finds a new one. */
export async function createTestDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-test-'));
    if (!bare) await cp(template.directory, directory, { recursive: true });
    const database = await openPglite(directory);
    return {
      database,
      async drop() {
        await database.close();
        await rm(directory, { recursive: true, force: true });
      },
    };
  }
  const name = `plinth_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(template.server);
  url.pathname = `/${name}`;
  await administer(template.server, `create database ${name} template ${bare ? 'template1' : template.name}`);
  const database = await openPostgres(url.href, { connections: 10 });
  return {
    database,
    async drop() {
      await database.close();
      await administer(template.server, `drop database ${name} with (force)`);
    },
  };
}
