import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Why the step did not run on this machine. */
  skipped?: string;
  seconds: number;
}

type Counts = Omit<Outcome, 'name' | 'seconds'>;
const reports = '.cache/test';

function execute(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command, and after it an optional second one. Together they are one test: it passes when both exit 0. */
export async function run(command: string, args: string[], second?: string): Promise<Counts> {
  const status = (await execute(command, args)) || (second ? await execute(second, []) : 0);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one project of the Vitest configuration: `api` runs against the database that the environment names. */
export async function vitest(
  project: 'api' | 'workshop' | 'process' | 'several',
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
  }));
}

/** Holds every template to every bar. */
export async function templates(environment: Record<string, string>): Promise<Counts> {
  const report = await prepareReport('templates.json');
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/templates/cli.ts', 'check'];
  const status = await execute(process.execPath, args, environment);
  return count(status, report, (json) => ({ passed: Number(json.passed), failed: Number(json.failed) }));
}

/** Holds every product to every bar, with its own types and tests. */
export async function products(environment: Record<string, string>): Promise<Counts> {
  const report = await prepareReport('products.json');
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/products/cli.ts', 'check'];
  const status = await execute(process.execPath, args, environment);
  return count(status, report, (json) => ({ passed: Number(json.passed), failed: Number(json.failed) }));
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
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  });
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
  read: (json: Record<string, unknown>) => { passed: number; failed: number },
): Promise<Counts> {
  const text = await readFile(report, 'utf8').catch(() => null);
  const { passed, failed } = text ? read(JSON.parse(text)) : { passed: 0, failed: 0 };
  const crashed = (status !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: crashed ? failed + 1 : failed };
}
