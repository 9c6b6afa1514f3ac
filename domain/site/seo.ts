import type { MetaDescriptor } from 'react-router';
import { CARD_SIZE, shareCardPath } from './share-card.ts';

/** Name of the product, as it appears in page titles and on the wall. */
export const BRAND = 'Plinth';

/** A schema.org node. Its texts are those on the page: search engines hold what is only here against a site. */
export type SchemaNode = { '@type': string | readonly string[] } & Record<string, unknown>;

/** A picture that stands for a page when its address is shared. */
type SharePicture = {
  /** Path or address. */
  src: string;
  /** What it shows; the page's title when left out. */
  alt?: string;
  /** In pixels, where they are known. */
  width?: number;
  height?: number;
};

type PageInfo = {
  /** Without the brand; it is appended. */
  title: string;
  /** The title as it stands: for articles, whose titles fill the line. */
  withoutBrand?: boolean;
  /** What a search engine shows below the title: 50 to 160 characters, on no other page. */
  description: string;
  /** A word that is there twice, such as a category that is a tag as well, is said once, however it is written. */
  keywords?: readonly string[];
  /** Path of the canonical address, starting with a slash. Searches, tabs and filters do not belong in it. */
  path: string;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  /** Its picture; the card made for `path` at build time when left out. */
  image?: string | SharePicture;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** What the page is for machines; the builders are in structured-data.ts. */
  nodes?: readonly SchemaNode[];
};

/** The meta descriptors every page needs: title, description, canonical address, share card, structured data. */
export function pageMeta(page: PageInfo): MetaDescriptor[] {
  const isAlone = page.withoutBrand || page.title === BRAND;
  const url = page.siteUrl + page.path;
  return [
    { title: isAlone ? page.title : `${page.title} · ${BRAND}` },
    { name: 'description', content: page.description },
    ...(page.keywords?.length ? [{ name: 'keywords', content: eachOnce(page.keywords).join(', ') }] : []),
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    ...pictureMeta(pictureOf(page), page),
    ...(page.nodes?.length
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...page.nodes] } }]
      : []),
  ];
}

function pictureOf({ image, path, noindex, title }: PageInfo): SharePicture | undefined {
  if (image) return typeof image === 'string' ? { src: image } : image;
  // Cards are made for public pages; the others are shared under the site's own.
  const src = shareCardPath(noindex ? '/' : path);
  return src ? { src, alt: noindex ? BRAND : title, ...CARD_SIZE } : undefined;
}

function pictureMeta(picture: SharePicture | undefined, page: PageInfo): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  const src = absolute(picture.src, page.siteUrl);
  const alt = picture.alt ?? page.title;
  const size =
    picture.width && picture.height
      ? [
          { property: 'og:image:width', content: String(picture.width) },
          { property: 'og:image:height', content: String(picture.height) },
        ]
      : [];
  return [
    { property: 'og:image', content: src },
    ...size,
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: src },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** The full address of a path of the site; addresses stay as they are. */
export function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}

/** The site's public origin, from the matches a `meta` function receives. */
export function siteUrlOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData as { siteUrl?: string } | undefined;
  return root?.siteUrl ?? '';
}

function eachOnce(words: readonly string[]): string[] {
  const known = new Set<string>();
  return words.filter((word) => known.size < known.add(word.toLowerCase()).size);
}
