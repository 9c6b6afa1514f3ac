import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const templatesFolder = fileURLToPath(new URL('../../templates/', import.meta.url));

const entry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  features: z.array(z.string()),
});

export type DemoSite = z.infer<typeof entry> & { folder: string };

/**
 * The templates that ship: those in `templates/catalogue.json`, which a template enters when it has passed every
 * check. They are what visitors download, and some of them are shared in Community on the first start.
 */
export async function readDemoSites(folder = templatesFolder): Promise<DemoSite[]> {
  const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8');
  const { templates } = z.object({ templates: z.array(entry) }).parse(JSON.parse(text));
  return templates.map((template) => ({ ...template, folder: path.join(folder, template.id) }));
}
