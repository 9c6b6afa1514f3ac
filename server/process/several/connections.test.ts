import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../../testing/administer.ts';
import { type ServerProcess, startServerProcess } from '../../testing/process.ts';

const database = `plinth_connections_${randomBytes(6).toString('hex')}`;
const postgres = process.env.TEST_DATABASE_URL ?? '';

let folder: string;
let server: ServerProcess;
let watcher: pg.Client;

beforeAll(async () => {
  if (!postgres) throw new Error('This needs TEST_DATABASE_URL.');
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-connections-'));
  await administer(postgres, `create database ${database}`);
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  server = await startServerProcess(folder, { DATABASE_URL: url.href, LOG_LEVEL: 'error' });
  watcher = new pg.Client(postgres);
  await watcher.connect();
});
afterAll(async () => {
  await watcher?.end();
  await server?.kill();
  await administer(postgres, `drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

it('goes on when the database ends all connections, also between the statements of a transaction', async () => {
  const between = async () =>
    (
      await watcher.query(
        `select from pg_stat_activity where datname = $1 and state = 'idle in transaction'`,
        [database],
      )
    ).rowCount;
  // The first minute has one: the server puts the templates into the Git Store.
  await expect.poll(between).toBeGreaterThan(0);
  await watcher.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    database,
  ]);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.url}/community`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
