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

/**
 * The paise of an amount as people type it: `1000`, `₹1,000`, `999.50`. Null for anything else; never through a
 * fraction of a number, which would lose a paisa.
 */
export function parseRupees(text: string): number | null {
  const found = /^₹?(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s,]/g, ''));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}
