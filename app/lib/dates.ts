import { counted } from './counted.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// The pages of the server and of every browser must show the same day: `longDate` and `mediumDate` are of UTC.

/** 'November 21, 2026' for a day or an instant in ISO 8601, in UTC; empty when it is none. */
export function longDate(iso: string): string {
  return utcDate(iso, (month) => month);
}

/** 'Nov 21, 2026' for a day or an instant in ISO 8601, in UTC; empty when it is none. */
export function mediumDate(iso: string): string {
  return utcDate(iso, (month) => month.slice(0, 3));
}

function utcDate(iso: string, write: (month: string) => string): string {
  const date = new Date(iso);
  const month = months[date.getUTCMonth()];
  return month ? `${write(month)} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : '';
}

/** 'Nov 21, 2026' in the zone of who looks: for what only the browser renders. */
export function localDate(iso: string): string {
  return localText(iso, { dateStyle: 'medium' });
}

/** 'Nov 21, 2026, 9:05 PM' in the zone of who looks: for what only the browser renders. */
export function localMoment(iso: string): string {
  return localText(iso, { dateStyle: 'medium', timeStyle: 'short' });
}

/** What knows the zones is made when something is to be said in one, not with the page (decision 030). */
function localText(iso: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString('en-US', style);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'just now', '5 minutes ago', 'yesterday'; a date beyond a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = (now - new Date(iso).getTime()) / 1000;
  const ago = (unit: number, name: string) => `${counted(Math.floor(seconds / unit), name)} ago`;
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return ago(MINUTE, 'minute');
  if (seconds < DAY) return ago(HOUR, 'hour');
  if (seconds < 2 * DAY) return 'yesterday';
  if (seconds < 31 * DAY) return ago(DAY, 'day');
  return localDate(iso);
}
