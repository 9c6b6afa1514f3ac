/** Money is whole paise everywhere; only these functions turn it into words. */
export type Paise = number;

const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `₹1,249.50`; without paise when there are none. */
export function formatMoney(amount: Paise): string {
  return (amount % 100 === 0 ? whole : exact).format(amount / 100);
}

/** For axes and small places: `₹1.2L`. */
export const formatMoneyShort = (amount: Paise): string => short.format(amount / 100);

/** Reads what a person types: `1,249.5`, `₹ 1249.50`. Null when it is no amount of money. */
export function parseMoney(text: string): Paise | null {
  const plain = text.replace(/[₹\s,]/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const [rupees = '0', fraction = ''] = plain.split('.');
  const amount = Number(rupees) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** What a percentage of an amount is, rounded to whole paise. */
export const percentOf = (amount: Paise, percent: number): Paise => Math.round((amount * percent) / 100);

/** Change from one amount to another in whole percent; null when there was nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
