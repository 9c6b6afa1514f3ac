import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/safety.md'), 'utf8');
/** Rows of the tables, without their heads: what is said, and the tests that are named for it. */
const rows = page
  .split('\n')
  .map((line) => /^\| (.+) \| (.+) \|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, said = '', proof = '']) => ({ said, tests: [...proof.matchAll(/`([^`]+)`: “([^”]+)”/g)] }))
  .filter(({ said }) => said !== 'rule' && said !== 'fault');

describe('the page about safety', () => {
  it('has the eleven rules, and a proof in every line', () => {
    const rules = page.slice(page.indexOf('## Rules'), page.indexOf('## Faults'));
    expect(rules.split('\n').filter((line) => line.includes('.ts`: “'))).toHaveLength(11);
    expect(rows.length).toBeGreaterThan(30);
    for (const { said, tests } of rows) expect(tests.length, said).toBeGreaterThan(0);
  });

  it.each(rows)('names tests that there are: $said', ({ tests }) => {
    for (const [, file = '', name = ''] of tests) {
      const source = readFileSync(path.join(root, file), 'utf8');
      const quoted = ["'", '"', '`'].map((quote) => quote + name + quote);
      // As the first argument of it(), test() or describe(), on whichever line it stands.
      const found = quoted.some((text) => source.replace(/\(\s+/g, '(').includes(`(${text}`));
      expect(found, `${file}: ${name}`).toBe(true);
    }
  });
});
