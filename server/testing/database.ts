import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPgliteCopy } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { administer } from './administer.ts';

export interface TestDatabase {
  database: Database;
  /** Closes the database and removes it. */
  drop(): Promise<void>;
}

/**
 * A database without rows for one test file: migrated, or `bare` as a server finds a new one. The embedded one is in memory
 * unless it is to be `onDisk`.
 */
export async function createTestDatabase({ bare = false, onDisk = false } = {}): Promise<TestDatabase> {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const folder = onDisk ? await mkdtemp(path.join(os.tmpdir(), 'plinth-test-')) : null;
    const archive = await readArchive(bare ? template.bare : template.migrated);
    const database = await openPgliteCopy(archive, folder ?? undefined);
    return {
      database,
      async drop() {
        await database.close();
        if (folder) await rm(folder, { recursive: true, force: true });
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

const archives = new Map<string, Promise<Uint8Array<SharedArrayBuffer>>>();

/** A data folder's archive in memory that the threads of all databases share. */
function readArchive(file: string): Promise<Uint8Array<SharedArrayBuffer>> {
  let archive = archives.get(file);
  if (!archive) {
    archive = readFile(file).then((bytes) => {
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
      shared.set(bytes);
      return shared;
    });
    archives.set(file, archive);
  }
  return archive;
}
