import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on colours. All others say the same of a page in either theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Widths at which every page is looked at, in CSS pixels. */
const widest = 1280;
const between = 768;
const narrowest = 360;

/**
 * Looks at what a page shows now, in a window of each width, and collects in `faults` what axe finds and how far the page
 * reaches beyond the window. The page must allow foreign scripts.
 *
 * In the light every rule but those on colours is asked at the widest and the narrowest window, which together show all
 * there is; in between the layout alone counts. Colours are looked at in each theme at one of the two in turn, in the dark
 * at the one where they are not in the light.
 */
export function axeAtWidths(page: Page, colorScheme: 'light' | 'dark') {
  const faults: string[] = [];
  let looks = 0;
  return {
    faults,
    async look(name: string): Promise<void> {
      looks += 1;
      const isLight = colorScheme === 'light';
      const ofColours = (looks % 2 === 0) === isLight ? narrowest : widest;
      for (const width of isLight ? [widest, between, narrowest] : [ofColours]) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        const found = await beyondWindow(page);
        if (width !== between) {
          const rules = isLight ? (width === ofColours ? 'all' : 'without-colours') : 'colours';
          found.push(...(await violations(page, rules)));
        }
        faults.push(...found.map((fault) => `${name} at ${width} px: ${fault}`));
      }
      await page.setViewportSize({ width: widest, height: 800 });
    },
  };
}

/** Resolves when the page has been drawn in the size that its window has now. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** How far the page reaches beyond the window when it has found its layout, which may take it some frames of its own. */
async function beyondWindow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(async () => {
    const reach = () => document.documentElement.scrollWidth - innerWidth;
    for (let frame = 0; frame < 60 && reach() > 0; frame += 1) await new Promise(requestAnimationFrame);
    return reach();
  });
  return beyond > 0 ? [`the page is ${beyond} px wider than the window`] : [];
}

/** What axe finds of what a page shows now, and how far it reaches beyond the window. The page must allow foreign scripts. */
export async function faultsNow(page: Page, name: string): Promise<string[]> {
  const faults = [...(await violations(page)), ...(await beyondWindow(page))];
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What axe finds by all of its rules, by those on colours, or by all but these. */
async function violations(
  page: Page,
  rules: 'all' | 'colours' | 'without-colours' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Half shown, a dialog that is opening has the colours of what lies behind it.
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      const isEndless = motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) motion.cancel();
      else motion.finish();
    }
  });
  return page.evaluate(
    async ({ rules, colourRules }) => {
      type Violation = { id: string; nodes: { target: string[] }[] };
      type Run = (options: object) => Promise<{ violations: Violation[] }>;
      const { axe } = window as unknown as { axe: { run: Run } };
      // What passed is not described, and style sheets are not fetched again: no rule that is on needs them.
      const options = {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(rules === 'colours' && { runOnly: colourRules }),
        ...(rules === 'without-colours' && {
          rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
        }),
      };
      return (await axe.run(options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { rules, colourRules },
  );
}
