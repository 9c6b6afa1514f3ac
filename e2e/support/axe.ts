import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on colours. All others say the same of a page in either theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page at a path, and how far it reaches beyond the window. The page must allow foreign scripts. */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return faultsNow(page, path);
}

/** The same for what is on show now. With `onlyColours` for the second theme of what has been looked at in the first. */
export async function faultsNow(page: Page, name: string, onlyColours = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (rules) => {
      type Violation = { id: string; nodes: { target: string[] }[] };
      type Run = (options: object) => Promise<{ violations: Violation[] }>;
      const { axe } = window as unknown as { axe: { run: Run } };
      // What passed is not described, and style sheets are not fetched again: no rule that is on needs them.
      const options = {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(rules && { runOnly: rules }),
      };
      return (await axe.run(options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    onlyColours ? colourRules : null,
  );
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) violations.push(`the page is ${beyond} px wider than the window`);
  return violations.map((violation) => `${name}: ${violation}`);
}
