import { expect, test } from 'vitest';
import { employers } from '../../data/sample/employers.ts';
import { sampleJobs } from '../../data/sample/jobs.ts';
import { describe, facet, find, fromQuery, newSince, noSearch, type Search, toQuery } from './filter.ts';

const today = '2026-11-24';
const ids = (part: Partial<Search>) =>
  find(sampleJobs, employers, { ...noSearch, ...part }, today).map(({ id }) => id);

test('only open jobs are found', () => {
  const all = ids({});
  expect(all).toContain('k1');
  expect(all).not.toContain('w1');
  expect(all).not.toContain('k4');
  expect(find(sampleJobs, employers, noSearch, '2027-06-01')).toEqual([]);
});

test('words are looked for in title, company, skills and place', () => {
  expect(ids({ q: 'typescript react' }).sort()).toEqual(['l1', 'si1']);
  expect(ids({ q: 'KOCHI electrician' })).toEqual(['t1']);
  expect(ids({ q: 'tidemark' })).toHaveLength(3);
  expect(ids({ q: 'no such word' })).toEqual([]);
});

test('a job is kept while its range reaches the floor', () => {
  const found = ids({ floor: 3_000_000 });
  expect(found.sort()).toEqual(['h1', 'le3', 's1', 'si1']);
});

test('drawn regions keep remote jobs from anywhere', () => {
  const found = find(sampleJobs, employers, { ...noSearch, regions: ['KL'] }, today);
  expect(found.every(({ region, mode }) => region === 'KL' || mode === 'Remote')).toBe(true);
  expect(found.some(({ region }) => region !== 'KL')).toBe(true);
});

test('orders', () => {
  expect(ids({ sort: 'pay' }).slice(0, 2)).toEqual(['h1', 'le3']);
  const closing = find(sampleJobs, employers, { ...noSearch, sort: 'closing' }, today).map(
    ({ closes }) => closes,
  );
  expect(closing).toEqual([...closing].sort());
});

test('a facet counts as if its own choice were not made', () => {
  const counts = facet(
    sampleJobs,
    employers,
    { ...noSearch, fields: ['Health'], modes: ['Remote'] },
    'fields',
    today,
  );
  expect(counts.get('Health')).toBe(1);
  expect(counts.get('Engineering')).toBe(2);
  expect(counts.get('Teaching')).toBe(1);
});

test('an address and back is the same search', () => {
  const search: Search = {
    q: 'c & c',
    fields: ['Design'],
    modes: ['Remote', 'Hybrid'],
    contracts: ['Part time'],
    regions: ['KA', 'TN'],
    floor: 900000,
    years: 0,
    sort: 'pay',
  };
  expect(fromQuery(new URLSearchParams(toQuery(search)))).toEqual(search);
  expect(toQuery(noSearch)).toBe('');
  expect(fromQuery(new URLSearchParams('mode=Sideways&floor=-2&years=x&sort=random'))).toEqual(noSearch);
});

test('new jobs are those posted after the search was saved', () => {
  expect(newSince(sampleJobs.slice(0, 3), '2026-11-16')).toBe(1);
});

test('a search has a name', () => {
  expect(describe(noSearch)).toBe('All jobs');
  expect(describe({ ...noSearch, q: 'react', floor: 1_500_000, regions: ['KL'] })).toBe(
    '“react”, Kerala, from 15 lakh',
  );
});
