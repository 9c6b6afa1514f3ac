import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../templates/browser.ts';
import { builtPapers } from '../templates/check.ts';
import {
  type CheckOptions,
  type CheckResult,
  checkEach,
  hashChecker,
  whenNeeded,
} from '../templates/check-each.ts';
import type { Fault } from '../templates/fault.ts';
import type { Measures } from '../templates/inspect-views.ts';
import { checkRecords } from './catalogue.ts';
import { inspectPreview } from './inspect-preview.ts';
import { inspectSource } from './inspect-source.ts';
import { makeProduct, type Product, productsFolder, stateOf } from './product.ts';
import { parseProduct } from './schema.ts';

export type ProductMeasures = Measures & { tests: number };

/** Holds products to every bar, some at once in one browser, and yields each result in the order of `slugs`. */
export async function* checkProducts(
  slugs: string[],
  options: CheckOptions = {},
): AsyncGenerator<CheckResult<Product, ProductMeasures>> {
  const folder = options.folder ?? productsFolder;
  const browser = whenNeeded(launchBrowser);
  try {
    yield* checkEach<Product, ProductMeasures>(slugs, options, {
      memory: folder === productsFolder ? folder : null,
      parts: [
        {
          name: 'source',
          checker: await hashChecker(
            ['scripts/products/inspect-source.ts', ...(await builtPapers())],
            ['products'],
          ),
          inspect: inspectSource,
        },
        {
          name: 'preview',
          checker: await hashChecker(['scripts/products/inspect-preview.ts', 'scripts/templates/browser.ts']),
          inspect: async (product) => inspectPreview(product, await browser.get()),
        },
      ],
      open: (slug) => open(folder, slug),
      stateOf,
      checkRecords,
    });
  } finally {
    await browser.close();
  }
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
