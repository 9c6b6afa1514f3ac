import { house } from '../content/house.ts';

/** A moment in the house: the day as `2026-11-24`, and minutes after midnight. */
export interface Moment {
  day: string;
  minute: number;
}

/** The moment of the demonstration. Set it to null and the site lives by the clock of the house. */
export const demoNow: Moment | null = { day: '2026-11-24', minute: 1062 };

/** Day and minute at `date` on a clock in `zone`, wherever the visitor is. */
export function momentIn(zone: string, date: Date): Moment {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export const now = (): Moment => demoNow ?? momentIn(house.zone, new Date());

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day `n` days after `day`; negative goes back. */
export function addDays(day: string, n: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + n);
  return date.toISOString().slice(0, 10);
}

/** Whole days from `a` to `b`. */
export const daysBetween = (a: string, b: string): number =>
  Math.round((at(b).getTime() - at(a).getTime()) / 86_400_000);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => at(day).getUTCDay();
export const monthOf = (day: string): number => at(day).getUTCMonth() + 1;

/** The days of the month of `day`, in weeks that begin on Monday; null where another month's day would be. */
export function monthGrid(day: string): (string | null)[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (weekdayOf(first) + 6) % 7;
  const grid: (string | null)[] = Array.from({ length: before }, () => null);
  for (let d = first; d.slice(0, 7) === day.slice(0, 7); d = addDays(d, 1)) grid.push(d);
  return grid;
}

/** Whether `month` lies in a span that may go over the turn of the year. */
export const inMonths = (month: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

/** `19:05` for 1145. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
