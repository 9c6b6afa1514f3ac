import type { Page } from 'playwright/test';

export interface PageFacts {
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  h1: string[];
  /** Ids in the page, which links to fragments lead to. */
  ids: string[];
  /** Content of `meta` elements by name or property. */
  meta: Record<string, string>;
  jsonLd: string[];
  links: { href: string; rel: string; text: string }[];
  /** Addresses of everything the page loads or names: pictures, styles, scripts, feeds. */
  assets: string[];
}

/** Reads the text of a page as a crawler does: nothing in it is run or loaded. */
export function readPage(browserPage: Page, html: string): Promise<PageFacts> {
  return browserPage.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      all(selector)
        .map((element) => element.getAttribute(name))
        .filter((value) => value !== null);
    const meta: Record<string, string> = {};
    for (const tag of all('meta[name], meta[property]'))
      meta[tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''] =
        tag.getAttribute('content') ?? '';
    const sets = [
      ...attribute('img[srcset], source[srcset]', 'srcset'),
      ...attribute('link[imagesrcset]', 'imagesrcset'),
    ];
    return {
      title: page.title,
      description: meta.description ?? '',
      canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      noindex: /noindex/.test(meta.robots ?? ''),
      h1: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
      ids: all('[id]').map(({ id }) => id),
      meta,
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      links: all('a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        rel: link.getAttribute('rel') ?? '',
        text: link.textContent?.trim() ?? '',
      })),
      assets: [
        ...attribute('link[href]:not([rel="canonical"])', 'href'),
        ...attribute('img[src], script[src], iframe[src], source[src], video[src], audio[src]', 'src'),
        ...attribute('video[poster]', 'poster'),
        ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')),
        ...(meta['og:image'] ? [meta['og:image']] : []),
        ...(meta['twitter:image'] ? [meta['twitter:image']] : []),
      ],
    };
  }, html);
}
