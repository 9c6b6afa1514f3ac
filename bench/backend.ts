/**
 * `npm run bench -- backend [--only list,growth] [--database pglite|postgres] [--without-peer] [--rounds 3] [--write]`: what
 * the backend's calls cost beside a bare server that does the same work, and beside `@supabase/lite`, on the embedded
 * database and on PostgreSQL; how long lists take as projects become a million; memory of the embedded configuration.
 * `--write` writes the tables into docs/speed.md. Exits 1 when a figure is over its limit. Build first.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningPostgres, startPostgres } from '../scripts/test/postgres.ts';
import { administer } from '../server/testing/administer.ts';
import { compare } from './backend/compare.ts';
import { measureGrowth } from './backend/growth.ts';
import { measureMemory } from './backend/memory.ts';
import { startBare, startOurs } from './backend/own.ts';
import { writePage } from './backend/page.ts';
import { installPeer, peerPackage, startPeer } from './backend/peer.ts';
import { addProjects, type Place, prepareInstance } from './backend/prepare.ts';
import { Report, versionOf } from './backend/report.ts';
import type { Side } from './backend/side.ts';
import { measureStall } from './backend/stall.ts';

const topics = ['list', 'single', 'insert', 'sign-in', 'upload', 'download', 'stall', 'growth', 'memory'];
const rows = 1000;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    database: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    'without-peer': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const chosen = new Set(values.only?.split(',') ?? topics);
for (const topic of chosen) {
  if (!topics.includes(topic)) throw new Error(`--only takes ${topics.join(',')}.`);
}
const kinds = values.database?.split(',') ?? ['pglite', 'postgres'];
for (const kind of kinds) {
  if (kind !== 'pglite' && kind !== 'postgres') throw new Error('--database is pglite or postgres.');
}
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1.');

const report = new Report();
const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-backend-'));
const peerFolder = path.join(folder, 'peer');
const comparing = topics.slice(0, 7).some((topic) => chosen.has(topic));
const absent = await reasonForNoPeer();
try {
  report.say(
    `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores, Node ${process.versions.node}, PGlite ${await versionOf('@electric-sql/pglite')}, ${peerPackage}; the median of ${rounds} rounds of 5 s in turn.`,
  );
  if (kinds.includes('pglite')) await measureOn('PGlite', null);
  if (kinds.includes('postgres')) {
    const postgres = await startPostgres();
    if ('missing' in postgres) report.say(`\nPostgreSQL: skipped, ${postgres.missing}`);
    else await measureOn('PostgreSQL', postgres).finally(() => postgres.stop());
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
report.say(
  report.faults.length === 0 ? '\nwithin all limits' : `\nOVER A LIMIT\n\n- ${report.faults.join('\n- ')}`,
);
if (values.write) await writePage(report.text());
process.exit(report.faults.length === 0 ? 0 : 1);

async function measureOn(name: string, postgres: RunningPostgres | null): Promise<void> {
  const own = path.join(folder, name);
  await mkdir(own, { recursive: true });
  const place = await placeIn(own, postgres, 'ours');
  const key = await prepareInstance(place);
  await addProjects(place, 1, rows);
  if (comparing) {
    report.heading(`${name}, ${rows.toLocaleString('en')} projects`);
    const sides: Side[] = [];
    try {
      sides.push(await startBare(place, own, key));
      sides.push(await startOurs(place, key));
      if (!absent) {
        sides.push(await startPeer(peerFolder, await databaseOf(postgres, 'peer'), rows));
      }
      await compare(report, sides, chosen, rounds, absent);
      if (chosen.has('stall')) await measureStall(report, sides, rounds);
    } finally {
      for (const side of sides) await side.stop();
    }
  }
  if (chosen.has('memory') && !postgres) {
    report.heading('Memory');
    await measureMemory(report, place, own, key);
  }
  if (chosen.has('growth')) {
    report.heading(`${name}, as projects become more`);
    await measureGrowth(report, await placeIn(own, postgres, 'growth'));
  }
}

async function placeIn(own: string, postgres: RunningPostgres | null, name: string): Promise<Place> {
  const url = await databaseOf(postgres, name);
  return { DATA_DIR: path.join(own, name), ...(url ? { DATABASE_URL: url } : {}) };
}

async function databaseOf(postgres: RunningPostgres | null, name: string): Promise<string | null> {
  if (!postgres) return null;
  await administer(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function reasonForNoPeer(): Promise<string> {
  if (values['without-peer']) return 'left out';
  if (!comparing) return 'not needed';
  try {
    await installPeer(peerFolder);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
