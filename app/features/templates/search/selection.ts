/** The ways to narrow the gallery down, by their names in the address. */
export const FACETS = ['category', 'framework', 'has', 'tag', 'size'] as const;
export type FacetName = (typeof FACETS)[number];

export const SORTS = ['newest', 'popular', 'name', 'size'] as const;
export type Sort = (typeof SORTS)[number];

/** What is chosen of one facet: values a template must have, and values it must not have. Each list is sorted. */
export type Choice = { only: readonly string[]; not: readonly string[] };

/** Which part of the gallery is asked for, and in which order. It is what the address of the page says. */
export type Selection = {
  /** Searched words; '' for everything. */
  q: string;
  facets: Readonly<Record<FacetName, Choice>>;
  /** Null for the usual order: best match first for a search, the featured works first otherwise. */
  sort: Sort | null;
  /** How many times 12 templates are shown, from 1. */
  page: number;
};

/** A record with something for each facet. */
export function byFacet<Value>(make: (name: FacetName) => Value): Record<FacetName, Value> {
  return Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, Value>;
}

/** The whole gallery. */
export const EVERYTHING: Selection = {
  q: '',
  facets: byFacet(() => ({ only: [], not: [] })),
  sort: null,
  page: 1,
};

export const LONGEST_SEARCH = 100;
const MOST_VALUES = 20;
/** Beyond this many pages one searches instead. */
export const LAST_PAGE = 25;
// A leading hyphen means 'not'; a value itself begins with a letter or digit.
const VALUE = /^-?[a-z0-9][a-z0-9_.+-]{0,39}$/;

/** How a name such as 'Landing page' is written in an address: 'landing_page'. */
export function toValue(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

/** Reads the selection from an address; whatever makes no sense in it counts as not given. */
export function parseSelection(params: URLSearchParams): Selection {
  const page = params.get('page') ?? '';
  return {
    q: normalizeSearch(params.get('q') ?? ''),
    facets: byFacet((name) => parseChoice(params.getAll(name))),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** A search as it is looked for: without spaces around it, at most 100 characters. */
export function normalizeSearch(text: string): string {
  return text
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .trim();
}

// Repeated parameters are those of a plain form, commas those of our links; both may come at once.
function parseChoice(given: string[]): Choice {
  const values = given
    .flatMap((list) => list.split(','))
    .map((value) => value.toLowerCase())
    .filter((value) => VALUE.test(value))
    .slice(0, MOST_VALUES);
  const not = values.filter((value) => value.startsWith('-')).map((value) => value.slice(1));
  const only = values.filter((value) => !value.startsWith('-') && !not.includes(value));
  return { only: unique(only), not: unique(not) };
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort();
}

/** Address of a selection below `base`; what is at its default stays out of it. */
export function selectionHref({ q, facets, sort, page }: Selection, base = '/templates'): string {
  const pairs: [string, string][] = [];
  if (q) pairs.push(['q', q]);
  for (const name of FACETS) {
    const { only, not } = facets[name];
    if (only.length + not.length > 0) {
      pairs.push([name, [...only, ...not.map((value) => `-${value}`)].join(',')]);
    }
  }
  if (sort) pairs.push(['sort', sort]);
  if (page > 1) pairs.push(['page', String(page)]);
  const query = pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return query ? `${base}?${query}` : base;
}

/** Percent-encoding that leaves readable what may stay readable. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/** Whether anything is searched or filtered. */
export function isNarrowed({ q, facets }: Selection): boolean {
  return Boolean(q) || chosenCount(facets) > 0;
}

/** How many values are chosen, wanted and unwanted together. */
export function chosenCount(facets: Selection['facets']): number {
  return FACETS.reduce((sum, name) => sum + chosenOf(facets[name]), 0);
}

/** How many values of one facet are chosen. */
export function chosenOf({ only, not }: Choice): number {
  return only.length + not.length;
}

export type State = 'any' | 'only' | 'not';

/** What is chosen for one value of a facet. */
export function stateOf({ facets }: Selection, name: FacetName, value: string): State {
  if (facets[name].only.includes(value)) return 'only';
  return facets[name].not.includes(value) ? 'not' : 'any';
}

/** The selection with one value of a facet wanted, unwanted or left open; back on the first page. */
export function withChoice(selection: Selection, name: FacetName, value: string, state: State): Selection {
  const choice = selection.facets[name];
  const only = choice.only.filter((one) => one !== value);
  const not = choice.not.filter((one) => one !== value);
  if (state === 'only') only.push(value);
  if (state === 'not') not.push(value);
  const facets = { ...selection.facets, [name]: { only: only.sort(), not: not.sort() } };
  return { ...selection, facets, page: 1 };
}
