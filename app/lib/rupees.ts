/** A price from an amount in paise, as Indian English writes it: `₹4,999`; with paise only where there are any. */
export function formatRupees(paise: number): string {
  return paise % 100 === 0 ? rupees(paise) : formatExactRupees(paise);
}

/** The same with two decimals always, for columns of figures: `₹4,999.00`. */
export function formatExactRupees(paise: number): string {
  return `${rupees(paise)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;
}

/** The rupees of an amount without its paise: after the last three digits commas stand at every second one. */
function rupees(paise: number): string {
  const digits = String(Math.floor(Math.abs(paise) / 100));
  return `${paise < 0 ? '-' : ''}₹${digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')}`;
}
