import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DemoFiles, productPreviews, templateDemos } from '../site/demo-files.ts';

/** Demos and previews of a test alone. */
export interface DemoFolder {
  demos: DemoFiles[];
  /** Writes files as they lie in the catalogues: `templates/{id}/…` and `products/{slug}/preview/…`. */
  add(files: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** A folder of these files in place of the catalogues'. */
export async function makeDemoFolder(files: Record<string, string>): Promise<DemoFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-demo-folder-'));
  const add: DemoFolder['add'] = async (more) => {
    for (const [file, text] of Object.entries(more)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
  };
  await add(files);
  return {
    add,
    demos: [templateDemos(path.join(folder, 'templates')), productPreviews(path.join(folder, 'products'))],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
