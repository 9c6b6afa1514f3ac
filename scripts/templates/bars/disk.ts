import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';
import { newTroubles, type Trouble } from '../troubles.ts';
import { readThrough, visit } from '../visit.ts';
import { judgeTroubles } from './loading.ts';
import { countWords } from './no-javascript.ts';

/** A page as a server gave it. */
export interface Served {
  words: number;
  troubles: Trouble[];
}

const mend = 'modules and fetch do not work from a folder: use classic scripts, and data in a script';

/**
 * Every page works when the unpacked zip is opened by double-click: the template is copied out to an empty folder,
 * alone, and opened from there. `served` is what each page showed when it came from a server.
 */
export async function checkFromDisk(
  template: Template,
  browser: Browser,
  served: Map<string, Served>,
): Promise<Fault[]> {
  const outside = await mkdtemp(path.join(os.tmpdir(), 'plinth-template-'));
  const faults: Fault[] = [];
  try {
    for (const file of template.files) {
      const copy = path.join(outside, template.id, file);
      await mkdir(path.dirname(copy), { recursive: true });
      await cp(path.join(template.folder, file), copy);
    }
    for (const file of template.views) {
      const [name = '', hash] = file.split('#', 2);
      const place = pathToFileURL(path.join(outside, template.id, name)).href;
      const address = hash === undefined ? place : `${place}#${hash}`;
      const { shown, troubles } = await visit(browser, address, {}, async (visit) => {
        await readThrough(visit.page);
        return { shown: await countWords(visit.page), troubles: visit.troubles };
      });
      const before = served.get(file);
      for (const fault of judgeTroubles(
        template,
        file,
        newTroubles(troubles, before?.troubles ?? [], template.id),
      ))
        faults.push({ ...fault, bar: 'opened-from-disk', mend });
      const expected = before?.words ?? 0;
      if (shown < expected * 0.8)
        faults.push({
          bar: 'opened-from-disk',
          file,
          what: `shows ${shown} words when opened from disk, ${expected} from a server`,
          mend,
        });
    }
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
  return faults;
}
