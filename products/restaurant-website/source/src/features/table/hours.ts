import { closures, type Service, week } from '../../content/house.ts';
import type { Text } from '../../content/types.ts';
import { addDays, type Moment, weekdayOf } from '../../lib/day.ts';

/** The closure a day lies in, or undefined. */
export const closureOn = (day: string): { why: Text } | undefined =>
  closures.find(({ from, to }) => day >= from && day <= to);

/** Services of a day; none when the house is closed. */
export const servicesOn = (day: string): Service[] =>
  closureOn(day) ? [] : (week[weekdayOf(day)] ?? []);

export type Doors =
  | { open: true; until: number }
  | { open: false; day: string; from: number }
  | { open: false; day: null };

/** Whether the house is open, until when, or when it opens next within 60 days. */
export function doorsAt({ day, minute }: Moment): Doors {
  const present = servicesOn(day).find(({ from, to }) => minute >= from && minute < to);
  if (present) return { open: true, until: present.to };
  for (let n = 0; n <= 60; n += 1) {
    const other = addDays(day, n);
    const next = servicesOn(other).find(({ from }) => n > 0 || from > minute);
    if (next) return { open: false, day: other, from: next.from };
  }
  return { open: false, day: null };
}
