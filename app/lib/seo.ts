import type { MetaDescriptor } from 'react-router';

/** Name of the product, as it appears in page titles and on the wall. */
export const BRAND = 'Plinth';

type PageInfo = {
  /** Without the brand; it is appended. */
  title: string;
  description: string;
  /** Path of the canonical address, starting with a slash. */
  path: string;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  /** Path or address of a 1200x630 picture. */
  image?: string;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/** The meta descriptors every page needs: title, description, canonical address, share card. */
export function pageMeta(page: PageInfo): MetaDescriptor[] {
  const title = page.title === BRAND ? BRAND : `${page.title} · ${BRAND}`;
  const url = page.siteUrl + page.path;
  const image = page.image && new URL(page.image, page.siteUrl).href;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: BRAND },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** The site's public origin, from the matches a `meta` function receives. */
export function siteUrlOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData as { siteUrl?: string } | undefined;
  return root?.siteUrl ?? '';
}
