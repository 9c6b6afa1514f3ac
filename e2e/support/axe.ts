import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page at a path, in light and in dark, and how far it reaches beyond the window. The page must allow
 * foreign scripts and be without motion.
 */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return faultsNow(page, path);
}

/** The same for what is on show now. */
export async function faultsNow(page: Page, name: string): Promise<string[]> {
  await page.evaluate(source);
  const faults: string[] = [];
  // Which theme shows is for style sheets alone to say, so that the same page serves for both.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await violations(page)) faults.push(`${name}, ${colorScheme}: ${violation}`);
  }
  return faults;
}

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Violation = { id: string; nodes: { target: string[] }[] };
    type Run = (options: object) => Promise<{ violations: Violation[] }>;
    const { axe } = window as unknown as { axe: { run: Run } };
    // What passed is not described, and style sheets are not fetched again: no rule that is on needs them.
    const options = { resultTypes: ['violations'], preload: { assets: ['media'] } };
    const found = (await axe.run(options)).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) found.push(`the page is ${beyond} px wider than the window`);
    return found;
  });
}
