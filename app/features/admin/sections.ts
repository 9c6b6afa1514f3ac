/** The parts of the desk, in the order they are worked through. */
export const SECTIONS = [
  { id: 'projects', label: 'Projects' },
  { id: 'sites', label: 'Sites' },
  { id: 'reports', label: 'Reports' },
  { id: 'messages', label: 'Messages' },
  { id: 'suggestions', label: 'Suggestions' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'orders', label: 'Orders' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'log', label: 'Audit log' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

export type Place = {
  section: SectionId;
  /** From 1. */
  page: number;
  /** Which part of a list: each section's own word, '' for the first. */
  view: string;
  /** Words that are looked for. */
  q: string;
};

/** What an address of the desk asks for; null for one that names no section. `section` is missing at /admin itself. */
export function readPlace(section: string | undefined, search: URLSearchParams): Place | null {
  const found = section === undefined ? SECTIONS[0] : SECTIONS.find(({ id }) => id === section);
  if (!found) return null;
  const page = Math.trunc(Number(search.get('page')));
  return {
    section: found.id,
    page: page > 1 ? Math.min(page, 10_000) : 1,
    view: search.get('view') ?? '',
    q: (search.get('q') ?? '').trim().slice(0, 200),
  };
}

/** Address of a place on the desk. */
export function placeHref({
  section,
  page = 1,
  view = '',
  q = '',
}: Partial<Place> & Pick<Place, 'section'>): string {
  const search = new URLSearchParams();
  if (view) search.set('view', view);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return `/admin/${section}${search.size > 0 ? `?${search}` : ''}`;
}
