import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';
import { readThrough, visit } from '../visit.ts';
import { judgeTroubles } from './loading.ts';
import { countWords } from './no-javascript.ts';

/**
 * Every page works when the unpacked zip is opened by double-click: the template is copied out to an empty folder,
 * alone, and opened from there. `words` are what each page shows when it comes from a server.
 */
export async function checkFromDisk(
  template: Template,
  browser: Browser,
  words: Map<string, number>,
): Promise<Fault[]> {
  const outside = await mkdtemp(path.join(os.tmpdir(), 'plinth-template-'));
  const faults: Fault[] = [];
  try {
    for (const file of template.files) {
      const copy = path.join(outside, template.id, file);
      await mkdir(path.dirname(copy), { recursive: true });
      await cp(path.join(template.folder, file), copy);
    }
    for (const file of template.pages) {
      const address = pathToFileURL(path.join(outside, template.id, file)).href;
      const { page, troubles, close } = await visit(browser, address, {});
      await readThrough(page);
      const shown = await countWords(page);
      await close();
      for (const fault of judgeTroubles(template, file, troubles))
        faults.push({
          ...fault,
          bar: 'opened-from-disk',
          mend: 'modules and fetch do not work from a folder: use classic scripts',
        });
      const expected = words.get(file) ?? 0;
      if (shown < expected * 0.8)
        faults.push({
          bar: 'opened-from-disk',
          file,
          what: `shows ${shown} words when opened from disk, ${expected} from a server`,
          mend: 'modules and fetch do not work from a folder: use classic scripts, and data in a script',
        });
    }
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
  return faults;
}
