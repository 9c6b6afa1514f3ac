import type { Contract, Employer, Field, Job, Mode } from '../../data/types.ts';
import { regionName } from '../../lib/regions.ts';

export const fields: Field[] = ['Engineering', 'Design', 'Operations', 'Finance', 'Health', 'Teaching'];
export const modes: Mode[] = ['On site', 'Hybrid', 'Remote'];
export const contracts: Contract[] = ['Permanent', 'Fixed term', 'Part time'];
export const sorts = ['newest', 'pay', 'closing'] as const;
export type Sort = (typeof sorts)[number];

export interface Search {
  q: string;
  fields: string[];
  modes: string[];
  contracts: string[];
  regions: string[];
  /** Least pay, in rupees a year: some of the job's range must reach it. */
  floor: number;
  /** Most years of experience asked for; -1 is any. */
  years: number;
  sort: Sort;
}

export const noSearch: Search = {
  q: '',
  fields: [],
  modes: [],
  contracts: [],
  regions: [],
  floor: 0,
  years: -1,
  sort: 'newest',
};

const names = { fields: 'field', modes: 'mode', contracts: 'contract', regions: 'regions' } as const;

/** The search as the query of an address, without what is not set. */
export function toQuery(search: Search): string {
  const query = new URLSearchParams();
  if (search.q.trim()) query.set('q', search.q);
  for (const [key, name] of Object.entries(names)) {
    const values = search[key as keyof typeof names];
    if (values.length > 0) query.set(name, values.join(','));
  }
  if (search.floor > 0) query.set('floor', String(search.floor));
  if (search.years >= 0) query.set('years', String(search.years));
  if (search.sort !== 'newest') query.set('sort', search.sort);
  return query.toString();
}

/** The search of an address; what makes no sense is left out. */
export function fromQuery(query: URLSearchParams): Search {
  const list = (name: string, known?: string[]) =>
    (query.get(name) ?? '').split(',').filter((value) => value && (!known || known.includes(value)));
  const number = (name: string, orElse: number) => {
    const value = Number.parseInt(query.get(name) ?? '', 10);
    return value >= 0 ? value : orElse;
  };
  return {
    q: query.get('q') ?? '',
    fields: list('field', fields),
    modes: list('mode', modes),
    contracts: list('contract', contracts),
    regions: list('regions'),
    floor: number('floor', 0),
    years: number('years', -1),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** What a search reads of a job. */
const wordsOf = (job: Job, employer?: Employer) =>
  fold(
    [
      job.title,
      employer?.name,
      job.city,
      regionName(job.region),
      job.field,
      ...job.skills,
      job.about,
      ...job.tasks,
    ].join(' '),
  );

/** Whether every word of the question occurs. */
function says(job: Job, q: string, employer?: Employer): boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = wordsOf(job, employer);
  return words.every((word) => text.includes(word));
}

type Part = 'q' | 'fields' | 'modes' | 'contracts' | 'regions' | 'floor' | 'years';

const tests: Record<Part, (job: Job, search: Search, employer?: Employer) => boolean> = {
  q: (job, { q }, employer) => says(job, q, employer),
  fields: (job, search) => search.fields.length === 0 || search.fields.includes(job.field),
  modes: (job, search) => search.modes.length === 0 || search.modes.includes(job.mode),
  contracts: (job, search) => search.contracts.length === 0 || search.contracts.includes(job.contract),
  regions: (job, { regions }) =>
    regions.length === 0 || regions.includes(job.region) || job.mode === 'Remote',
  floor: (job, { floor }) => job.payMax >= floor,
  years: (job, { years }) => years < 0 || job.years <= years,
};

/** Whether a job fits; with `except` one condition is left out, for counting what it would give. */
export const fits = (job: Job, search: Search, employer?: Employer, except?: Part): boolean =>
  Object.entries(tests).every(([part, test]) => part === except || test(job, search, employer));

const order: Record<Sort, (a: Job, b: Job) => number> = {
  newest: (a, b) => b.posted.localeCompare(a.posted),
  pay: (a, b) => b.payMax - a.payMax || b.payMin - a.payMin,
  closing: (a, b) => a.closes.localeCompare(b.closes),
};

/** Open jobs that fit, in order. `today` hides what has closed. */
export function find(jobs: Job[], employers: Employer[], search: Search, today: string): Job[] {
  const by = new Map(employers.map((employer) => [employer.id, employer]));
  return openJobs(jobs, today)
    .filter((job) => fits(job, search, by.get(job.employerId)))
    .sort((a, b) => order[search.sort](a, b) || a.title.localeCompare(b.title));
}

export const openJobs = (jobs: Job[], today: string): Job[] =>
  jobs.filter(({ status, closes }) => status === 'open' && closes >= today);

/** For each value of a facet, how many jobs it would show, the other conditions kept. */
export function facet(
  jobs: Job[],
  employers: Employer[],
  search: Search,
  part: 'fields' | 'modes' | 'contracts' | 'regions',
  today: string,
): Map<string, number> {
  const by = new Map(employers.map((employer) => [employer.id, employer]));
  const counts = new Map<string, number>();
  const key = { fields: 'field', modes: 'mode', contracts: 'contract', regions: 'region' } as const;
  for (const job of openJobs(jobs, today))
    if (fits(job, search, by.get(job.employerId), part)) {
      const value = job[key[part]];
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  return counts;
}

/** How many jobs of a saved search came after it was saved. */
export const newSince = (found: Job[], day: string): number =>
  found.filter(({ posted }) => posted > day).length;

/** A search in a few words, for its name. */
export function describe(search: Search): string {
  const parts = [
    search.q.trim() && `“${search.q.trim()}”`,
    ...search.fields,
    ...search.modes,
    ...search.contracts,
    search.regions.length > 3
      ? `${search.regions.length} regions`
      : search.regions.map(regionName).join(', '),
    search.floor > 0 && `from ${search.floor / 100_000} lakh`,
    search.years >= 0 && (search.years === 0 ? 'no experience' : `up to ${search.years} years`),
  ].filter(Boolean);
  return parts.join(', ') || 'All jobs';
}
