import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { serveDemos } from '../../server/testing/serve-demos.ts';
import { launchBrowser } from '../templates/browser.ts';
import { BuildError } from '../templates/build.ts';
import type { CheckResult } from '../templates/check-each.ts';
import { formatFault } from '../templates/fault.ts';
import { measureScores } from '../templates/lighthouse.ts';
import { writePreview } from './build.ts';
import { findStale, statesOf, writeCatalogue } from './catalogue.ts';
import { checkProducts, type ProductMeasures } from './check.ts';
import { filmSize } from './film/encode.ts';
import { record } from './film/record.ts';
import { type Section, writeMeasured } from './measured.ts';
import { photographProduct } from './photograph.ts';
import { openProduct, type Product, productsFolder } from './product.ts';

const reportFile = path.resolve(import.meta.dirname, '../../.cache/test/products.json');

const say = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** Checks, prints, and leaves counts and faults in `.cache/test/products.json`. Returns the exit code. */
export async function runCheck(slugs: string[], all: boolean): Promise<number> {
  let passed = 0;
  const failures: { name: string; message: string }[] = [];
  for await (const result of checkProducts(slugs, { all })) {
    printResult(result);
    const { id: slug, faults } = result;
    const message = faults.map((fault) => formatFault(slug, fault, 'products')).join('\n');
    if (faults.length > 0) failures.push({ name: slug, message });
    else passed += 1;
  }
  const failed = failures.length;
  say(`Products: ${passed} passed, ${failed} failed.`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await writeFile(reportFile, JSON.stringify({ passed, failed, failures }));
  return failed > 0 ? 1 : 0;
}

function printResult({
  id,
  faults,
  measures,
  seconds,
  isCached,
}: CheckResult<Product, ProductMeasures>): void {
  const figures = measures
    ? `${measures.pages.length} screens, ${measures.tests} tests, heaviest ${kilobytes(measures.bytes)} in ${measures.requests} requests`
    : '';
  const time = isCached ? 'unchanged' : `${seconds.toFixed(1)} s`;
  say(`${faults.length === 0 ? '✓' : '✗'} ${id.padEnd(26)} ${figures} (${time})`);
  for (const fault of faults) say(formatFault(id, fault, 'products'));
}

/** Makes `preview/` and the workshop's papers of the products' sources. Returns the exit code. */
export async function runBuild(slugs: string[]): Promise<number> {
  let failed = 0;
  for (const slug of slugs) {
    try {
      const build = await writePreview(await mustOpen(slug));
      const bytes = [...build.values()].reduce((sum, file) => sum + file.length, 0);
      say(`✓ ${slug.padEnd(26)} ${build.size} files, ${kilobytes(bytes)}`);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      failed += 1;
      say(`✗ ${slug}\n${error.message}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

/** Photographs the products anew. Returns the exit code. */
export async function runPhotos(slugs: string[]): Promise<number> {
  if (slugs.length === 0) return 0;
  const browser = await launchBrowser();
  try {
    for (const slug of slugs) {
      const product = await mustOpen(slug);
      const pictures = await photographProduct(product, browser);
      const of = (await statesOf(product)).photographs;
      await writeMeasured(product.folder, { photographs: { of, pictures } });
      const files = pictures.flatMap(({ avif, webp }) => [...avif, ...webp]);
      const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
      say(`  photographed ${slug}: ${pictures.length} pictures, ${kilobytes(bytes)}`);
    }
  } finally {
    await browser.close();
  }
  return publish(slugs);
}

/** Films the products anew. Returns the exit code. */
export async function runFilm(slugs: string[]): Promise<number> {
  if (slugs.length === 0) return 0;
  const browser = await launchBrowser();
  try {
    for (const slug of slugs) {
      const product = await mustOpen(slug);
      const { webm, poster, seconds, description } = await record(product, browser);
      const still = await sharp(poster).webp({ quality: 80, smartSubsample: true }).toBuffer();
      const folder = path.join(product.folder, 'film');
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      await writeFile(path.join(folder, 'demo.webm'), webm);
      await writeFile(path.join(folder, 'poster.webp'), still);
      const film = { of: (await statesOf(product)).film, file: 'film/demo.webm', bytes: webm.length };
      await writeMeasured(product.folder, {
        film: {
          ...film,
          ...filmSize,
          seconds: Math.round(seconds * 10) / 10,
          description,
          poster: { file: 'film/poster.webp', ...filmSize, bytes: still.length },
        },
      });
      say(`  filmed ${slug}: ${seconds.toFixed(1)} s, ${kilobytes(webm.length)}`);
    }
  } finally {
    await browser.close();
  }
  return publish(slugs);
}

/** Measures the products anew with Lighthouse, on their first screen. Returns the exit code. */
export async function runLighthouse(slugs: string[]): Promise<number> {
  const [load = 0] = os.loadavg();
  if (slugs.length > 0 && load > os.availableParallelism())
    say(`  This machine is busy (load ${load.toFixed(1)}): performance will come out too low.`);
  for (const slug of slugs) {
    const product = await mustOpen(slug);
    const server = await serveDemos(product.folder);
    try {
      const scores = await measureScores(server.address('preview'));
      const of = (await statesOf(product)).lighthouse;
      await writeMeasured(product.folder, { lighthouse: { of, ...scores } });
      const { performance, accessibility, bestPractices, seo } = scores;
      say(`  Lighthouse ${slug}: ${performance} / ${accessibility} / ${bestPractices} / ${seo}`);
    } finally {
      await server.close();
    }
  }
  return slugs.length > 0 ? publish(slugs) : 0;
}

/**
 * Brings everything about the products up to date: checks them, and for each that passes measures, photographs and films
 * what was made of older files; then writes the catalogue. Returns the exit code.
 */
export async function runCatalogue(slugs: string[]): Promise<number> {
  let failed = 0;
  const good: Product[] = [];
  for await (const result of checkProducts(slugs, { withoutRecords: true })) {
    printResult(result);
    const { subject: product, measures, faults } = result;
    if (!product || !measures || faults.length > 0) {
      failed += 1;
      continue;
    }
    const { pages: _pages, ...figures } = measures;
    const of = (await statesOf(product)).weight;
    await writeMeasured(product.folder, { weight: { of, ...figures } });
    good.push(product);
  }
  const stale = await Promise.all(good.map(findStale));
  const needs = (section: Section) =>
    good.filter((_, at) => stale[at]?.includes(section)).map(({ slug }) => slug);
  await runPhotos(needs('photographs'));
  await runFilm(needs('film'));
  await runLighthouse(needs('lighthouse'));
  return (await publish(slugs)) || (failed > 0 ? 1 : 0);
}

async function mustOpen(slug: string): Promise<Product> {
  const product = await openProduct(path.join(productsFolder, slug));
  if (!product) throw new Error(`products/${slug}/product.json can not be read: run check ${slug}.`);
  return product;
}

async function publish(slugs: string[]): Promise<number> {
  const { listed, leftOut } = await writeCatalogue(productsFolder, slugs);
  say(`Catalogue: ${listed} products${leftOut.length > 0 ? `; not ready: ${leftOut.join(', ')}` : ''}.`);
  return 0;
}
