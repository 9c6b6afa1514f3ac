import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface TestRun {
  tests: { file: string; name: string; outcome: 'passed' | 'failed' | 'skipped' }[];
  /** Whether the run was ended because it took too long. */
  timedOut: boolean;
  output: string;
}

export interface TestSelection {
  files: string[];
  /** Regular expression for names of tests. */
  filter?: string | undefined;
  environment: Record<string, string>;
  /** Ends the run at the first failure, for a planted fault. */
  bail: boolean;
}

const timeoutMs = 15 * 60_000;
/** Of one test while a fault is planted, which may be that something never ends. */
const faultTimeoutMs = 90_000;

/** Whether a file holds journeys, which Playwright runs, and not tests of Vitest. */
export function isJourney(file: string): boolean {
  return file.startsWith('e2e/');
}

/** Runs test files of a checkout, all of Vitest or all of Playwright. */
export async function runTests(folder: string, selection: TestSelection): Promise<TestRun> {
  const { files, filter, environment, bail } = selection;
  const report = path.join(folder, '.cache/planted-faults.json');
  rmSync(report, { force: true });
  const journeys = files.every(isJourney);
  const args = journeys
    ? ['node_modules/playwright/cli.js', 'test', ...files, '--reporter=json']
    : ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=json', `--outputFile=${report}`];
  const once = journeys
    ? ['-x', `--timeout=${faultTimeoutMs}`]
    : ['--bail=1', `--testTimeout=${faultTimeoutMs}`, `--hookTimeout=${faultTimeoutMs}`];
  if (bail) args.push(...once);
  if (filter) args.push(journeys ? '--grep' : '--testNamePattern', filter);
  const { output, timedOut } = await execute(folder, args, {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { tests: [], timedOut, output };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return { tests: journeys ? ofPlaywright(json) : ofVitest(json, folder), timedOut, output };
}

async function execute(folder: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the servers and browsers of a run end with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  const end = () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  process.once('exit', end);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, timeoutMs);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  process.off('exit', end);
  end();
  return { output, timedOut };
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function ofVitest(report: VitestReport, folder: string): TestRun['tests'] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = path.relative(folder, name);
    const tests = assertionResults.map((one) => ({
      file,
      name: one.fullName,
      outcome: outcomeOf(one.status),
    }));
    const isUnnamed = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    const whole = { file, name: `(whole file) ${message.split('\n', 1)[0]}`, outcome: 'failed' as const };
    return isUnnamed ? [whole, ...tests] : tests;
  });
}

function outcomeOf(status: string): 'passed' | 'failed' | 'skipped' {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function ofPlaywright({ suites = [] }: PlaywrightSuite): TestRun['tests'] {
  const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed' } as const;
  const ofSuite = (suite: PlaywrightSuite): TestRun['tests'] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status }) => ({
        file: path.posix.join('e2e', file),
        name: title,
        outcome: outcomes[status as keyof typeof outcomes] ?? 'skipped',
      })),
    ),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}
