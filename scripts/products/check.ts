import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { checkFolder } from '../templates/bars/files.ts';
import { checkWording } from '../templates/bars/wording.ts';
import { launchBrowser } from '../templates/browser.ts';
import {
  type CheckOptions,
  type CheckResult,
  checkEach,
  hashChecker,
  whenNeeded,
} from '../templates/check-each.ts';
import { openDemoServers } from '../templates/demo-servers.ts';
import type { Fault } from '../templates/fault.ts';
import { inspectSite, inspectViews, type Measures } from '../templates/inspect.ts';
import { checkRecords } from './catalogue.ts';
import { checkPreview, checkTypesAndTests } from './own-checks.ts';
import { makeProduct, type Product, productsFolder, stateOf } from './product.ts';
import { parseProduct } from './schema.ts';
import { checkSource } from './source-rules.ts';

export type ProductMeasures = Measures & { tests: number };

/** Holds products to every bar, some at once in one browser, and yields each result in the order of `slugs`. */
export async function* checkProducts(
  slugs: string[],
  options: CheckOptions = {},
): AsyncGenerator<CheckResult<Product, ProductMeasures>> {
  const folder = options.folder ?? productsFolder;
  const browser = whenNeeded(launchBrowser);
  try {
    yield* checkEach(slugs, options, {
      memory: folder === productsFolder ? folder : null,
      checker: await hashChecker(import.meta.dirname),
      open: (slug) => open(folder, slug),
      stateOf,
      inspect: async (product) => inspectProduct(product, await browser.get()),
      checkRecords,
    });
  } finally {
    await browser.close();
  }
}

/** Holds a product to every bar that its own files decide. */
async function inspectProduct(
  product: Product,
  browser: Browser,
): Promise<{ faults: Fault[]; measures: ProductMeasures }> {
  const faults = [
    ...(await checkSource(product)),
    ...(await checkFolder(product.sources)),
    ...(await checkWording(product.sources)),
    ...(await checkPreview(product)),
  ];
  const own = await checkTypesAndTests(product);
  faults.push(...own.faults);
  const nothing = { themes: [], bytes: 0, requests: 0, withoutScript: 0, pages: [] };
  if (!product.preview.pages.includes('index.html')) return { faults, measures: { ...nothing, tests: 0 } };
  const servers = await openDemoServers(product.folder);
  try {
    const site = await inspectSite(product.preview);
    const { measures, ...rest } = await inspectViews(product.preview, site, browser, servers);
    faults.push(...rest.faults.map((fault) => ({ ...fault, file: `preview/${fault.file}` })));
    faults.push(...darkMissing(measures));
    return { faults, measures: { ...measures, tests: own.tests } };
  } finally {
    await servers.close();
  }
}

/** A product has both schemes. */
function darkMissing({ themes }: Measures): Fault[] {
  if (themes.includes('dark')) return [];
  const what = 'looks the same under prefers-color-scheme: dark';
  return [
    {
      bar: 'themes',
      file: 'preview/index.html',
      what,
      mend: 'give it a dark scheme that follows the system',
    },
  ];
}

async function open(folder: string, slug: string): Promise<Product | Fault[]> {
  const fault = (what: string, mend: string, line?: number): Fault => {
    return { bar: 'manifest', file: 'product.json', ...(line ? { line } : {}), what, mend };
  };
  const text = await readFile(path.join(folder, slug, 'product.json'), 'utf8').catch(() => null);
  if (text === null) return [fault('is missing', 'its fields are explained in products/README.md')];
  const result = parseProduct(text);
  if ('faults' in result)
    return result.faults.map(({ field, line, what }) =>
      fault(field ? `"${field}" ${what}` : what, 'the fields are explained in products/README.md', line),
    );
  if (result.product.slug !== slug)
    return [fault(`"slug" is ${result.product.slug}`, `it must be the name of the folder, ${slug}`)];
  return makeProduct(path.join(folder, slug), result.product);
}
