import { expect, test } from 'vitest';
import { me } from '../../data/sample/candidates.ts';
import { sampleDesk } from '../../data/sample/desk.ts';
import { sampleJobs } from '../../data/sample/jobs.ts';
import { applicationOf, mayApply, missing } from './check.ts';

const today = '2026-11-24';
const job = sampleJobs[0];

test('gaps of a profile are named', () => {
  expect(missing(me)).toEqual([]);
  expect(missing({ ...me, email: 'nobody', skills: [], work: [], study: [] })).toEqual([
    'an e-mail address',
    'at least one skill',
    'work or study',
  ]);
});

test('one application a job, unless it was withdrawn', () => {
  const mine = applicationOf('x', job, me, ' hello ', today);
  expect(mine.letter).toBe('hello');
  expect(mayApply(job, sampleDesk.applications, today)).toBe('yes');
  expect(mayApply(job, [mine], today)).toBe('done');
  expect(mayApply(job, [{ ...mine, stage: 'withdrawn' }], today)).toBe('yes');
});

test('after the last day it is closed', () => {
  expect(mayApply(job, [], job.closes)).toBe('yes');
  expect(mayApply(job, [], '2027-12-01')).toBe('closed');
  expect(mayApply({ ...job, status: 'review' }, [], today)).toBe('closed');
});

test('what was sent does not change with the profile', () => {
  const profile = structuredClone(me);
  const sent = applicationOf('x', job, profile, '', today);
  profile.skills.push('Later');
  expect(sent.cv.skills).not.toContain('Later');
});
