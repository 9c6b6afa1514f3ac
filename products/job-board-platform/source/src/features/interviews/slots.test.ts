import { expect, test } from 'vitest';
import type { Interview } from '../../data/types.ts';
import { clashes, isInHours, overlap, slotsOf } from './slots.ts';

const at = (start: string, part: Partial<Interview> = {}): Interview => ({
  id: start,
  applicationId: 'a',
  start: `2026-11-25T${start}:00.000Z`,
  minutes: 45,
  interviewer: 'Revathi',
  ...part,
});
const zones = { employer: 'Asia/Kolkata', candidate: 'Asia/Kolkata' };
const wanted = { id: 'new', applicationId: 'b', minutes: 45, interviewer: 'Revathi' };

test('one may begin as the other ends', () => {
  expect(overlap(at('04:00'), at('04:45'))).toBe(false);
  expect(overlap(at('04:00'), at('04:44'))).toBe(true);
});

test('an interviewer and a candidate can be in one place only, others do not matter', () => {
  const booked = [at('04:30'), at('06:00', { interviewer: 'Joseph' })];
  expect(clashes(at('04:30', { id: 'x', applicationId: 'b' }), booked)).toHaveLength(1);
  expect(clashes(at('06:00', { id: 'x', interviewer: 'Meera' }), booked)).toHaveLength(1);
  expect(clashes(at('06:00', { id: 'x', applicationId: 'b' }), booked)).toHaveLength(0);
});

test('an interview does not clash with itself when it is moved', () => {
  const booked = [at('04:30')];
  expect(clashes({ ...booked[0], start: '2026-11-25T04:45:00.000Z' }, booked)).toEqual([]);
});

test('a day at home has seventeen slots of 45 minutes, those around a booking are taken', () => {
  const slots = slotsOf('2026-11-25', wanted, [at('04:30', { applicationId: 'z' })], zones);
  expect(slots).toHaveLength(17);
  expect(slots[0].start).toBe('2026-11-25T03:30:00.000Z');
  const taken = slots.filter(({ against }) => against === 'booked').map(({ start }) => start.slice(11, 16));
  expect(taken).toEqual(['04:00', '04:30', '05:00']);
});

test('London mornings are the afternoon in Mysuru', () => {
  const free = slotsOf('2026-11-25', wanted, [], { ...zones, candidate: 'Europe/London' }).filter(
    ({ against }) => against === null,
  );
  expect(free[0].start).toBe('2026-11-25T09:00:00.000Z');
  const summer = slotsOf('2026-07-01', wanted, [], { ...zones, candidate: 'Europe/London' }).filter(
    ({ against }) => against === null,
  );
  expect(summer[0].start).toBe('2026-07-01T08:00:00.000Z');
  expect(summer.length).toBe(free.length + 2);
});

test('nobody is asked in the night, nor over midnight', () => {
  expect(
    slotsOf('2026-11-25', wanted, [], { ...zones, candidate: 'America/New_York' }).every(
      ({ against }) => against === 'night',
    ),
  ).toBe(true);
  expect(isInHours('2026-11-25T12:00:00.000Z', 45, 'Asia/Kolkata')).toBe(false);
});
