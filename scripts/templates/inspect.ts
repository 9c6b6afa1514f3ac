import type { Browser } from 'playwright';
import { checkAccessibility } from './bars/accessibility.ts';
import { checkCss, notUnderstood } from './bars/css.ts';
import { checkFromDisk } from './bars/disk.ts';
import { checkEncoding, checkFiles } from './bars/files.ts';
import { checkHead } from './bars/head.ts';
import { checkHtml } from './bars/html.ts';
import { checkKeyboard } from './bars/keyboard.ts';
import { checkLinks } from './bars/links.ts';
import { judgeTroubles, judgeWeight } from './bars/loading.ts';
import { checkMotion } from './bars/motion.ts';
import { countWords, judgeWords } from './bars/no-javascript.ts';
import { checkOverflow } from './bars/overflow.ts';
import { checkRenderedLinks } from './bars/rendered-links.ts';
import { checkWording } from './bars/wording.ts';
import { type Fault, withoutRepeats } from './fault.ts';
import type { Theme } from './schema.ts';
import type { DemoServer } from './serve.ts';
import type { Template } from './template.ts';
import { readThrough, visit } from './visit.ts';

/** What a template's pages were measured to be. */
export interface Measures {
  /** The themes that differ to the eye. */
  themes: Theme[];
  /** Of the heaviest page, read to its end with nothing cached: bytes as they travel, and requests. */
  bytes: number;
  requests: number;
  pages: { file: string; bytes: number; requests: number }[];
}

export interface Inspection {
  faults: Fault[];
  measures: Measures;
}

/** Holds a template to every bar that its own files decide. */
export async function inspect(template: Template, browser: Browser, server: DemoServer): Promise<Inspection> {
  const css = await checkCss(template);
  const faults: Fault[] = [
    ...(await checkFiles(template)),
    ...(await checkEncoding(template)),
    ...(await checkHtml(template)),
    ...css.faults,
    ...(await checkHead(template)),
    ...(await checkLinks(template)),
    ...(await checkWording(template)),
  ];
  const pages: Measures['pages'] = [];
  const words = new Map<string, number>();
  const found = new Set<Theme>(['light']);

  for (const [index, file] of template.pages.entries()) {
    const address = server.address(template.id, file);

    const first = await visit(browser, address, {});
    await readThrough(first.page);
    const { weight, faults: heavy } = judgeWeight(file, await first.transfers());
    pages.push({ file, ...weight });
    faults.push(...heavy, ...(await checkRenderedLinks(template, file, first.page)));
    if (index === 0) {
      const isKnown = await first.page.evaluate(
        (list) => list.map(({ property, value }) => CSS.supports(property, value)),
        css.doubtful,
      );
      faults.push(...css.doubtful.filter((_, at) => !isKnown[at]).map(notUnderstood));
    }
    words.set(file, await countWords(first.page));
    faults.push(...(await checkOverflow(template, file, first.page)));
    faults.push(...judgeTroubles(template, file, first.troubles));
    await first.close();

    const light = await visit(browser, address, { reducedMotion: 'reduce', colorScheme: 'light' });
    await readThrough(light.page);
    faults.push(...(await checkMotion(template, file, light.page)));
    const lightPicture = await light.page.screenshot({ animations: 'disabled' });
    faults.push(...(await checkAccessibility(template, file, light.page, 'light')));
    await light.page.reload({ waitUntil: 'load' });
    faults.push(...(await checkKeyboard(template, file, light.page)));
    await light.close();

    const dark = await visit(browser, address, { reducedMotion: 'reduce', colorScheme: 'dark' });
    await readThrough(dark.page);
    if (!lightPicture.equals(await dark.page.screenshot({ animations: 'disabled' }))) {
      found.add('dark');
      faults.push(...(await checkAccessibility(template, file, dark.page, 'dark')));
    }
    await dark.close();

    const plain = await visit(browser, address, { javaScriptEnabled: false });
    faults.push(...judgeWords(template, file, words.get(file) ?? 0, await countWords(plain.page)));
    await plain.close();
  }
  faults.push(...(await checkFromDisk(template, browser, words)));

  const themes = template.manifest.themes ?? [...found];
  if (themes.includes('dark') && !found.has('dark'))
    faults.push({
      bar: 'themes',
      file: 'template.json',
      what: 'names a dark theme, but the pages look the same under prefers-color-scheme: dark',
      mend: 'follow the setting of the system, or take "dark" out',
    });
  const bytes = Math.max(...pages.map((page) => page.bytes));
  const requests = Math.max(...pages.map((page) => page.requests));
  return { faults: withoutRepeats(faults), measures: { themes, bytes, requests, pages } };
}
