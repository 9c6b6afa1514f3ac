import type { Browser } from 'playwright';
import type { DemoServer } from '../../server/testing/serve-demos.ts';
import { applications } from './applications/applications.ts';
import { checkAccessibility } from './bars/accessibility.ts';
import { checkApart } from './bars/apart.ts';
import { checkCss, type DoubtfulDeclaration, notUnderstood } from './bars/css.ts';
import { checkFromDisk, type Served } from './bars/disk.ts';
import { checkKeyboard } from './bars/keyboard.ts';
import { judgeTroubles, judgeWeight } from './bars/loading.ts';
import { checkMotion } from './bars/motion.ts';
import { countWords, judgeWords, shareWithout } from './bars/no-javascript.ts';
import { checkOverflow } from './bars/overflow.ts';
import { checkRenderedLinks } from './bars/rendered-links.ts';
import { checkUse } from './bars/use.ts';
import type { DemoServers } from './demo-servers.ts';
import { type Fault, withoutRepeats } from './fault.ts';
import type { Theme } from './schema.ts';
import type { Template } from './template.ts';
import { readThrough, reload, visit } from './visit.ts';

/** What a template's pages were measured to be. */
export interface Measures {
  /** The themes that differ to the eye. */
  themes: Theme[];
  /** Of the heaviest page, read to its end with nothing cached: bytes as they travel, and requests. */
  bytes: number;
  requests: number;
  /** Of the page that loses most: the part of its words that is there without JavaScript, 0 to 1. */
  withoutScript: number;
  pages: { file: string; bytes: number; requests: number }[];
}

export interface Inspection {
  faults: Fault[];
  measures: Measures;
}

/** Holds a template to every bar of the browser, and to what it is for. */
export async function inspectInBrowser(
  template: Template,
  browser: Browser,
  servers: DemoServers,
): Promise<Inspection> {
  const { faults, measures } = await inspectViews(template, browser, servers);
  const application = applications[template.id];
  if (application) faults.push(...(await checkUse(template, application, browser, servers)));
  return { faults, measures };
}

/** Holds every view of a template to the bars of the browser. */
export async function inspectViews(
  template: Template,
  browser: Browser,
  { own, apart }: DemoServers,
): Promise<Inspection> {
  const faults: Fault[] = [];
  const seen: Seen = { faults, themes: new Set(['light']), served: new Map(), pages: [], shares: [] };
  for (const file of template.views) await inspectPage(template, file, browser, own, seen);
  faults.push(...(await judgeDeclarations((await checkCss(template)).doubtful, browser)));
  faults.push(...(await checkFromDisk(template, browser, seen.served)));
  const themes = template.manifest.themes ?? [...seen.themes];
  if (themes.includes('dark') && !seen.themes.has('dark'))
    faults.push({
      bar: 'themes',
      file: 'template.json',
      what: 'names a dark theme, but the pages look the same under prefers-color-scheme: dark',
      mend: 'follow the setting of the system, or take "dark" out',
    });
  const isForced = themes.length > 1 && seen.themes.has('dark');
  faults.push(...(await checkApart(template, browser, apart, seen.served, isForced)));
  const bytes = Math.max(0, ...seen.pages.map((page) => page.bytes));
  const requests = Math.max(0, ...seen.pages.map((page) => page.requests));
  const withoutScript = Math.min(1, ...seen.shares);
  const measures = { themes, bytes, requests, withoutScript, pages: seen.pages };
  return { faults: withoutRepeats(faults), measures };
}

interface Seen {
  faults: Fault[];
  themes: Set<Theme>;
  served: Map<string, Served>;
  pages: Measures['pages'];
  /** Of each page: what is left of its words without JavaScript. */
  shares: number[];
}

async function inspectPage(
  template: Template,
  file: string,
  browser: Browser,
  server: DemoServer,
  { faults, themes, served, pages, shares }: Seen,
): Promise<void> {
  const address = server.address(template.id, file);
  const first = await visit(browser, address, {}, async ({ page, troubles, transfers }) => {
    await readThrough(page);
    const { weight, faults: heavy } = judgeWeight(file, await transfers());
    const words = await countWords(page);
    const links = await checkRenderedLinks(template, file, page);
    const overflow = await checkOverflow(template, file, page);
    const found = [...heavy, ...links, ...overflow, ...judgeTroubles(template, file, troubles)];
    return { weight, words, troubles, faults: found };
  });
  pages.push({ file, ...first.weight });
  served.set(file, { words: first.words, troubles: first.troubles });
  faults.push(...first.faults);

  const calm = { reducedMotion: 'reduce' } as const;
  const light = await visit(browser, address, { ...calm, colorScheme: 'light' }, async ({ page }) => {
    await readThrough(page);
    const motion = await checkMotion(template, file, page);
    const picture = await page.screenshot({ animations: 'disabled' });
    const accessibility = await checkAccessibility(template, file, page, 'light');
    await reload(page);
    return { picture, faults: [...motion, ...accessibility, ...(await checkKeyboard(template, file, page))] };
  });
  faults.push(...light.faults);

  const dark = await visit(browser, address, { ...calm, colorScheme: 'dark' }, async ({ page }) => {
    await readThrough(page);
    const isOwn = !light.picture.equals(await page.screenshot({ animations: 'disabled' }));
    return isOwn ? checkAccessibility(template, file, page, 'dark') : null;
  });
  if (dark) {
    themes.add('dark');
    faults.push(...dark);
  }

  const left = await visit(browser, address, { javaScriptEnabled: false }, ({ page }) => countWords(page));
  shares.push(shareWithout(first.words, left));
  faults.push(...judgeWords(template, file, first.words, left));
}

/** A declaration that the grammar does not know counts when the browser does not know it either. */
async function judgeDeclarations(doubtful: DoubtfulDeclaration[], browser: Browser): Promise<Fault[]> {
  if (doubtful.length === 0) return [];
  const page = await browser.newPage();
  const isKnown = await page.evaluate(
    (list) => list.map(({ property, value }) => CSS.supports(property, value)),
    doubtful,
  );
  await page.close();
  return doubtful.filter((_, at) => !isKnown[at]).map(notUnderstood);
}
