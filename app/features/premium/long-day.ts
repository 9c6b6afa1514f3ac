const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2026`, of an instant in UTC: the same wherever it is rendered. */
export function longDay(instant: string): string {
  return day.format(new Date(instant));
}
