import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFailures, readPlaywright, readVitest } from './failures.ts';

describe('what failed in a run', () => {
  it('is read from a report of Vitest: tests, skipped ones too, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: path.resolve('server/one.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            { fullName: 'divides', status: 'failed', failureMessages: ['expected 1 to be 2', 'and more'] },
            { fullName: 'rounds', status: 'skipped' },
          ],
        },
        { name: path.resolve('server/two.test.ts'), status: 'failed', message: 'no such module' },
        { name: path.resolve('server/three.test.ts'), status: 'passed', assertionResults: [] },
      ],
    };
    expect(readVitest(report)).toEqual([
      { name: 'server/one.test.ts › divides', message: 'expected 1 to be 2\nand more' },
      { name: 'server/one.test.ts › rounds', message: 'skipped' },
      { name: 'server/two.test.ts', message: 'no such module' },
    ]);
  });

  it('is read from a report of Playwright, however deep its groups', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'cart.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [spec('pays', 'expected')],
          suites: [{ specs: [spec('refunds', 'unexpected', 'gone'), spec('waits', 'skipped')] }],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual([
      { name: 'cart.spec.ts:7 › refunds', message: 'gone' },
      { name: 'cart.spec.ts:7 › waits', message: 'skipped' },
      { name: 'outside of a test', message: 'the server did not start' },
    ]);
  });

  it('is told plainly, without colours and blank lines, and cut where it is long', () => {
    expect(
      formatFailures('e2e', [{ name: 'pays', message: '\u001b[31mgone\u001b[39m\n\n  for good\n' }]),
    ).toBe('✗ e2e: pays\n    gone\n      for good\n');
    const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    expect(formatFailures('e2e', [{ name: 'pays', message: long }])).toContain(
      'line 13\n    ... 86 more lines above\n',
    );
    const many = Array.from({ length: 23 }, (_, at) => ({ name: `test ${at}`, message: '' }));
    expect(formatFailures('e2e', many)).toMatch(/✗ e2e: test 19\n\.\.\. and 3 more of e2e, above\n$/);
    expect(formatFailures('e2e', [])).toBe('');
  });
});
