import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Failure, readPlaywright, readVitest } from './failures.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  failures: Failure[];
  /** Why the step did not run on this machine. */
  skipped?: string;
  seconds: number;
}

export type Counts = Omit<Outcome, 'name' | 'seconds'>;
const reports = '.cache/test';

/** Twice what the longest step takes: what hangs is ended, so that the run says which step it was. */
const longest = 40 * 60_000;

function execute(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    const child = spawn(command, args, { stdio: 'inherit', env, timeout: longest });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (child.killed) process.stdout.write(`Ended: a step may take ${longest / 60_000} minutes.\n`);
      resolve(code ?? 1);
    });
  });
}

/** Runs a command, and after it an optional second one. Together they are one test: it passes when both exit 0. */
export async function run(command: string, args: string[], second?: string): Promise<Counts> {
  const status = (await execute(command, args)) || (second ? await execute(second, []) : 0);
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  const name = [path.basename(command), ...args].join(' ');
  return {
    passed: 0,
    failed: 1,
    failures: [{ name, message: `Exit code ${status}; what it said is above.` }],
  };
}

/**
 * Runs one project of the Vitest configuration: `database` runs against the database that the environment names.
 */
export async function vitest(
  project: 'unit' | 'database' | 'workshop' | 'process' | 'several',
  environment: Record<string, string>,
): Promise<Counts> {
  const report = await prepareReport('vitest.json');
  const args = [
    '--disable-warning=ExperimentalWarning',
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const status = await execute(process.execPath, args, environment);
  return count(status, report, (json) => ({
    passed: Number(json.numPassedTests),
    failed: Number(json.numFailedTests) + Number(json.numPendingTests),
    failures: readVitest(json),
  }));
}

/** Holds every template to every bar. */
export async function templates(environment: Record<string, string>): Promise<Counts> {
  const report = await prepareReport('templates.json');
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/templates/cli.ts', 'check'];
  const status = await execute(process.execPath, args, environment);
  return count(status, report, readWorkshop);
}

/** Holds every product to every bar, with its own types and tests. */
export async function products(environment: Record<string, string>): Promise<Counts> {
  const report = await prepareReport('products.json');
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/products/cli.ts', 'check'];
  const status = await execute(process.execPath, args, environment);
  return count(status, report, readWorkshop);
}

/** Runs the journeys in a real browser. */
export async function playwright(environment: Record<string, string>): Promise<Counts> {
  const report = await prepareReport('playwright.json');
  const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'];
  const status = await execute(process.execPath, args, {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return count(status, report, (json) => {
    const stats = json.stats as { expected: number; unexpected: number; flaky: number; skipped: number };
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failures: readPlaywright(json),
    };
  });
}

/** The report that a workshop's `check` leaves has this form already. */
function readWorkshop(json: Record<string, unknown>): Counts {
  return {
    passed: Number(json.passed),
    failed: Number(json.failed),
    failures: json.failures as Failure[],
  };
}

async function prepareReport(name: string): Promise<string> {
  await mkdir(reports, { recursive: true });
  const report = path.resolve(reports, name);
  await rm(report, { force: true });
  return report;
}

/** A runner that ends badly without naming a failed test (a crash, no tests) counts as one failure. */
async function count(
  status: number,
  report: string,
  read: (json: Record<string, unknown>) => Counts,
): Promise<Counts> {
  const text = await readFile(report, 'utf8').catch(() => null);
  const counts: Counts = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, failures: [] };
  const { passed, failed, failures } = counts;
  const crashed = (status !== 0 && failed === 0) || passed + failed === 0;
  if (!crashed) return counts;
  const crash = { name: 'the runner', message: `Exit code ${status} without a failed test.` };
  return { passed, failed: failed + 1, failures: [...failures, crash] };
}
