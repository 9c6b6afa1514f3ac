import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Three small products as the shop finds them, in a folder of their own. */
export async function writeProducts(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-products-'));
  const products = [
    { slug: 'ledger', title: 'Ledger', price: 499_900 },
    { slug: 'atelier', title: 'Atelier', price: 199_900 },
    { slug: 'kitchen', title: 'Kitchen', price: 299_950 },
  ];
  for (const { slug, title } of products) {
    const files: Record<string, string> = {
      'source/package.json': JSON.stringify({ name: slug, version: '1.0.0', type: 'module' }),
      'source/src/main.ts': `export const title = '${title}'; // SOURCE OF ${slug}\n`,
      'source/LICENSE.md': '# Commercial licence\n',
      'source/node_modules/left/behind.js': 'never packed',
      'preview/index.html': `<!doctype html><title>${title}</title>`,
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, slug, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  await writeFile(path.join(folder, 'catalogue.json'), JSON.stringify({ products }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
