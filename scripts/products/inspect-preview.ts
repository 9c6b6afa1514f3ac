import type { Browser } from 'playwright';
import { openDemoServers } from '../templates/demo-servers.ts';
import type { Fault } from '../templates/fault.ts';
import { inspectViews, type Measures } from '../templates/inspect-views.ts';
import { inPreview, type Product } from './product.ts';

/** Holds what a product's source makes to every bar of the browser. */
export async function inspectPreview(
  product: Product,
  browser: Browser,
): Promise<{ faults: Fault[]; measures: Measures }> {
  if (!product.preview.pages.includes('index.html'))
    return { faults: [], measures: { themes: [], bytes: 0, requests: 0, withoutScript: 0, pages: [] } };
  const servers = await openDemoServers(product.folder);
  try {
    const { faults, measures } = await inspectViews(product.preview, browser, servers);
    return { faults: [...inPreview(faults), ...darkMissing(measures)], measures };
  } finally {
    await servers.close();
  }
}

/** A product has both schemes. */
function darkMissing({ themes }: Measures): Fault[] {
  if (themes.includes('dark')) return [];
  const what = 'looks the same under prefers-color-scheme: dark';
  const mend = 'give it a dark scheme that follows the system';
  return [{ bar: 'themes', file: 'preview/index.html', what, mend }];
}
