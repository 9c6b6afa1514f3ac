import { type StdioOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Failure, readPlaywright, readVitest } from './failures.ts';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  failures: Failure[];
  /** Why the step, or a part of it, did not run on this machine. */
  skipped?: string;
  seconds: number;
}

export type Counts = Omit<Outcome, 'name' | 'seconds'>;

/** Runs a command of a step with its output where the step's output goes. Resolves with the exit code. */
export type Execute = (
  command: string,
  args: string[],
  environment?: Record<string, string>,
) => Promise<number>;

/** Reports and logs of a run, one file a step. */
export const reports = '.cache/test';

/** Ends a step that hangs, so that the run says which one it was: many times what the longest takes. */
const longestMilliseconds = 80 * 60_000;

/** Commands of one step. With `log`, the path of a file, their output is written there, else to the terminal. */
export function executeInto(log: string | null): Execute {
  return (command, args, environment = {}) =>
    new Promise((resolve, reject) => {
      const env = { ...process.env, ...environment };
      const file = log ? openSync(log, 'a') : null;
      const stdio: StdioOptions = file === null ? 'inherit' : ['ignore', file, file];
      const child = spawn(command, args, { stdio, env, timeout: longestMilliseconds });
      if (file !== null) closeSync(file);
      const end = () => void child.kill();
      process.once('exit', end);
      child.once('exit', () => process.off('exit', end));
      child.on('error', reject);
      child.on('close', (code) => {
        if (child.killed)
          process.stdout.write(`Ended: a step may take ${longestMilliseconds / 60_000} minutes.\n`);
        resolve(code ?? 1);
      });
    });
}

/** Runs commands until one fails. Together they are one test: it passes when all exit 0. */
export async function run(execute: Execute, ...commands: [string, ...string[]][]): Promise<Counts> {
  for (const [command, ...args] of commands) {
    const status = await execute(command, args);
    if (status === 0) continue;
    const name = [path.basename(command), ...args].join(' ');
    return { passed: 0, failed: 1, failures: [{ name, message: '' }] };
  }
  return { passed: 1, failed: 0, failures: [] };
}

/**
 * Runs one project of the Vitest configuration: `database` runs against the database that the environment names.
 * `options` are further ones of Vitest's command line.
 */
export async function vitest(
  execute: Execute,
  project: 'unit' | 'database' | 'workshop' | 'process' | 'several' | 'caddy' | 'eyes' | 'engines',
  environment: Record<string, string> = {},
  options: string[] = [],
): Promise<Counts> {
  const report = await prepareReport(`vitest-${project}-${'TEST_DATABASE_URL' in environment}.json`);
  const args = [
    '--disable-warning=ExperimentalWarning',
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...options,
  ];
  const status = await execute(process.execPath, args, environment);
  return count(
    status,
    report,
    (json) => ({
      passed: Number(json.numPassedTests),
      failed: Number(json.numFailedTests) + Number(json.numPendingTests),
      failures: readVitest(json),
    }),
    options.includes('--passWithNoTests'),
  );
}

/** Holds every template, or every product with its own types and tests, to every bar. */
export async function workshopCheck(
  execute: Execute,
  noun: 'templates' | 'products',
  environment: Record<string, string>,
): Promise<Counts> {
  const report = await prepareReport(`${noun}.json`);
  const args = ['--disable-warning=ExperimentalWarning', `scripts/${noun}/cli.ts`, 'check'];
  const status = await execute(process.execPath, args, environment);
  // The report that a workshop's `check` leaves has this form already.
  return count(status, report, (json) => ({
    passed: Number(json.passed),
    failed: Number(json.failed),
    failures: json.failures as Failure[],
  }));
}

/** Runs the journeys in a real browser. */
export async function playwright(execute: Execute, environment: Record<string, string>): Promise<Counts> {
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
  mayBeEmpty = false,
): Promise<Counts> {
  const text = await readFile(report, 'utf8').catch(() => null);
  const counts: Counts = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, failures: [] };
  const { passed, failed, failures } = counts;
  const crashed = (status !== 0 && failed === 0) || (passed + failed === 0 && !mayBeEmpty);
  if (!crashed) return counts;
  const crash = { name: `the runner ended with ${status} without a failed test`, message: '' };
  return { passed, failed: failed + 1, failures: [...failures, crash] };
}
