import { expect, test } from 'vitest';
import { sampleDesk } from '../data/sample/desk.ts';
import { sampleJobs } from '../data/sample/jobs.ts';
import { screenOf } from './routes.tsx';

const title = (path: string) => screenOf(path, sampleJobs, sampleDesk).title;

test('every job has a page', () => {
  for (const job of sampleJobs) expect(title(`/job/${job.id}`)).toBe(job.title);
});

test('an employer sees the own jobs and candidates only', () => {
  expect(title('/hire/k1')).toBe('Candidates as Firmware engineer');
  expect(title('/hire/t1')).toBe('Off the rule');
  expect(title('/hire/candidate/a1')).toBe('Ananya Hegde');
  expect(title('/hire/candidate/m1')).toBe('Off the rule');
  expect(title('/hire/post/t1')).toBe('Off the rule');
});

test('what does not exist says so', () => {
  expect(title('/job/none')).toBe('Off the rule');
  expect(title('/elsewhere')).toBe('Off the rule');
});
