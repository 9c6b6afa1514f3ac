const utc = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...utc });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...utc });
const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const localTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

// The pages of the server and of every browser must show the same day: `longDate` and `mediumDate` are of UTC.

/** 'November 21, 2026' for a day or an instant in ISO 8601, in UTC; empty when it is none. */
export function longDate(iso: string): string {
  return shown(long, iso);
}

/** 'Nov 21, 2026' for a day or an instant in ISO 8601, in UTC; empty when it is none. */
export function mediumDate(iso: string): string {
  return shown(medium, iso);
}

/** 'Nov 21, 2026' in the zone of who looks: for what only the browser renders. */
export function localDate(iso: string): string {
  return shown(local, iso);
}

/** 'Nov 21, 2026, 9:05 PM' in the zone of who looks: for what only the browser renders. */
export function localMoment(iso: string): string {
  return shown(localTime, iso);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'just now', '5 minutes ago', 'yesterday'; a date beyond a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = (now - new Date(iso).getTime()) / 1000;
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 31 * DAY) return relative.format(-Math.floor(seconds / DAY), 'day');
  return localDate(iso);
}

function shown(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
