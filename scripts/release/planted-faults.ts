/**
 * Proves that the suites notice what they are for: plants one fault after the other in a clone of the project, runs the
 * suites that have to notice it, and prints which test did. Exits 1 when a fault goes unnoticed.
 *
 *     node scripts/release/planted-faults.ts [--only name,name] [--at commit] [--output table.md]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findHeadlessShell } from '../test/chromium.ts';
import { startPostgres } from '../test/postgres.ts';
import { faults } from './faults/all.ts';
import type { Fault } from './faults/fault.ts';
import { isJourney, runTests, type TestRun } from './planted-faults/run-tests.ts';
import { WorkCopy } from './planted-faults/work-copy.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, at: { type: 'string', default: 'HEAD' }, output: { type: 'string' } },
});
const names = values.only?.split(',');
const unknown = names?.filter((name) => !faults.some((fault) => fault.name === name)) ?? [];
if (unknown.length > 0) throw new Error(`There is no fault called ${unknown.join(', ')}.`);
const chosen = faults.filter(({ name }) => !names || names.includes(name));

const needsPostgres = (fault: Fault) =>
  fault.database === 'postgres' || fault.tests.some((test) => test.startsWith('server/process/several/'));
const needsBrowser = ({ tests }: Fault) => tests.some(isJourney);
const needsBuild = ({ tests }: Fault) => tests.some((test) => /^(e2e|server\/process)\//.test(test));

const begun = Date.now();
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
const browser = chosen.some(needsBrowser) ? there(await findHeadlessShell()) : null;
const postgres = chosen.some(needsPostgres) ? there(await startPostgres()) : null;
const copy = new WorkCopy(values.at);
const cleanUp = async () => {
  copy.remove();
  await postgres?.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
const isProven = await prove().finally(cleanUp);
process.exit(isProven ? 0 : 1);

function there<Found extends object>(found: Found | { missing: string }): Found {
  if ('missing' in found) throw new Error(found.missing);
  return found;
}

async function prove(): Promise<boolean> {
  const faulty = chosen.flatMap((fault) => {
    const reason = copy.check(fault);
    return reason ? [`${fault.name}: ${reason}`] : [];
  });
  if (faulty.length > 0) {
    process.stdout.write(`${faulty.join('\n')}\n${faulty.length} faults cannot be planted.\n`);
    return false;
  }
  const failing = await runUnchanged();
  const rows = ['| fault | file | caught by | s |', '|---|---|---|---|'];
  let missed = 0;
  for (const fault of chosen) {
    const since = Date.now();
    const catcher = failing.has(fault) ? null : await tryFault(fault);
    if (!catcher) missed += 1;
    const caughtBy = (catcher ?? failing.get(fault) ?? '**NOT CAUGHT**').replaceAll('|', '\\|');
    rows.push(`| ${fault.name} | ${fault.file} | ${caughtBy} | ${seconds(since)} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  const summary = `${chosen.length - missed} caught, ${missed} missed`;
  const table = `${rows.join('\n')}\n\n${seconds(begun)} s at ${values.at}\n${summary}\n`;
  if (values.output) writeFileSync(values.output, table);
  process.stdout.write(`\n${table}`);
  return missed === 0;
}

/** Runs every suite once without a fault, those alike together. Returns the faults whose tests do not pass then, and why. */
async function runUnchanged(): Promise<Map<Fault, string>> {
  const groups = Map.groupBy(
    chosen.filter((fault) => copy.testFiles(fault).length > 0),
    (fault) => [needsBrowser(fault), needsPostgres(fault), fault.filter !== undefined].join(),
  );
  const reasons = new Map<Fault, string>();
  for (const group of groups.values()) {
    const filters = group.flatMap(({ filter }) => filter ?? []);
    const run = await runFor(group, null, filters.length > 0 ? [...new Set(filters)].join('|') : undefined);
    for (const fault of group) {
      const own = run.tests.filter(
        ({ file, name }) =>
          copy.testFiles(fault).includes(file) && (!fault.filter || new RegExp(fault.filter).test(name)),
      );
      const failed = own.find(({ outcome }) => outcome === 'failed');
      if (failed) reasons.set(fault, `**FAILS WITHOUT THE FAULT** ${failed.file} › ${failed.name}`);
      else if (!own.some(({ outcome }) => outcome === 'passed')) reasons.set(fault, '**NO TEST RAN**');
      if (reasons.has(fault) && run.tests.length === 0) process.stdout.write(`${run.output.slice(-2000)}\n`);
    }
  }
  return reasons;
}

/** Plants a fault and returns the first test that fails, or null. */
async function tryFault(fault: Fault): Promise<string | null> {
  if (copy.testFiles(fault).length === 0) return null;
  const putBack = copy.plant(fault);
  try {
    const { tests, timedOut, output } = await runFor([fault], fault, fault.filter);
    const failed = tests.find(({ outcome }) => outcome === 'failed');
    if (failed) return `${failed.file} › ${failed.name}`;
    if (timedOut) return `${fault.tests.join(', ')}: did not end`;
    // Sources or migrations that cannot even be loaded prove nothing about the tests.
    if (tests.length === 0) process.stdout.write(`${fault.name} keeps its suites from running:\n${output}\n`);
    return null;
  } finally {
    putBack();
  }
}

function runFor(group: Fault[], planted: Fault | null, filter: string | undefined): Promise<TestRun> {
  if (group.some(needsBuild)) copy.build(planted);
  const files = [...new Set(group.flatMap((fault) => copy.testFiles(fault)))];
  const environment: Record<string, string> = {};
  if (postgres && group.some(needsPostgres)) environment.TEST_DATABASE_URL = postgres.url;
  if (browser && group.some(needsBrowser)) environment.PLINTH_CHROMIUM = browser.path;
  return runTests(copy.folder, { files, filter, environment, bail: planted !== null });
}
