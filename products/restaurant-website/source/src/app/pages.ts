import type { Lang } from '../content/types.ts';

export const pageIds = [
  'home',
  'menu',
  'table',
  'basket',
  'evenings',
  'vouchers',
  'house',
  'find',
  'manager',
  'legal',
] as const;
export type PageId = (typeof pageIds)[number];

/** The file of a page in a language: `menu.html`, `pt-menu.html`. */
export const fileOf = (page: PageId, lang: Lang): string =>
  `${lang === 'en' ? '' : `${lang}-`}${page === 'home' ? 'index' : page}.html`;

/** What a file shows; an unknown file shows the first page. */
export function pageOf(file: string): { page: PageId; lang: Lang } {
  const lang: Lang = file.startsWith('pt-') ? 'pt' : 'en';
  return { page: pageIds.find((id) => fileOf(id, lang) === file) ?? 'home', lang };
}
