// Writes app/ui/styles/stand-ins.css. `node scripts/fit-stand-ins.ts http://localhost:3000` needs the built site running
// there, Chromium, and the faces of `STAND_INS` (on Debian fonts-liberation, fonts-roboto-unhinted, fonts-dejavu-core and
// fonts-noto-core). Run it, and `npm run format`, when a face of the site or of the list changes, or texts change much.
import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { PUBLIC_PAGES } from '../domain/site/public-pages.ts';
import { playwrightFlags } from './test/browser-flags.ts';

/** Faces by the names `local()` may find them under, full names and PostScript names; the first found is measured. */
const STAND_INS = [
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Nimbus Sans Regular', 'FreeSans'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Arimo Bold',
      'Helvetica Bold',
      'Nimbus Sans Bold',
      'FreeSans Bold',
    ],
  },
  { name: 'Roboto', regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  {
    name: 'Noto',
    regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans', 'Bitstream Vera Sans'],
    bold: ['DejaVu Sans Bold', 'Bitstream Vera Sans Bold'],
  },
] as const;

/** The weights that texts of the site have. Those of one line share a size, since one cut stands in for them. */
const CUTS = [
  { face: 'Instrument Sans', weights: [400], cut: 'regular' },
  { face: 'Instrument Sans', weights: [500], cut: 'regular' },
  { face: 'Instrument Sans', weights: [600, 650, 700], cut: 'bold' },
  { face: 'Bricolage Grotesque', weights: [600, 700], cut: 'bold' },
  { face: 'Bricolage Grotesque', weights: [800], cut: 'bold' },
] as const;

const site = process.argv[2];
if (!site) throw new Error('Say where the built site runs, as in http://localhost:3000.');
const browser = await chromium.launch({
  executablePath: process.env.PLINTH_CHROMIUM ?? '/usr/bin/chromium',
  args: playwrightFlags,
});
const page = await browser.newPage();
const texts = await readTexts(page, site);
await page.goto(site);
let css = `/*
 * Written by scripts/fit-stand-ins.ts: the faces of text until ours come (decision 037). Each is a face of the machine, set
 * as tall as ours and at the size at which the site's texts in that weight, taken together, are as wide as in ours.
 */
`;
for (const { name, ...names } of STAND_INS) {
  for (const { face, weights, cut } of CUTS) {
    const local = names[cut].map((one) => `local("${one}")`);
    const sample = weights.flatMap((weight) => texts.get(`${weight} ${face}`) ?? []);
    const { size, ascent, descent } = await measure(page, { face, sample, local });
    const [from, to] = [weights[0], weights.at(-1)];
    css += `@font-face {
  font-family: "${face.split(' ')[0]} ${name}";
  font-weight: ${from === to ? from : `${from} ${to}`};
  src: ${local.join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`;
  }
}
await browser.close();
await writeFile('app/ui/styles/stand-ins.css', css);

function percent(part: number) {
  return `${(part * 100).toFixed(1)}%`;
}

interface Sample {
  weight: number;
  text: string;
}

/** The texts of the public pages by weight and face, each once. */
async function readTexts(page: Page, site: string): Promise<Map<string, Sample[]>> {
  const found = new Map<string, Sample[]>();
  await page.goto(`${site}/blog`);
  const articles = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog/"]')].map((link) => link.pathname),
  );
  for (const path of new Set([...PUBLIC_PAGES.map((one) => one.path), ...articles])) {
    await page.goto(site + path);
    const onPage = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: { face: string; weight: number; text: string }[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const text = textContent?.replace(/\s+/g, ' ').trim();
        if (!text || !parentElement || parentElement.closest('script, style, noscript, template, svg'))
          continue;
        const { fontFamily, fontWeight, textTransform } = getComputedStyle(parentElement);
        const face = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
        const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
        texts.push({ face, weight: Number(fontWeight), text: shown });
      }
      return texts;
    });
    for (const { face, weight, text } of onPage) {
      const key = `${weight} ${face}`;
      const sample = found.get(key) ?? [];
      if (!sample.some((one) => one.text === text)) found.set(key, [...sample, { weight, text }]);
    }
  }
  return found;
}

/** The size at which a local face sets the sample as wide as `face` does, and how tall `face` is. */
async function measure(page: Page, given: { face: string; sample: Sample[]; local: string[] }) {
  return await page.evaluate(async ({ face, sample, local }) => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-faces]')) style.media = 'all';
    const standIn = new FontFace('Stand-in', local.join(', '));
    await standIn.load().catch(() => {
      throw new Error(`Install one of ${local.join(', ')} first.`);
    });
    document.fonts.add(standIn);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser draws nothing.');
    pen.textRendering = 'geometricPrecision';
    let [ours, theirs, ascent, descent] = [0, 0, 0, 0];
    for (const { weight, text } of sample) {
      const [loaded] = await document.fonts.load(`${weight} 100px "${face}"`);
      if (!loaded) throw new Error(`The site has no ${face}.`);
      pen.font = `${weight} 100px "${face}"`;
      const measured = pen.measureText(text);
      ours += measured.width;
      ascent = measured.fontBoundingBoxAscent / 100;
      descent = measured.fontBoundingBoxDescent / 100;
      pen.font = '100px "Stand-in"';
      theirs += pen.measureText(text).width;
    }
    document.fonts.delete(standIn);
    return { size: ours / theirs, ascent, descent };
  }, given);
}
