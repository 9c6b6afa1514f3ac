const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 9:05 PM' in the operator's own time zone. */
export function formatMoment(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** '1 report', '12 reports'. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
