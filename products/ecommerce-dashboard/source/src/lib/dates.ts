/** The store keeps the time of one place; change it here when yours is elsewhere. */
export const timeZone = 'Asia/Kolkata';
const offset = '+05:30';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, ...options });
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hours = format({ hour: '2-digit', minute: '2-digit', hour12: false });
const days = format({ day: 'numeric', month: 'short' });
const longDays = format({ weekday: 'long', day: 'numeric', month: 'long' });
const dated = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** Day of a moment in the store's time zone, as YYYY-MM-DD. */
export const dayOf = (at: string | number | Date): string => parts.format(new Date(at));

/** `15:20` */
export const formatTime = (at: string): string => hours.format(new Date(at)).replace('24:', '00:');

/** `24 Nov` */
export const formatDay = (at: string): string => days.format(new Date(at));

/** `Tuesday 24 November` */
export const formatLongDay = (at: string): string => longDays.format(new Date(at)).replace(',', '');

/** `24 Nov 2026` */
export const formatDate = (at: string): string => dated.format(new Date(at));

/** Start of a day in the store's time zone. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${offset}`);

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** All days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const all: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(day);
  return all;
}

/** Hours since the start of the day, with fractions: 15.5 at half past three. */
export const hourOf = (at: string): number =>
  (new Date(at).getTime() - startOfDay(dayOf(at)).getTime()) / 3_600_000;

/** `today`, `yesterday`, `3 days ago`, or the date. */
export function formatAgo(at: string, now: string): string {
  const gap = daysBetween(dayOf(at), dayOf(now)).length - 1;
  if (gap <= 0) return formatTime(at);
  if (gap === 1) return 'yesterday';
  return gap < 7 ? `${gap} days ago` : formatDay(at);
}
