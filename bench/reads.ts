/**
 * `npm run bench -- reads [--count 100000] [--seed 1] [--database pglite|postgres]`: made-up questions to every table and
 * function that a visitor may read, each as costly as the grammar lets it be. Prints what was answered and the slowest ones;
 * exits 1 when one was ended for its time. Build first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/test/postgres.ts';
import { sharingAtOnce, startServerProcess } from '../server/testing/process.ts';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { Questions } from './reads/questions.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const atOnce = 4;
const shown = 8;
const shownEnded = 40;
const hundredth = 0.99;

for (const kind of ['pglite', 'postgres']) {
  if (values.database && values.database !== kind) continue;
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  if (postgres && 'missing' in postgres) {
    say(`${kind}: not measured, since ${postgres.missing}`);
    continue;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-reads-'));
  const server = await startServerProcess(
    folder,
    {
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    sharingAtOnce,
  );
  try {
    await repositoriesMade(server.url);
    await ask(kind, server.url);
  } finally {
    await server.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(kind: string, url: string): Promise<void> {
  const config = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as { publishableKey: string };
  const headers = { apikey: config.publishableKey };
  const questions = new Questions(Number(values.seed));
  const statuses = new Map<string, number>();
  const slowest: { milliseconds: number; bytes: number; question: string }[] = [];
  const ended: string[] = [];
  const times = new Float64Array(Number(values.count));
  let left = times.length;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      const at = left;
      const question = questions.next();
      const begun = performance.now();
      const response = await fetch(`${url}/rest/v1/${question.path}`, {
        method: question.method,
        headers: { ...headers, ...question.headers },
      });
      const body = await response.text();
      const milliseconds = performance.now() - begun;
      const code = response.ok ? '' : ` ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`;
      times[at] = milliseconds;
      // The head of an answer has no code.
      if (code.includes('57014') || (question.method === 'HEAD' && response.status === 500))
        ended.push(question.path);
      const key = `${response.status}${code}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      slowest.push({ milliseconds, bytes: body.length, question: question.path });
      if (slowest.length > 1000) {
        slowest.sort((a, b) => b.milliseconds - a.milliseconds);
        slowest.length = shown;
      }
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, askOn));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const counts = [...statuses]
    .toSorted((a, b) => b[1] - a[1])
    .map(([status, count]) => `${status}: ${count}`);
  times.sort();
  const p99 = Math.round(times[Math.floor((times.length - 1) * hundredth)] ?? 0);
  say(
    `\n${kind}: ${values.count} questions in ${seconds} s, ${ended.length} ended for their time, p99 ${p99} ms\n${counts.join(', ')}`,
  );
  slowest.sort((a, b) => b.milliseconds - a.milliseconds);
  for (const { milliseconds, bytes, question } of slowest.slice(0, shown))
    say(`${Math.round(milliseconds)} ms, ${bytes} bytes: ${question.slice(0, 300)}`);
  for (const question of ended.slice(0, shownEnded)) say(`ended: ${question}`);
  if (ended.length > 0) process.exitCode = 1;
}
