import type { MetaDescriptor } from 'react-router';

/** Says where a page is read as Markdown, or as a feed. `path` is one of the site. */
export function alternate(type: string, path: string, title?: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, ...(title ? { title } : {}), href: path };
}
