/**
 * Runs every check of the project and prints, last, what failed and why, and `N passed, N failed`. What this machine can
 * not have is named as skipped. `npm test -- lint types` runs only the steps whose names are given.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findNginx } from '../server/testing/nginx.ts';
import { findChromium, findHeadlessShell } from './test/chromium.ts';
import { formatFailures } from './test/failures.ts';
import { startPostgres } from './test/postgres.ts';
import { type Counts, type Outcome, playwright, products, run, templates, vitest } from './test/run.ts';

const started = Date.now();
const wanted = process.argv.slice(2);
const outcomes: Outcome[] = [];

async function step(name: string, work: () => Promise<Counts>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  process.stdout.write(`\n== ${name}\n`);
  const begun = Date.now();
  const outcome = { name, ...(await work()), seconds: (Date.now() - begun) / 1000 };
  outcomes.push(outcome);
}

const node = process.execPath;
await step('lint', () => run('node_modules/.bin/biome', ['ci', '.']));
await step('types', () => run(node, ['node_modules/.bin/react-router', 'typegen'], 'node_modules/.bin/tsc'));
await step('imports', () => run(node, ['scripts/check-imports.ts']));
await step('unit', () => vitest('unit', {}));
await step('pglite', () => vitest('database', {}));
await step('postgres', () => onPostgres('database'));
await step('build', () =>
  run(node, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', '--if-stale']),
);
await step('process', () => vitest('process', {}));
await step('several', async () => (findNginx() ? onPostgres('several') : skip('nginx is not installed')));
await step('workshop', () => withChromium((environment) => vitest('workshop', environment)));
await step('templates', () => withChromium(templates));
await step('products', () => withChromium(products));
await step('e2e', () => withChromium(playwright, findHeadlessShell));

function skip(reason: string): Counts {
  return { passed: 0, failed: 0, failures: [], skipped: reason };
}

async function onPostgres(project: 'database' | 'several'): Promise<Counts> {
  const postgres = await startPostgres();
  if ('missing' in postgres) return skip(postgres.missing);
  try {
    return await vitest(project, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function withChromium(
  work: (environment: Record<string, string>) => Promise<Counts>,
  findBrowser = findChromium,
) {
  const chromium = await findBrowser();
  if ('missing' in chromium) return skip(chromium.missing);
  return work({ PLINTH_CHROMIUM: chromium.path });
}

process.stdout.write('\n');
for (const { name, failures } of outcomes) process.stdout.write(formatFailures(name, failures));
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const note = skipped ? `   SKIPPED: ${skipped}` : '';
  process.stdout.write(
    `${name.padEnd(14)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s${note}\n`,
  );
}
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const skips = outcomes.filter(({ skipped }) => skipped).length;
rmSync('.cache/test', { recursive: true, force: true });
process.stdout.write(
  `${((Date.now() - started) / 1000).toFixed(0)} s on ${availableParallelism()} cores\n` +
    `${total('passed')} passed, ${total('failed')} failed${skips ? `, ${skips} skipped` : ''}\n`,
);
process.exit(total('failed') > 0 ? 1 : 0);
