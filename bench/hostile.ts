/**
 * `npm run bench -- hostile [--only pattern,gzip] [--database pglite|postgres] [--seconds 10]`: what honest visitors wait
 * while somebody else attacks from one address, each attack alone and all at once, on both kinds of database. Exits 1 when an
 * honest answer takes longer than the limit, or the process needs more memory. Build first, and leave the machine alone meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/test/postgres.ts';
import { type ServerProcess, sharingAtOnce, startServerProcess } from '../server/testing/process.ts';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { type Attack, attacks, everything } from './hostile/attacks.ts';
import { HonestVisitor } from './hostile/honest-visitor.ts';
import { lookAround } from './hostile/target.ts';
import { forgetPeak, memoryOf } from './process-memory.ts';

/** Milliseconds that an honest visitor waits at most. */
const limit = 2000;
const limitBytes = 700 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  },
});
const seconds = Number(values.seconds);
const known = [...attacks, everything];
const only = values.only?.split(',');
const chosen = only ? known.filter(({ name }) => only.includes(name)) : known;
if (chosen.length === 0) throw new Error(`--only is some of ${known.map(({ name }) => name).join(',')}`);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const faults: string[] = [];

for (const kind of ['pglite', 'postgres']) {
  if (values.database && values.database !== kind) continue;
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  if (postgres && 'missing' in postgres) {
    say(`\n## ${kind}: not measured, since ${postgres.missing}`);
    continue;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-hostile-'));
  try {
    // Each visitor says with which address a proxy would name it.
    const server = await startServerProcess(
      folder,
      {
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
        ...(postgres && { DATABASE_URL: postgres.url }),
      },
      sharingAtOnce,
    );
    try {
      await repositoriesMade(server.url);
      say(`\n## ${kind}\n`);
      await measure(kind, server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
say(faults.length === 0 ? '\nwithin all limits' : `\nOVER A LIMIT\n${faults.join('\n')}`);
if (faults.length > 0) process.exitCode = 1;

async function measure(kind: string, server: ServerProcess): Promise<void> {
  const target = await lookAround(server.url);
  const visitor = await HonestVisitor.come(target);
  const pid = server.child.pid ?? 0;
  say(
    '| attack from one address | honest, ms: median | p95 | slowest | to idle | refused to the honest | memory, MB | what the attacker got |',
  );
  say('|---|---|---|---|---|---|---|---|');
  const idle = await visitor.during(() => pause(seconds));
  const row = async (name: string, attack: Attack | null, from = '') => {
    await forgetPeak(pid);
    let got = '';
    const seen = attack
      ? await visitor.during(async () => {
          got = await attack.run({ ...target, from }, AbortSignal.timeout(seconds * 1000));
        })
      : idle;
    const { peak } = await memoryOf(pid);
    const ratio = (seen.slowest / idle.slowest).toFixed(1);
    say(
      `| ${name} | ${seen.median} | ${seen.p95} | ${seen.slowest} (${seen.slowestPath}) | ${ratio} | ${seen.refused} | ${Math.round(peak / 2 ** 20)} | ${got} |`,
    );
    if (attack && seen.slowest > limit)
      faults.push(`${kind}, ${name}: ${seen.slowest} ms for ${seen.slowestPath}`);
    if (attack && seen.refused > 0)
      faults.push(`${kind}, ${name}: ${seen.refused} honest requests were refused`);
    if (peak > limitBytes) faults.push(`${kind}, ${name}: ${Math.round(peak / 2 ** 20)} MB`);
  };
  await row('none', null);
  // An address of its own for each, so that what one has used up is not the next one's.
  for (const [at, attack] of chosen.entries()) {
    await row(attack.name, attack, `203.0.113.${at + 1}`);
    // What an attack has left behind is not the next one's.
    await pause(2);
  }
  await visitor.leave();
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration * 1000));
}
