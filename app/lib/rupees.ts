const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** A price from an amount in paise, as Indian English writes it: `₹4,999`; with paise only where there are any. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}

/** The same with two decimals always, for columns of figures: `₹4,999.00`. */
export function formatExactRupees(paise: number): string {
  return exact.format(paise / 100);
}
