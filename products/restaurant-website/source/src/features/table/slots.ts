import {
  booking as bounds,
  joins,
  type Table,
  tables,
  yardMonths,
  type Zone,
  zones,
} from '../../content/house.ts';
import type { Booking, TableWish, Waiting } from '../../data/types.ts';
import { addDays, inMonths, type Moment, monthOf } from '../../lib/day.ts';
import { servicesOn } from './hours.ts';

/** Minutes a party keeps its table. */
export const stayOf = (guests: number): number => (guests <= 2 ? 105 : guests <= 4 ? 120 : 150);

export const isOpenZone = (zone: Zone, day: string): boolean =>
  zone !== 'yard' || inMonths(monthOf(day), yardMonths);

const alive = (bookings: Booking[], day: string, except: string): Booking[] =>
  bookings.filter((it) => it.day === day && it.status !== 'cancelled' && it.code !== except);

interface Unit {
  tables: string[];
  seats: number;
  zone: Zone;
}
const single = ({ id, seats, zone }: Table): Unit => ({ tables: [id], seats, zone });
const units: Unit[] = [
  ...tables.map(single),
  ...joins.flatMap(([a, b]) => {
    const [one, two] = [tables.find(({ id }) => id === a), tables.find(({ id }) => id === b)];
    return one && two ? [{ tables: [a, b], seats: one.seats + two.seats, zone: one.zone }] : [];
  }),
];

export interface Wanted {
  day: string;
  start: number;
  guests: number;
  zone: Zone | null;
}

/**
 * The tables a party would get: free for its whole stay, the smallest that has enough seats, single ones before pairs;
 * null when there are none. A booking with the code `except` is not in the way.
 */
export function tablesFor(bookings: Booking[], { day, start, guests, zone }: Wanted, except = ''): Unit | null {
  const end = start + stayOf(guests);
  const busy = new Set(
    alive(bookings, day, except)
      .filter((it) => it.start < end && start < it.start + stayOf(it.guests))
      .flatMap((it) => it.tables),
  );
  const fitting = units.filter(
    (unit) =>
      unit.seats >= guests &&
      (zone === null || unit.zone === zone) &&
      isOpenZone(unit.zone, day) &&
      unit.tables.every((id) => !busy.has(id)),
  );
  fitting.sort(
    (a, b) =>
      a.tables.length - b.tables.length ||
      a.seats - b.seats ||
      // Without a wish the room comes before the counter.
      Number(b.zone === 'room') - Number(a.zone === 'room'),
  );
  return fitting[0] ?? null;
}

/** Guests who sit down in the half hour of `start`. */
export function arrivals(bookings: Booking[], day: string, start: number, except = ''): number {
  const half = Math.floor(start / 30);
  return alive(bookings, day, except)
    .filter((it) => Math.floor(it.start / 30) === half)
    .reduce((sum, { guests }) => sum + guests, 0);
}

/** Times at which a party could sit down on a day, by the hours alone. */
export const startsOn = (day: string): number[] =>
  servicesOn(day).flatMap(({ from, last }) =>
    Array.from({ length: Math.floor((last - from) / 15) + 1 }, (_, i) => from + i * 15),
  );

export interface Slot {
  start: number;
  /** Where there is room. */
  zones: Zone[];
  /** Why there is none; null when there is. */
  why: 'past' | 'taken' | 'kitchen' | null;
}

/** Every time of a day for a party, with the places that are free; none on a closed day. */
export function slotsOn(
  bookings: Booking[],
  wanted: Omit<Wanted, 'start'>,
  now: Moment,
  except = '',
): Slot[] {
  const { day, guests, zone } = wanted;
  return startsOn(day).map((start) => {
    if (day < now.day || (day === now.day && start < now.minute + 30)) return { start, zones: [], why: 'past' };
    if (arrivals(bookings, day, start, except) + guests > bounds.perHalfHour)
      return { start, zones: [], why: 'kitchen' };
    const free = zones.filter(
      (it) => (zone === null || zone === it) && tablesFor(bookings, { ...wanted, start, zone: it }, except),
    );
    return { start, zones: free, why: free.length > 0 ? null : 'taken' };
  });
}

export type DayState = 'past' | 'closed' | 'full' | 'free';

/** What the calendar says of a day. */
export function dayState(
  bookings: Booking[],
  wanted: Omit<Wanted, 'start'>,
  now: Moment,
  except = '',
): DayState {
  if (wanted.day < now.day) return 'past';
  if (wanted.day > addDays(now.day, bounds.daysAhead) || servicesOn(wanted.day).length === 0) return 'closed';
  const slots = slotsOn(bookings, wanted, now, except);
  if (slots.some(({ why }) => why === null)) return 'free';
  return slots.every(({ why }) => why === 'past') ? 'past' : 'full';
}

/** Whether a guest may still change or cancel by the code. */
export const canStillChange = (it: Pick<TableWish, 'day' | 'start'>, now: Moment): boolean =>
  it.day > now.day || (it.day === now.day && it.start - now.minute >= bounds.cancelHours * 60);

/** The first time that somebody on the waiting list could have, or null. */
export function openingFor(bookings: Booking[], it: Waiting, now: Moment): number | null {
  const wanted = { day: it.day, guests: it.guests, zone: null };
  return (
    slotsOn(bookings, wanted, now).find(
      ({ start, why }) => why === null && start >= it.from && start <= it.to,
    )?.start ?? null
  );
}
