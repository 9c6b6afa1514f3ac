import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readChangelog } from '../templates/changelog.ts';
import type { Fault } from '../templates/fault.ts';
import type { Theme } from '../templates/schema.ts';
import { versionOf } from './build.ts';
import { filmText } from './film/record.ts';
import { type Measured, readMeasured, type ScreenPhotograph, type Section } from './measured.ts';
import { listProducts, openProduct, type Product, productsFolder } from './product.ts';
import type { ProductText } from './schema.ts';
import { technologiesOf } from './technologies.ts';

/** A product as the shop shows it: what its author says of it, and what was counted, measured, photographed and filmed. */
export interface ProductEntry extends ProductText {
  version: string;
  /** Days of the first and of the newest version, as YYYY-MM-DD. */
  published: string;
  updated: string;
  /** Files a buyer gets, and their bytes. */
  sourceFiles: number;
  sourceBytes: number;
  technologies: string[];
  themes: Theme[];
  /** Automated tests that come with it and pass. */
  tests: number;
  /** Of the heaviest screen of the built version: bytes as they travel compressed, and requests. */
  bytes: number;
  requests: number;
  lighthouse: { performance: number; accessibility: number; bestPractices: number; seo: number };
  /** sha-256 of the built version. */
  site: string;
  /** Address of the built version on the site. */
  previewUrl: string;
  interactiveDemo: string;
  /** Every screen wide, the first also dark and on a phone; files lie in `products/<slug>/photos/`. */
  images: ScreenPhotograph[];
  /** Files lie in `products/<slug>/`. */
  demoVideo: Omit<NonNullable<Measured['film']>, 'of'>;
}

/** Where the catalogue of a folder of products lies. */
export const catalogueFile = (folder: string) => path.join(folder, 'catalogue.json');

/** What each section of `measured.json` must have been made of to be up to date. */
export async function statesOf(product: Product): Promise<Record<Section, string>> {
  const site = product.preview.siteHash;
  const of = (...parts: string[]) =>
    createHash('sha256')
      .update([site, ...parts].join('\0'))
      .digest('hex');
  const source = await product.sources.text('product.json');
  const tests = await Promise.all(
    product.source
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => product.sources.text(`source/${file}`)),
  );
  const screens = JSON.stringify(JSON.parse(source).screens);
  return {
    weight: of(screens, ...tests),
    lighthouse: of(),
    photographs: of(screens),
    film: of((await filmText(product)) ?? ''),
  };
}

/** Sections of `measured.json` that are missing or were made of other files than the present ones. */
export async function findStale(product: Product): Promise<Section[]> {
  const measured = await readMeasured(product.folder);
  const states = await statesOf(product);
  return (Object.keys(states) as Section[]).filter((section) => measured[section]?.of !== states[section]);
}

/** The entry of a product; null while something of it is not measured in its present state. */
export async function makeEntry(product: Product): Promise<ProductEntry | null> {
  const { folder, text, source, sources } = product;
  const { weight, lighthouse, photographs, film } = await readMeasured(folder);
  if (!weight || !lighthouse || !photographs || !film) return null;
  if ((await findStale(product)).length > 0) return null;
  const version = await versionOf(folder);
  const changelog = await sources.text('source/CHANGELOG.md').catch(() => '');
  const { releases, faults } = readChangelog(changelog, version);
  const [newest, first] = [releases[0], releases.at(-1)];
  if (!newest || !first || faults.length > 0) return null;
  let sourceBytes = 0;
  for (const file of source) sourceBytes += (await stat(path.join(folder, 'source', file))).size;
  const { of: _weightOf, ...figures } = weight;
  const { of: _scoresOf, ...scores } = lighthouse;
  const { of: _filmOf, ...demoVideo } = film;
  const previewUrl = `/preview/${product.slug}/`;
  return {
    ...text,
    version,
    published: first.date,
    updated: newest.date,
    sourceFiles: source.length,
    sourceBytes,
    technologies: technologiesOf(await sources.text('source/package.json')),
    themes: figures.themes,
    tests: figures.tests,
    bytes: figures.bytes,
    requests: figures.requests,
    lighthouse: scores,
    site: product.preview.siteHash,
    previewUrl,
    interactiveDemo: previewUrl,
    images: photographs.pictures,
    demoVideo,
  };
}

/**
 * Writes `catalogue.json` from what lies in the folders. Products that are not measured are left out and returned; with
 * `slugs` only those: the others keep the entry they have.
 */
export async function writeCatalogue(
  folder = productsFolder,
  slugs?: readonly string[],
): Promise<{ listed: number; leftOut: string[] }> {
  const before = slugs ? await readListed(folder) : [];
  const entries: ProductEntry[] = [];
  const leftOut: string[] = [];
  for (const slug of await listProducts(folder)) {
    const product = await openProduct(path.join(folder, slug));
    const made = product && (await makeEntry(product));
    const entry = made ?? (slugs?.includes(slug) ? null : before.find((one) => one.slug === slug));
    if (entry) entries.push(entry);
    else leftOut.push(slug);
  }
  await writeFile(catalogueFile(folder), `${JSON.stringify({ products: entries }, null, 2)}\n`);
  return { listed: entries.length, leftOut };
}

async function readListed(folder: string): Promise<ProductEntry[]> {
  const text = await readFile(catalogueFile(folder), 'utf8').catch(() => '{"products":[]}');
  return (JSON.parse(text) as { products: ProductEntry[] }).products;
}

/** Figures, pictures and film of the product, and its entry in the catalogue, are those of its present state. */
export async function checkRecords(product: Product): Promise<Fault[]> {
  const mend = `run: npm run products -- catalogue ${product.slug}`;
  const fault = (file: string, what: string): Fault => ({ bar: 'records', file, what, mend });
  const stale = await findStale(product);
  if (stale.length > 0)
    return stale.map((section) => fault('measured.json', `${section} is not of the present files`));
  const { photographs, lighthouse, film } = await readMeasured(product.folder);
  const faults: Fault[] = [];
  const files = (photographs?.pictures ?? [])
    .flatMap(({ avif, webp }) => [...avif, ...webp])
    .map(({ file, bytes }) => ({ file: `photos/${file}`, bytes }));
  if (film) files.push(film, film.poster);
  for (const { file, bytes } of files) {
    const details = await stat(path.join(product.folder, file)).catch(() => null);
    if (details?.size !== bytes) faults.push(fault(file, 'is missing or is not the one that was made'));
  }
  for (const [name, score] of Object.entries(lighthouse ?? {}))
    if (typeof score === 'number' && score < (name === 'performance' ? 95 : 100))
      faults.push({
        ...fault('measured.json', `Lighthouse gives ${score} for ${name}`),
        mend: `run: npm run products -- lighthouse ${product.slug}`,
      });
  const listed = (await readListed(path.dirname(product.folder))).find(({ slug }) => slug === product.slug);
  if (JSON.stringify(listed) !== JSON.stringify(await makeEntry(product)))
    faults.push(fault('../catalogue.json', 'does not say what the product’s files say'));
  return faults;
}
