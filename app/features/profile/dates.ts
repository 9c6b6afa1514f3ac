const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'Nov 21, 2026', in the zone of who looks. */
export function shortDate(iso: string): string {
  return mediumDate.format(new Date(iso));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'now', '5 minutes ago', 'yesterday'; a date beyond a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = (now - new Date(iso).getTime()) / 1000;
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 31 * DAY) return relative.format(-Math.floor(seconds / DAY), 'day');
  return shortDate(iso);
}
