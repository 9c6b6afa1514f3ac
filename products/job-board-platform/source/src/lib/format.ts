const lakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Rupees as lakhs with one decimal: 1250000 as `12.5`. */
export const lakh = (amount: number) => lakhs.format(amount / 100_000);

/** `₹12.5–18 lakh`; one figure where both ends are the same. */
export const range = (min: number, max: number) =>
  min === max ? `₹${lakh(min)} lakh` : `₹${lakh(min)}–${lakh(max)} lakh`;

/** Whole rupees, grouped as in India. */
export const money = (amount: number) => rupees.format(amount);

/** `24 Nov`, with the year where it is not the year of `now`. */
export const date = (iso: string, now = iso) =>
  (iso.slice(0, 4) === now.slice(0, 4) ? day : dayYear).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** `1 job`, `3 jobs`. */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** How long ago, in words: today, yesterday, 5 days ago. */
export const ago = (days: number) => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);
