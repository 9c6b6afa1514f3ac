const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Whole rupees, grouped as in India; zero is a word. */
export const price = (amount: number) => (amount === 0 ? 'Free' : rupees.format(amount));

/** `2026-11-24` as `24 Nov 2026`. */
export const date = (iso: string) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** Minutes as `55 min` or `2 h 10 min`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Seconds as `1:05`. */
export function timecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `1 lesson`, `3 lessons`. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
