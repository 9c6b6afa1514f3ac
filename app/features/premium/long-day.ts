const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** `22 November 2026`, of an instant in UTC: the same wherever it is rendered. */
export function longDay(instant: string): string {
  return day.format(new Date(instant));
}
