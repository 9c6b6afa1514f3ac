import { expect, test } from 'vitest';
import { sampleJobs } from '../../data/sample/jobs.ts';
import { findingsOf } from './checks.ts';

const job = (id: string) => sampleJobs.find((it) => it.id === id) ?? sampleJobs[0];
const whats = (id: string) =>
  findingsOf(job(id))
    .map(({ what }) => what)
    .join(' ');

test('a fee, a number, slogans and a wide range are found', () => {
  expect(whats('w1')).toMatch(/money.*telephone.*advertisement.*twice/);
});

test('age and gender are found', () => {
  expect(whats('w2')).toMatch(/gender.*age/);
  expect(findingsOf(job('w2')).every(({ weight }) => weight === 'stop')).toBe(true);
});

test('a decent job has no findings', () => {
  expect(findingsOf(job('w3'))).toEqual([]);
  for (const it of sampleJobs.filter(({ status }) => status === 'open'))
    expect([it.id, findingsOf(it)]).toEqual([it.id, []]);
});
