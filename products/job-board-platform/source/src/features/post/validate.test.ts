import { expect, test } from 'vitest';
import { sampleJobs } from '../../data/sample/jobs.ts';
import { faultsOf } from './validate.ts';

const today = '2026-11-24';
const good = { ...sampleJobs[0], closes: '2026-12-24' };
const faults = (part: Partial<typeof good>) => faultsOf({ ...good, ...part }, today);

test('a good job has no faults', () => {
  expect(faults({})).toEqual({});
});

test('pay has to be given, in order, and not too wide', () => {
  expect(faults({ payMin: 0 })).toHaveProperty('payMin');
  expect(faults({ payMin: Number.NaN, payMax: Number.NaN })).toMatchObject({
    payMin: expect.any(String),
    payMax: expect.any(String),
  });
  expect(faults({ payMin: 900000, payMax: 800000 }).payMax).toContain('below');
  expect(faults({ payMin: 400000, payMax: 1000000 })).toEqual({});
  expect(faults({ payMin: 400000, payMax: 1000001 }).payMax).toContain('two and a half');
});

test('a week at least, ninety days at most', () => {
  expect(faults({ closes: '2026-11-30' }).closes).toContain('week');
  expect(faults({ closes: '2026-12-01' })).toEqual({});
  expect(faults({ closes: '2027-02-22' })).toEqual({});
  expect(faults({ closes: '2027-02-23' }).closes).toContain('ninety');
  expect(faults({ closes: '' })).toHaveProperty('closes');
});

test('words', () => {
  expect(faults({ title: 'FIRMWARE ENGINEER' }).title).toContain('capitals');
  expect(faults({ about: 'Short.' }).about).toContain('54 letters');
  expect(faults({ tasks: ['one', ' ', 'two'] })).toHaveProperty('tasks');
  expect(faults({ skills: [] })).toHaveProperty('skills');
  expect(faults({ region: 'XX' })).toHaveProperty('region');
});
