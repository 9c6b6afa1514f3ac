import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTemplate, type Start } from './new.ts';

/** A folder of templates for a test; every template in it begins as the one that `templates new` makes. */
export interface Fixture {
  folder: string;
  /** Makes a good template, then changes files: a text replaces the whole file, a function what it says, null deletes it. */
  make(id: string, changes?: Changes, start?: Partial<Start>): Promise<void>;
  /** Line, from 1, on which the text stands in a template's file. */
  lineOf(id: string, file: string, text: string): Promise<number>;
  remove(): Promise<void>;
}

export type Changes = Record<string, string | Uint8Array | null | ((text: string) => string)>;

export async function createFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-templates-'));
  return {
    folder,
    async make(id, changes = {}, start = {}) {
      const plain = { id, title: 'Corner Café', framework: 'html', category: 'Business' };
      await createTemplate({ ...plain, ...start }, folder);
      for (const [file, change] of Object.entries({ 'BRIEF.md': null, ...changes })) {
        const place = path.join(folder, id, file);
        if (change === null) await rm(place);
        else if (typeof change === 'function')
          await writeFile(place, changed(await readFile(place, 'utf8'), change));
        else {
          await mkdir(path.dirname(place), { recursive: true });
          await writeFile(place, change);
        }
      }
    },
    async lineOf(id, file, text) {
      const content = await readFile(path.join(folder, id, file), 'utf8');
      const at = content.indexOf(text);
      if (at < 0) throw new Error(`"${text}" is not in ${file}.`);
      return content.slice(0, at).split('\n').length;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A change that changes nothing would make a test that can not fail. */
function changed(before: string, change: (text: string) => string): string {
  const after = change(before);
  if (after === before) throw new Error('The change found nothing to change.');
  return after;
}
