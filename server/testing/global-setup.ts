import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import type { Database } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { prepareCluster } from '../database/prepare-cluster.ts';
import { administer } from './administer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template:
      | {
          kind: 'pglite';
          /** Tar archives of data folders: as the build prepares one, and with every migration applied. */
          bare: string;
          migrated: string;
        }
      | { kind: 'postgres'; server: string; name: string };
  }
}

/** Makes the migrated template that each test file copies; returns what removes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? setupPostgres(project, server) : setupPglite(project);
}

async function setupPglite(project: TestProject) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-template-'));
  const cluster = path.join(directory, 'cluster');
  await prepareCluster(cluster);
  const bare = await archive(cluster);
  await fill(await openPglite(cluster));
  const migrated = await archive(cluster);
  project.provide('template', { kind: 'pglite', bare, migrated });
  return () => rm(directory, { recursive: true, force: true });
}

/** Writes a data folder into a file beside it. Returns the file's path. */
async function archive(cluster: string): Promise<string> {
  const database = await PGlite.create({ dataDir: cluster });
  const dump = await database.dumpDataDir('none');
  await database.close();
  const file = `${cluster}-${randomBytes(6).toString('hex')}.tar`;
  await writeFile(file, dump.stream());
  return file;
}

async function setupPostgres(project: TestProject, server: string) {
  const name = `plinth_template_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await fill(await openPostgres(url.href, { connections: 1 }));
  project.provide('template', { kind: 'postgres', server, name });
  return () => administer(server, `drop database ${name} with (force)`);
}

async function fill(database: Database): Promise<void> {
  await migrate(database, await readMigrations());
  await database.close();
}
