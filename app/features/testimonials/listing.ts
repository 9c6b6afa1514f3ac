import { MOST_STARS } from './schema.ts';

/** Testimonials on one page of the list: whole rows of one, two and three columns. */
export const PAGE_SIZE = 24;
const LAST_PAGE = 100_000;

/** Which part of the list is asked for. It is what the address of the page says. */
export type Listing = {
  /** From 1. */
  page: number;
  /** Only testimonials with so many stars; 0 for all. */
  stars: number;
};

export type Tab = 'list' | 'submit';

/** Reads the listing from an address; whatever makes no sense in it counts as not given. */
export function parseListing(params: URLSearchParams): Listing {
  const page = params.get('page') ?? '';
  const stars = Number(params.get('stars') ?? 0);
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    stars: Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS ? stars : 0,
  };
}

/** The chosen tab; 'list' unless the address says otherwise. */
export function parseTab(params: URLSearchParams): Tab {
  return params.get('tab') === 'submit' ? 'submit' : 'list';
}

/** Address of a listing; what is at its default stays out of it. */
export function listingHref({ page = 1, stars = 0 }: Partial<Listing> = {}, tab: Tab = 'list'): string {
  const params = new URLSearchParams();
  if (stars) params.set('stars', String(stars));
  if (page > 1) params.set('page', String(page));
  if (tab === 'submit') params.set('tab', tab);
  const query = params.toString();
  return query ? `/testimonials?${query}` : '/testimonials';
}

/** How many pages `total` testimonials fill; at least one. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
