import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const templatesFolder = fileURLToPath(new URL('../../templates/', import.meta.url));

const manifest = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  features: z.array(z.string()),
});

export type DemoSite = z.infer<typeof manifest> & { folder: string };

/** The websites in `templates/` that the site's own account shares in Community on the first start. */
export async function readDemoSites(): Promise<DemoSite[]> {
  const names = (await readdir(templatesFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const sites: DemoSite[] = [];
  for (const name of names) {
    const folder = path.join(templatesFolder, name);
    const text = await readFile(path.join(folder, 'template.json'), 'utf8').catch(() => null);
    if (text) sites.push({ ...manifest.parse(JSON.parse(text)), folder });
  }
  return sites;
}
