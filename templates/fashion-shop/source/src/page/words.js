/* How the page writes money, and what it says on <body>. */
const { locale, currency } = document.body.dataset;

/** The first that the browser understands: a slip of the pen must not stop the page. */
function understood(digits) {
  for (const [language, unit] of [[locale, currency], ['en-GB', currency], ['en-GB', 'GBP']]) {
    try {
      return new Intl.NumberFormat(language, { style: 'currency', currency: unit, minimumFractionDigits: digits, maximumFractionDigits: digits });
    } catch {
      // The next one, then.
    }
  }
  return null;
}

const whole = understood(0);
const exact = understood(2);

/** 245 as £245, and 12.5 as £12.50. */
export const money = (amount) => (Number.isInteger(amount) ? whole : exact).format(amount);

/**
 * The amount that a price names, such as '£1,245', '1.245 €' or '12.50': a last point or comma with one or two digits behind it
 * begins the fraction, any other only groups. Words without a number, such as 'free', are 0.
 */
export function amountOf(text = '') {
  const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
  const [, units, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
  return Number(`${units.replace(/\D/g, '')}.${rest}`);
}

/** 'S, M, L' as a list. */
export const listOf = (text = '') =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);
