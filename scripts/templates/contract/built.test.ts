import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applySite } from '../../../domain/contract/apply-site.ts';
import type { Contract, SiteValues } from '../../../domain/contract/contract.ts';
import { parseLook } from '../../../domain/contract/look/look.ts';
import type { Files } from '../../../domain/contract/marks.ts';
import { readSite } from '../../../domain/contract/read-site.ts';
import { checkBuild } from '../bars/build.ts';
import { launchBrowser } from '../browser.ts';
import { writeBuild, writeFiles } from '../build.ts';
import { isBuilt } from '../built/papers.ts';
import { openById } from '../catalogue.ts';
import { listTemplates, type Template } from '../template.ts';
import { visit } from '../visit.ts';
import { hasContract, mustReadContract, readFiles } from './read-files.ts';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-filled-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const templates = await Promise.all((await listTemplates()).map((id) => openById(id)));
const built = templates.filter(
  (one): one is Template => one !== null && isBuilt(one.manifest) && hasContract(one),
);

/**
 * Other words in the texts, some of which Tailwind takes for classes; the last palette and type; every second section that may
 * go left out.
 */
function otherValues(files: Files, contract: Contract): Partial<SiteValues> {
  const { site } = readSite(files, contract);
  const texts = Object.entries(site.slots).flatMap(([name, { type, value, max = 0 }]) =>
    type === 'text' && typeof value === 'string' && max > 9
      ? [[name, `grid & <${value}`.slice(0, max).trim()]]
      : [],
  );
  const parsed = parseLook(files['look.json'] ?? '');
  if (!('look' in parsed)) throw new Error('The look can not be read.');
  const last = (names: object) => Object.keys(names).at(-1) ?? '';
  const without = (name: string) => site.sections.filter((one) => one !== name);
  const mayGo = site.sections.filter(
    (name) => applySite(files, contract, { sections: without(name) }).problems.length === 0,
  );
  const gone = mayGo.filter((_, index) => index % 2 === 0);
  expect([texts.length, gone.length]).not.toContain(0);
  return {
    slots: Object.fromEntries(texts),
    look: { palette: last(parsed.look.palettes), pairing: last(parsed.look.pairings), overrides: {} },
    sections: site.sections.filter((name) => !gone.includes(name)),
  };
}

async function open(id: string, inFolder: string): Promise<Template> {
  const template = await openById(id, inFolder);
  if (!template) throw new Error(`${id} can not be opened.`);
  return template;
}

/** What every element of a page looks like, and where. */
async function looksOf(file: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const still = { colorScheme, reducedMotion: 'reduce' } as const;
  return visit(browser, pathToFileURL(file).href, still, ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { color, backgroundColor, borderTopColor, fill, stroke, fontFamily, fontSize, display } =
          getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round);
        const style = [color, backgroundColor, borderTopColor, fill, stroke, fontFamily, fontSize, display];
        return [element.tagName, ...style, ...place].join(' ');
      }),
    ),
  );
}

it.each(built.map((template) => template.id))(
  'builds %s from its changed source as it was changed',
  async (id) => {
    const template = await open(id, path.dirname(built[0]?.folder ?? ''));
    const files = await readFiles(template);
    const contract = await mustReadContract(template);
    const { files: changed, problems } = applySite(files, contract, otherValues(files, contract));
    expect(problems).toEqual([]);
    const [applied, rebuilt] = ['applied', 'rebuilt'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    for (const file of template.files)
      await writeFiles(path.join(applied, id), {
        [file]: changed[file] ?? (await readFile(path.join(template.folder, file))),
      });

    // Tailwind adds rules for words that look like its classes, and drops those of classes that are gone.
    const faults = await checkBuild(await open(id, applied));
    expect(faults.filter(({ file }) => file !== 'assets/app.css')).toEqual([]);

    await cp(applied, rebuilt, { recursive: true });
    await writeBuild(await open(id, rebuilt));
    for (const page of template.pages)
      for (const theme of ['light', 'dark'] as const)
        expect(await looksOf(path.join(rebuilt, id, page), theme), page).toEqual(
          await looksOf(path.join(applied, id, page), theme),
        );
  },
);
