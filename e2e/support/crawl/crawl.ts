import type { Page } from 'playwright/test';
import { type PageFacts, readPage } from './read-page.ts';

export interface Crawl {
  /** Pages of the site by path and query, in the order they were found. */
  pages: Map<string, PageFacts>;
  /** Everything else that was fetched. */
  assets: Set<string>;
  /** Links to other sites. */
  external: { from: string; href: string; rel: string }[];
  faults: string[];
}

/** Websites of their own, which have their own checks: whether they answer is enough. */
const OTHER_SITES = /^\/(demo|preview|storage)\//;

/** Fetches at once; the server and the tests beside this one need the cores too. */
const PARALLEL = 6;

/** Milliseconds after which an answer counts as none, on a slow machine that does much else. */
const LONGEST = 600_000;

/** Of pages that differ only in the values of their query this many are read, and of all templates' or repositories' files of a kind. */
const VARIANTS = 3;

/**
 * Follows every link and every asset from the paths on, without running a script. Of the variants of a page by its
 * query a few of each kind are read, and not asked for further ones: filters that combine have no end.
 */
export async function crawl(reader: Page, origin: string, starts: string[]): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), assets: new Set(), external: [], faults: [] };
  const known = new Set<string>();
  const variants = new Map<string, number>();
  const fragments: { from: string; to: string; id: string }[] = [];
  const queue: { from: string; address: string }[] = [];

  const follow = (from: string, href: string): void => {
    const url = new URL(href, origin + from);
    if (!url.protocol.startsWith('http') || url.origin !== origin) return;
    const address = url.pathname + url.search;
    if (url.hash.length > 1) fragments.push({ from, to: address, id: decodeURIComponent(url.hash.slice(1)) });
    if (known.has(address) || (url.search && from.includes('?'))) return;
    known.add(address);
    const kind = kindOf(url);
    const count = (variants.get(kind) ?? 0) + 1;
    variants.set(kind, count);
    if (kind && count > VARIANTS) return;
    queue.push({ from, address });
  };

  const visit = async ({ from, address }: { from: string; address: string }): Promise<void> => {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST),
    });
    const type = response.headers.get('content-type') ?? '';
    // The server leads to a demo's own host only where there is something. No name under `localhost` is looked up here.
    const isThere = response.status === 200 || (response.status === 307 && OTHER_SITES.test(address));
    if (!isThere) found.faults.push(`${from} leads to ${address}: ${response.status}`);
    if (!type.startsWith('text/html') || response.status !== 200 || OTHER_SITES.test(address)) {
      found.assets.add(address);
      const text = /css|xml|json/.test(type) && !OTHER_SITES.test(address) ? await response.text() : '';
      if (!text) await response.body?.cancel();
      for (const href of addressesIn(text, type)) follow(address, href);
      return;
    }
    const facts = await readPage(reader, await response.text());
    found.pages.set(address, facts);
    for (const { href, rel } of facts.links) {
      const url = new URL(href, origin + address);
      if (url.protocol.startsWith('http') && url.origin !== origin)
        found.external.push({ from: address, href, rel });
      follow(address, href);
    }
    for (const asset of facts.assets) {
      if (new URL(asset, origin + address).origin !== origin && !asset.startsWith('data:'))
        found.faults.push(`${address} loads ${asset} from another host`);
      follow(address, asset);
    }
  };

  for (const start of starts) follow('/', start);
  while (queue.length > 0) {
    await Promise.all(
      queue.splice(0, PARALLEL).map((link) =>
        visit(link).catch((error: Error) => {
          if (error.name !== 'TimeoutError') throw error;
          found.faults.push(`${link.from} leads to ${link.address}: no answer in ${LONGEST / 1000} s`);
        }),
      ),
    );
  }
  for (const { from, to, id } of fragments) {
    const page = found.pages.get(to);
    if (page && !page.ids.includes(id)) found.faults.push(`${from} leads to ${to}#${id}, which is not there`);
  }
  return found;
}

/** Where the files of a template or a repository, and its commits, begin. */
const FILES = /^\/(?:template\/[^/]+\/(source|raw)|git-store\/[^/]+\/[^/]+\/(file|commits?))(?=\/|$)/;

/** What a page has in common with its variants; empty for a page that has none. */
function kindOf({ pathname, searchParams }: URL): string {
  const [, templates, repositories] = FILES.exec(pathname) ?? [];
  const files = templates ?? repositories;
  if (searchParams.size === 0) return files ?? '';
  return `${files ?? pathname}?${[...searchParams.keys()].sort().join('&')}`;
}

/** What a style sheet, a feed or a manifest names. */
function addressesIn(text: string, type: string): string[] {
  if (type.includes('css'))
    return [...text.matchAll(/url\(\s*['"]?([^'")]+)['"]?\s*\)/g)].map(([, url = '']) => url);
  if (type.includes('xml'))
    return [...text.matchAll(/<loc>([^<]+)<|<link[^>]*href="([^"]+)"/g)].map(([, loc, href]) =>
      (loc ?? href ?? '').replaceAll('&amp;', '&'),
    );
  if (!type.includes('json')) return [];
  const addresses: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (/^(url|src|image|home_page_url|feed_url)$/.test(key) && typeof value === 'string')
      addresses.push(value);
    return value;
  });
  return addresses;
}
