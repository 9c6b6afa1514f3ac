import type { LoaderFunctionArgs } from 'react-router';
import { PUBLIC_PAGES } from '../../domain/site/public-pages.ts';
import { requestValues } from '../../domain/site/request-context.ts';
import { feedResponse } from '../features/blog/feed-response.server.ts';
import { posts } from '../features/blog/posts.server.ts';
import { countPublished, publishedAddresses } from '../features/community/addresses.ts';
import { countPublicRepositories, publicRepositoryAddresses } from '../features/git-store/data/addresses.ts';
import { products } from '../features/premium/catalogue.server.ts';
import { productPaths } from '../features/premium/product.ts';
import { countSuggestions, suggestionAddresses } from '../features/suggestions/addresses.ts';
import { templates } from '../features/templates/catalogue.server.ts';
import { templatePaths } from '../features/templates/schema.ts';
import { ENTRIES_PER_FILE, fileCount, type SitemapEntry, sitemapIndex, urlSet } from '../lib/sitemap.ts';
import { getServerSupabase } from '../lib/supabase.server.ts';

/** What does not come from the database. */
const built: SitemapEntry[] = [
  ...PUBLIC_PAGES.map(({ path }) => ({ path })),
  ...posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date })),
  ...products.map(({ slug }) => ({ path: productPaths.detail(slug) })),
  ...templates.map(({ id, updated }) => ({ path: templatePaths.detail(id), changed: updated })),
];

/** What people have made, in the order it is listed: how many there are, and the addresses from a row on. */
const made = [
  { count: countPublished, addresses: publishedAddresses },
  { count: countSuggestions, addresses: suggestionAddresses },
  { count: countPublicRepositories, addresses: publicRepositoryAddresses },
];

/** `/sitemap.xml`: every address, or the list of `/sitemaps/{n}.xml` when they need several files. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { siteUrl, logFailure } = context.get(requestValues);
  const client = getServerSupabase(context);
  try {
    const counts = await Promise.all(made.map(({ count }) => count(client)));
    const files = fileCount(built.length + counts.reduce((sum, count) => sum + count, 0));
    const number = params.file === undefined ? 1 : Number(/^([1-9]\d{0,6})\.xml$/.exec(params.file)?.[1]);
    if (!(number <= files)) return new Response('There is no such sitemap.\n', { status: 404 });
    const text =
      params.file === undefined && files > 1
        ? sitemapIndex(files, siteUrl)
        : urlSet(await entriesOf(number - 1, counts, client), siteUrl);
    return feedResponse(request, 'application/xml', text);
  } catch (error) {
    // A sitemap without the works would read as if they were gone.
    logFailure('sitemap_failed', error);
    return new Response('The sitemap cannot be read right now.\n', {
      status: 503,
      headers: { 'Retry-After': '120' },
    });
  }
}

/** What is built, then what people have made; what lies before this file's first entry is left out of each. */
async function entriesOf(file: number, counts: number[], client: ReturnType<typeof getServerSupabase>) {
  const first = file * ENTRIES_PER_FILE;
  const entries = built.slice(first, first + ENTRIES_PER_FILE);
  let before = built.length;
  for (const [index, { addresses }] of made.entries()) {
    const room = ENTRIES_PER_FILE - entries.length;
    // Behind the last one of the kind before, of which there may be fewer than a moment ago.
    if (room > 0) entries.push(...(await addresses(client, Math.max(0, first - before), room)));
    before += counts[index] ?? 0;
  }
  return entries;
}
