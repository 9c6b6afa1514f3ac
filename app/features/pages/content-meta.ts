import type { MetaDescriptor } from 'react-router';
import { BRAND, pageMeta } from '../../lib/seo.ts';

type ContentPage = {
  title: string;
  description: string;
  /** Path of the page, starting with a slash. */
  path: string;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  /** What the page is for search engines, as schema.org nodes. */
  nodes?: Record<string, unknown>[];
};

/** Title, description, canonical address and share card of a page of text, with its place in the site as JSON-LD. */
export function contentMeta({ nodes = [], ...page }: ContentPage): MetaDescriptor[] {
  const crumbs = [
    { name: BRAND, item: `${page.siteUrl}/` },
    { name: page.title, item: page.siteUrl + page.path },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
  return [
    ...pageMeta(page),
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [breadcrumbs, ...nodes] } },
  ];
}
