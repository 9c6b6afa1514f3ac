import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../domain/site/seo.ts';
import { breadcrumbList, type SchemaNode } from '../../../domain/site/structured-data.ts';

type ContentPage = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the page, starting with a slash. */
  path: string;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  /** What the page is for machines. */
  nodes?: readonly SchemaNode[];
};

/** Everything in the head of a page of text, with its place in the site as structured data. */
export function contentMeta({ nodes = [], ...page }: ContentPage): MetaDescriptor[] {
  const place = breadcrumbList(page.siteUrl, [{ name: page.title, path: page.path }]);
  return pageMeta({ ...page, nodes: [place, ...nodes] });
}
