import { describe, expect, it } from 'vitest';
import { tables } from '../../content/house.ts';
import type { Booking } from '../../data/types.ts';
import { arrivals, canStillChange, dayState, openingFor, slotsOn, stayOf, tablesFor } from './slots.ts';

const day = '2026-12-02';
const now = { day: '2026-11-24', minute: 1062 };
let number = 0;
const at = (start: number, guests: number, ids: string[], more: Partial<Booking> = {}): Booking => ({
  code: `C${(number += 1)}`,
  day,
  start,
  guests,
  zone: null,
  name: 'Test',
  phone: '000000000',
  note: '',
  tables: ids,
  status: 'booked',
  ...more,
});
const wish = (start: number, guests: number) => ({ day, start, guests, zone: null });

describe('tables', () => {
  it('a party gets the smallest that fits, in the room before the counter', () => {
    expect(tablesFor([], wish(1200, 2))?.tables).toEqual(['S1']);
    expect(tablesFor([], wish(1200, 3))?.tables).toEqual(['S3']);
    expect(tablesFor([], wish(1200, 5))?.tables).toEqual(['S5']);
  });
  it('two are joined when none is large enough', () =>
    expect(tablesFor([], wish(1200, 8))?.tables).toEqual(['S3', 'S4']));
  it('a table is busy for the whole stay, and free in the minute after', () => {
    const one = [at(1200, 6, ['S5'])];
    expect(tablesFor(one, wish(1200 + stayOf(6) - 1, 6))?.tables).toEqual(['S3', 'S4']);
    expect(tablesFor(one, wish(1200 + stayOf(6), 6))?.tables).toEqual(['S5']);
    expect(tablesFor(one, wish(1200 - stayOf(6) + 1, 6))?.tables).toEqual(['S3', 'S4']);
  });
  it('half a pair that is taken takes the pair', () =>
    expect(tablesFor([at(1200, 4, ['S4']), at(1200, 6, ['S5'])], wish(1200, 6))).toBeNull());
  it('what is cancelled is free, and a booking is not in its own way', () => {
    const old = at(1200, 6, ['S5'], { code: 'OWN' });
    expect(tablesFor([{ ...old, status: 'cancelled' }], wish(1200, 6))?.tables).toEqual(['S5']);
    expect(tablesFor([old], wish(1215, 6), 'OWN')?.tables).toEqual(['S5']);
  });
  it('the yard has tables only in its months', () => {
    expect(tablesFor([], { ...wish(1200, 2), zone: 'yard' })).toBeNull();
    expect(tablesFor([], { ...wish(1200, 2), day: '2027-06-02', zone: 'yard' })?.tables).toEqual(['P1']);
  });
});

describe('times', () => {
  it('go by quarters from the doors to the last guests', () => {
    const starts = slotsOn([], { day, guests: 2, zone: null }, now).map(({ start }) => start);
    expect([starts[0], starts[1], starts.at(-1)]).toEqual([1140, 1155, 1305]);
  });
  it('there are none on a closed day', () =>
    expect(slotsOn([], { day: '2026-12-25', guests: 2, zone: null }, now)).toEqual([]));
  it('those that are past or too soon are not offered', () => {
    const late = { day, minute: 1180 };
    const free = slotsOn([], { day, guests: 2, zone: null }, late).filter(({ why }) => why === null);
    expect(free[0]?.start).toBe(1215);
  });
  it('the kitchen greets so many in a half hour, no more', () => {
    const bookings = [at(1200, 6, ['S5']), at(1215, 4, ['S3'])];
    expect(arrivals(bookings, day, 1200)).toBe(10);
    const slots = slotsOn(bookings, { day, guests: 3, zone: null }, now);
    expect(slots.find(({ start }) => start === 1215)?.why).toBe('kitchen');
    expect(slots.find(({ start }) => start === 1230)?.why).toBeNull();
  });
  it('no table is ever given twice, however many ask', () => {
    const bookings: Booking[] = [];
    for (let i = 0; i < 200; i += 1) {
      const wanted = wish(1140 + ((i * 7) % 12) * 15, 1 + ((i * 5) % 8));
      const unit = tablesFor(bookings, wanted);
      if (unit) bookings.push(at(wanted.start, wanted.guests, unit.tables));
    }
    for (const { id } of tables) {
      const stays = bookings
        .filter((it) => it.tables.includes(id))
        .map((it) => [it.start, it.start + stayOf(it.guests)] as const)
        .sort(([a], [b]) => a - b);
      for (const [i, [, end]] of stays.entries()) expect(stays[i + 1]?.[0] ?? end).toBeGreaterThanOrEqual(end);
    }
    expect(bookings.length).toBeGreaterThan(10);
  });
});

describe('a day', () => {
  const wanted = { day, guests: 6, zone: null };
  it('is free, full, closed or past', () => {
    const full = [1140, 1290].flatMap((start) => [at(start, 6, ['S5']), at(start, 6, ['S3', 'S4'])]);
    expect(dayState([], wanted, now)).toBe('free');
    expect(dayState(full, wanted, now)).toBe('full');
    expect(dayState([], { ...wanted, day: '2026-11-30' }, now)).toBe('closed');
    expect(dayState([], { ...wanted, day: '2026-11-20' }, now)).toBe('past');
    expect(dayState([], { ...wanted, day: '2027-06-02' }, now)).toBe('closed');
  });
});

it('a code can change a booking until three hours before', () => {
  expect(canStillChange({ day: now.day, start: 1062 + 180 }, now)).toBe(true);
  expect(canStillChange({ day: now.day, start: 1062 + 179 }, now)).toBe(false);
  expect(canStillChange({ day: '2026-11-23', start: 1300 }, now)).toBe(false);
});

it('who waits gets the first time within the wish', () => {
  const one = { id: 'w', day, guests: 6, from: 1170, to: 1230, name: 'W', phone: '0' };
  expect(openingFor([], one, now)).toBe(1170);
  const busy = [at(1140, 6, ['S5']), at(1140, 4, ['S3'])];
  expect(openingFor(busy, one, now)).toBeNull();
});
