/** Repositories on one page of the public list. */
export const PAGE_SIZE = 24;

export type Tab = 'my' | 'community' | 'editor';

/** Which part of the public repositories is asked for. */
export type Listing = {
  /** From 1. */
  page: number;
  /** Searched in names and descriptions; '' for everything. */
  q: string;
};

/** The repository that is open in the tab Editor. */
export type Selected = { owner: string; slug: string };

/** Reads the listing from an address; what makes no sense in it counts as not given. */
export function parseListing(params: URLSearchParams): Listing {
  const page = params.get('page') ?? '';
  const q = (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100).trim();
  return { page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1, q };
}

/** The tab of a list's address: 'my' unless it says otherwise. */
export function parseTab(params: URLSearchParams): 'my' | 'community' {
  return params.get('tab') === 'community' ? 'community' : 'my';
}

/** The repository a list's address keeps open: `?open=owner/slug`. */
export function parseSelected(params: URLSearchParams): Selected | null {
  const [owner = '', slug = '', rest] = (params.get('open') ?? '').split('/');
  return owner && slug && rest === undefined ? { owner, slug } : null;
}

/** Address of a list. What is at its default stays out of it. */
export function listHref(
  tab: 'my' | 'community',
  { page = 1, q = '' }: Partial<Listing> = {},
  selected: Selected | null = null,
): string {
  const params = new URLSearchParams();
  if (tab !== 'my') params.set('tab', tab);
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  if (selected) params.set('open', `${selected.owner}/${selected.slug}`);
  const query = params.toString().replaceAll('%2F', '/');
  return query ? `/git-store?${query}` : '/git-store';
}

/** How many pages `total` repositories fill; at least one. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
