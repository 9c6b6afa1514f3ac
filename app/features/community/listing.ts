import { counted } from '../../lib/counted.ts';
import { type Check, parseChecks } from './check-filter.ts';

/** Projects on one page of the list. */
export const PAGE_SIZE = 24;
/** The backend counts projects one by one up to here, and estimates how many there are beyond. */
const EXACT_TOTAL = 1000;
const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;

/** Which part of the community is asked for. It is what the address of the page says. */
export type Listing = {
  /** From 1. */
  page: number;
  /** Searched in titles and tags; '' for everything. */
  q: string;
  /** Only projects with exactly this tag; '' for all. */
  tag: string;
  /** Only projects whose live site is all of this; empty for all. */
  checks: readonly Check[];
};

export type Tab = 'browse' | 'upload';

/** Reads the listing from an address; whatever makes no sense in it counts as not given. */
export function parseListing(params: URLSearchParams): Listing {
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    q: textOf(params.get('q')),
    tag: textOf(params.get('tag')),
    checks: parseChecks(params.getAll('checks')),
  };
}

/** The chosen tab; 'browse' unless the address says otherwise. */
export function parseTab(params: URLSearchParams): Tab {
  return params.get('tab') === 'upload' ? 'upload' : 'browse';
}

// NUL cannot be part of a PostgreSQL text.
function textOf(value: string | null): string {
  return (value ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH).trim();
}

/** Address of a listing; what is at its default stays out of it. */
export function listingHref(
  { page = 1, q = '', tag = '', checks = [] }: Partial<Listing>,
  tab: Tab = 'browse',
): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (tag) params.set('tag', tag);
  if (checks.length > 0) params.set('checks', checks.join(','));
  if (page > 1) params.set('page', String(page));
  if (tab === 'upload') params.set('tab', tab);
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `/community?${query}` : '/community';
}

/** Whether the list is narrowed down by anything. */
export function isNarrowed({ q, tag, checks }: Listing): boolean {
  return Boolean(q || tag || checks.length > 0);
}

/** First and last row of a page, counted from 0, both included. */
export function pageRange(page: number): { from: number; to: number } {
  const from = (page - 1) * PAGE_SIZE;
  return { from, to: from + PAGE_SIZE - 1 };
}

/** Whether a total of the list is an estimate. */
export function isEstimate(total: number): boolean {
  return total > EXACT_TOTAL;
}

/** How many projects there are, in words: '1 project', 'About 12,000 projects' where that is an estimate. */
export function totalLabel(total: number): string {
  if (!isEstimate(total)) return counted(total, 'project');
  // Two digits: more would look as if somebody had counted.
  return `About ${counted(Number(total.toPrecision(2)), 'project')}`;
}

/** How many pages `total` projects fill; at least one. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
