import { STATUSES, type Status } from './suggestion.ts';

/** Suggestions on one page of the board. */
export const PAGE_SIZE = 24;
const LAST_PAGE = 100_000;

export const SORTS = ['new', 'top', 'trending'] as const;
export type Sort = (typeof SORTS)[number];
export type Tab = 'all' | 'submit';

export const BOARD = '/make-my-site';

/** Which part of the board is asked for. It is what the address of the page says. */
export type Listing = {
  sort: Sort;
  /** Only suggestions of this status; null for all. */
  status: Status | null;
  /** From 1. */
  page: number;
};

/** Reads the listing from an address; whatever makes no sense in it counts as not given. */
export function parseListing(params: URLSearchParams): Listing {
  const page = params.get('page') ?? '';
  return {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'new',
    status: STATUSES.find((status) => status === params.get('status')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** The chosen tab; 'all' unless the address says otherwise. */
export function parseTab(params: URLSearchParams): Tab {
  return params.get('tab') === 'submit' ? 'submit' : 'all';
}

/** Address of a listing; what is at its default stays out of it. */
export function listingHref(
  { sort = 'new', status = null, page = 1 }: Partial<Listing>,
  tab: Tab = 'all',
): string {
  const params = new URLSearchParams();
  if (sort !== 'new') params.set('sort', sort);
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  if (tab === 'submit') params.set('tab', tab);
  const query = params.toString();
  return query ? `${BOARD}?${query}` : BOARD;
}

/** How many pages `total` suggestions fill; at least one. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
