import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from './support/test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = [
  '/',
  '/templates',
  '/community',
  '/community/pizza-world',
  '/community?q=nothing-has-this-name',
  '/community?tab=upload',
  '/project/pizza-world/content',
  '/blog',
  '/blog/how-a-website-gets-found-and-shared-in-2026',
  '/blog/no-such-article',
  '/auth',
  '/auth?tab=sign-up',
  '/auth/reset',
  '/about',
  '/legal',
  '/privacy',
  '/terms',
  '/faq',
  '/contact',
  '/deploy-guide',
  '/deploy-guide?host=github-pages',
  '/_mailbox',
  '/_styleguide',
  '/no/such/page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ browser, server }) => {
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        // The checker is a script of the test's own, which the pages' policy rightly refuses.
        bypassCSP: true,
      });
      const page = await context.newPage();
      const faults: string[] = [];
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(source);
        const violations = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
          type Violation = { id: string; nodes: { target: string[] }[] };
          return (await axe.run()).violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
        });
        faults.push(...violations.map((violation) => `${path}: ${violation}`));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
}
