/* How the page writes money and weight: what stands on <body>. */
const { locale, currency, unit, free } = document.body.dataset;

/** The first that the browser understands: a slip of the pen must not stop the page. */
function understood(digits) {
  for (const [language, money] of [[locale, currency], ['en', currency], ['en', 'EUR']]) {
    try {
      return new Intl.NumberFormat(language, { style: 'currency', currency: money, minimumFractionDigits: digits, maximumFractionDigits: digits });
    } catch {
      // The next one, then.
    }
  }
  return null;
}
const whole = understood(0);
const exact = understood(2);

/** 4 as €4, 4.5 as €4.50, nothing in the word for it. */
export const money = (amount) => {
  if (!amount) return free;
  return Number.isInteger(amount) ? whole.format(amount) : exact.format(amount);
};
export const weight = (amount) => `${Number(amount.toFixed(1))} ${unit}`;

/** The amount that a price or a weight names, such as '€4', '12,50 €' or '3.1 kB'; a word without one is nothing. */
export function amountOf(text = '') {
  const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
  const [, units, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
  return Number(`${units.replace(/\D/g, '')}.${rest}`);
}

/** What the element of a good says of it: on the shelf, or on its own page. */
export function readGood(element) {
  const words = (name) => element.querySelector(`[data-${name}]`)?.textContent.trim() ?? '';
  const id = element.dataset.good;
  const picture = element.querySelector('.photo') ?? element.querySelector('img');
  return {
    id,
    name: words('name'),
    kind: words('kind'),
    language: words('language'),
    licence: words('licence'),
    kb: amountOf(words('weight')),
    price: amountOf(words('price')),
    needs: Number(element.dataset.needs) || 0,
    harvested: element.dataset.harvested ?? '',
    stall: element.dataset.stall ?? '',
    picture: picture?.getAttribute('src') ?? '',
  };
}

/** Words put into HTML. */
export const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
