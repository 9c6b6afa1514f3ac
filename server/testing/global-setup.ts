import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Database } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { administer } from './administer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: { kind: 'pglite'; directory: string } | { kind: 'postgres'; server: string; name: string };
  }
}

/** Makes the migrated template that each test file copies; returns what removes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? setupPostgres(project, server) : setupPglite(project);
}

async function setupPglite(project: TestProject) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-template-'));
  await fill(await openPglite(directory));
  project.provide('template', { kind: 'pglite', directory });
  return () => rm(directory, { recursive: true, force: true });
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
