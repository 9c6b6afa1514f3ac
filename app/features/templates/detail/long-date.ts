const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 20, 2026` for `2026-11-20`, wherever the reader is. */
export function longDate(date: string): string {
  return long.format(new Date(`${date}T00:00:00Z`));
}
