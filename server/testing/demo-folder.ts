import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DemoFiles, productPreviews, templateDemos } from '../site/demo-files.ts';

/** Demos and previews of a test alone. */
export interface DemoFolder {
  demos: DemoFiles[];
  remove(): Promise<void>;
}

/** Writes files as they lie in the catalogues: `templates/{id}/…` and `products/{slug}/preview/…`. */
export async function makeDemoFolder(files: Record<string, string>): Promise<DemoFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-demo-folder-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return {
    demos: [templateDemos(path.join(folder, 'templates')), productPreviews(path.join(folder, 'products'))],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
