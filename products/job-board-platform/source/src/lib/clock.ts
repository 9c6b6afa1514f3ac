/** The day of the sample data. Set it to null and the application lives by the visitor's own calendar. */
const demoDay: string | null = '2026-11-24';

/** Today as `2026-11-24`. */
export const today = (): string => demoDay ?? new Date().toLocaleDateString('sv-SE');

/** The day `n` days after `iso`; negative goes back. */
export function addDays(iso: string, n: number): string {
  const at = new Date(`${iso}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + n);
  return at.toISOString().slice(0, 10);
}

/** Whole days from `a` to `b`. */
export const daysBetween = (a: string, b: string): number =>
  Math.round((Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000);
