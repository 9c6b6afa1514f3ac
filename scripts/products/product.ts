import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isShipped } from '../../server/demo/files.ts';
import type { Fault } from '../templates/fault.ts';
import { hashFiles, openTemplate, type Template } from '../templates/template.ts';
import { type ProductText, parseProduct, type Screen } from './schema.ts';

export const productsFolder = path.resolve(import.meta.dirname, '../../products');

/** A product as the workshop sees it. */
export interface Product {
  slug: string;
  folder: string;
  text: ProductText;
  /** Files a buyer gets: paths inside `source/`, sorted. */
  source: string[];
  /** The built version, in the shape the bars of templates look at. */
  preview: Template;
  /** The source and `product.json`, in that same shape; paths begin with `source/`. */
  sources: Template;
}

/** Slugs of all products: the folders in `products/` that hold a `product.json`. */
export async function listProducts(folder = productsFolder): Promise<string[]> {
  const entries = await readdir(folder, { recursive: false, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads the product in a folder; null while its `product.json` can not be read. */
export async function openProduct(folder: string): Promise<Product | null> {
  const text = await readFile(path.join(folder, 'product.json'), 'utf8').catch(() => '');
  const result = parseProduct(text);
  return 'product' in result ? makeProduct(folder, result.product) : null;
}

/** Faults of the preview, by their paths inside the product. */
export function inPreview(faults: Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, file: `preview/${fault.file}` }));
}

/** The view of a screen in the preview, such as `index.html#/orders`. */
export const viewOf = ({ page, hash }: Screen) => `${page ?? 'index.html'}${hash}`;

/** Makes a product of what its `product.json` says and what lies in the folder. */
export async function makeProduct(folder: string, text: ProductText): Promise<Product> {
  const source = await filesOf(path.join(folder, 'source'));
  const manifest = manifestOf(text, source);
  const preview = await openTemplate(path.join(folder, 'preview'), manifest).catch(() => null);
  const sources = await openTemplate(folder, manifest);
  return {
    slug: path.basename(folder),
    folder,
    text,
    source,
    preview: preview ? { ...preview, views: viewsOf(text) } : emptyPreview(folder, sources, text),
    sources: { ...sources, files: ['product.json', ...source.map((file) => `source/${file}`)] },
  };
}

/** sha-256 of everything that decides about a product: its texts, sources, preview, and the script of its film. */
export async function stateOf({ folder, sources, preview }: Product): Promise<string> {
  const previews = preview.files.map((file) => `preview/${file}`);
  return hashFiles(folder, [...sources.files, ...previews]);
}

/** The contents of a folder that are given away, also under names that elsewhere mean something else. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => isShipped(`source/${file}`))
    .filter((file) => !file.startsWith('dist/'))
    .sort();
}

function viewsOf({ screens }: ProductText): string[] {
  return [...new Set(screens.map(viewOf))];
}

function emptyPreview(folder: string, sources: Template, text: ProductText): Template {
  return {
    ...sources,
    id: 'preview',
    folder: path.join(folder, 'preview'),
    files: [],
    site: [],
    pages: [],
    views: viewsOf(text),
  };
}

/** Whether the pages are written out at build, and so can be read without JavaScript. */
export const isPrerendered = (source: string[]) => source.includes('src/prerender.tsx');

/** Of a manifest, the bars read the framework (to know bundles) and the category (content or application). */
function manifestOf(text: ProductText, source: string[]): Template['manifest'] {
  return {
    id: 'preview',
    title: text.title,
    description: text.description,
    category: isPrerendered(source) ? 'Business' : 'Dashboard',
    tags: text.tags,
    framework: 'react',
    pages: 1,
    version: '1.0.0',
    license: 'MIT',
    features: text.features,
  };
}
