import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const productsFolder = fileURLToPath(new URL('../../products/', import.meta.url));

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const entry = z.object({ slug, title: z.string().min(1), price: z.number().int().positive() });
const manifest = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/** What the shop needs to know of a product to sell it. */
export interface SoldProduct {
  slug: string;
  title: string;
  /** In paise. What a buyer pays is always this, whatever a request says. */
  price: number;
  /** Of the source in the folder. */
  version: string;
  folder: string;
}

/** The products for sale: those in `products/catalogue.json`, each with the version of its source. None without that file. */
export async function readProducts(folder = productsFolder): Promise<SoldProduct[]> {
  const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8').catch(ignoreMissing);
  if (text === null) return [];
  const { products } = z.object({ products: z.array(entry) }).parse(JSON.parse(text));
  return Promise.all(
    products.map(async ({ slug, title, price }) => {
      const own = path.join(folder, slug);
      const { version } = manifest.parse(
        JSON.parse(await readFile(path.join(own, 'source', 'package.json'), 'utf8')),
      );
      return { slug, title, price, version, folder: own };
    }),
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
