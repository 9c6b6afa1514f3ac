import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that did not pass. */
export interface Failure {
  /** Its file, where there is one, and what it is called. */
  name: string;
  message: string;
}

const mostLines = 14;
const mostFailures = 20;

interface VitestReport {
  testResults?: {
    name: string;
    message?: string;
    status?: string;
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** What did not pass in Vitest's JSON report: tests, and files that could not be loaded. */
export function readVitest(report: VitestReport): Failure[] {
  return (report.testResults ?? []).flatMap(({ name, message, status, assertionResults = [] }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: message ?? '' }];
    return failed.map((one) => ({
      name: `${file} › ${one.fullName}`,
      message: one.failureMessages?.join('\n') || one.status,
    }));
  });
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What did not pass, or passed only when tried again, in Playwright's JSON report. */
export function readPlaywright(report: {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}): Failure[] {
  const ofSuite = ({ specs = [], suites = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => ({
          name: `${file}:${line} › ${title}`,
          message:
            results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n') || status,
        })),
    ),
    ...suites.flatMap(ofSuite),
  ];
  const outside = (report.errors ?? []).map(({ message }) => ({
    name: 'outside of a test',
    message: message ?? '',
  }));
  return [...(report.suites ?? []).flatMap(ofSuite), ...outside];
}

/** The failures of a step as text, each with the beginning of its message: who sees only the end of a run sees why. */
export function formatFailures(step: string, failures: readonly Failure[]): string {
  const shown = failures.slice(0, mostFailures).map(({ name, message }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const rest = lines.length > mostLines ? [`... ${lines.length - mostLines} more lines above`] : [];
    return [`✗ ${step}: ${name}`, ...[...lines.slice(0, mostLines), ...rest].map((line) => `    ${line}`)];
  });
  const left = failures.length - mostFailures;
  return [...shown.flat(), ...(left > 0 ? [`... and ${left} more of ${step}, above`] : [])]
    .map((line) => `${line}\n`)
    .join('');
}
