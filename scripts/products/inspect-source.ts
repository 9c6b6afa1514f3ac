import { checkFolder } from '../templates/bars/files.ts';
import { checkWording } from '../templates/bars/wording.ts';
import type { Fault } from '../templates/fault.ts';
import { inspectSite } from '../templates/inspect-files.ts';
import { checkPreview, checkTypesAndTests } from './own-checks.ts';
import { inPreview, type Product } from './product.ts';
import { checkSource } from './source-rules.ts';

/** Holds a product to the bars that need no browser. Also returns how many tests of its own it has. */
export async function inspectSource(
  product: Product,
): Promise<{ faults: Fault[]; measures: { tests: number } }> {
  const own = await checkTypesAndTests(product);
  const isBuilt = product.preview.pages.includes('index.html');
  const faults = [
    ...(await checkSource(product)),
    ...(await checkFolder(product.sources)),
    ...(await checkWording(product.sources)),
    ...(await checkPreview(product)),
    ...own.faults,
    ...(isBuilt ? inPreview(await inspectSite(product.preview)) : []),
  ];
  return { faults, measures: { tests: isBuilt ? own.tests : 0 } };
}
