/**
 * `npm run bench -- sites [--only serve,publish,million,several]`: what members' sites cost. How many requests a second a page and a
 * picture are served at beside nginx, with one site and with 1,000; how long 500 files take to publish beside `cp -r`; how the
 * database holds a million sites; what one, two and four processes behind nginx do. Exits 1 when a site is served below its goal. Build first, and run nothing else meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/test/postgres.ts';
import { administer } from '../server/testing/administer.ts';
import { type ServerProcess, sharingAtOnce, startServerProcess } from '../server/testing/process.ts';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { measureMillion } from './sites/million.ts';
import { measurePublishing } from './sites/publish.ts';
import { measureServing } from './sites/serve.ts';
import { measureSeveral } from './sites/several.ts';

const topics = ['serve', 'publish', 'million', 'several'];
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = new Set(values.only?.split(',') ?? topics);
for (const topic of chosen) {
  if (!topics.includes(topic)) throw new Error(`--only takes ${topics.join(',')}.`);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-sites-'));
const faults: string[] = [];
try {
  say(
    `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores, Node ${process.versions.node}`,
  );
  if (chosen.has('serve')) {
    await withServer(
      'serve',
      async (server) => void faults.push(...(await measureServing(server, folder, say))),
    );
  }
  if (chosen.has('publish')) await withServer('publish', (server) => measurePublishing(server, folder, say));
  if (chosen.has('million') || chosen.has('several')) await onPostgres();
} finally {
  await rm(folder, { recursive: true, force: true });
}
say(faults.length === 0 ? '\nwithin all limits' : `\nBELOW THE GOAL\n\n- ${faults.join('\n- ')}`);
process.exit(faults.length === 0 ? 0 : 1);

async function withServer(name: string, measure: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startServerProcess(
    path.join(folder, name),
    {
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'error',
      QUOTA_SITES: '2000',
      QUOTA_SITE_BYTES: '2 GB',
    },
    sharingAtOnce,
  );
  try {
    await repositoriesMade(server.url);
    await measure(server);
  } finally {
    await server.stop();
  }
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  if ('missing' in postgres) return say(`\nPostgreSQL: skipped, ${postgres.missing}`);
  try {
    process.env.TEST_DATABASE_URL = postgres.url;
    if (chosen.has('several')) await measureSeveral(say);
    if (!chosen.has('million')) return;
    const url = new URL(postgres.url);
    url.pathname = '/plinth_million';
    await administer(postgres.url, 'create database plinth_million');
    await measureMillion({ DATA_DIR: path.join(folder, 'million'), DATABASE_URL: url.href }, say);
  } finally {
    await postgres.stop();
  }
}
