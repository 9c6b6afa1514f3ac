/* How the page writes money, and what it says on <body>. */
const { locale, currency } = document.body.dataset;

/** The first that the browser understands: a slip of the pen must not stop the page. */
function understood(more) {
  for (const [language, unit] of [[locale, currency], ['en-GB', currency], ['en-GB', 'GBP']]) {
    try {
      return new Intl.NumberFormat(language, { style: 'currency', currency: unit, ...more });
    } catch {
      // The next one, then.
    }
  }
  return null;
}

const whole = understood({ maximumFractionDigits: 0 });
const compact = understood({ notation: 'compact', maximumSignificantDigits: 3 });

/** 342000 as £342,000. */
export const money = (amount) => whole.format(Math.round(amount));

/** 342000 as £342K: for flags on the plan. */
export const short = (amount) => compact.format(amount);

/**
 * The amount that a price or a measure names, such as '£342,000', '342.000 €' or '11.4 m': a last point or comma with one or two
 * digits behind it begins the fraction, any other only groups.
 */
export function amountOf(text = '') {
  const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
  const [, units, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
  return Number(`${units.replace(/\D/g, '')}.${rest}`);
}
