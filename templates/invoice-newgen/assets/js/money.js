/*
 * Exact decimals. Amounts are whole numbers of a millionth (BigInt), so nothing is ever a little off, and each
 * amount on the invoice is rounded once, half away from zero, to the smallest coin of its currency.
 */
window.Money = (() => {
  const ONE = 1_000_000n;

  const abs = (value) => (value < 0n ? -value : value);

  /** `a / b`, rounded to a whole number, half away from zero. */
  function divide(a, b) {
    const sign = a < 0n !== b < 0n ? -1n : 1n;
    return sign * ((2n * abs(a) + abs(b)) / (2n * abs(b)));
  }

  /** Reads "1234.5" as it is kept: a BigInt of millionths, or null when it is no number. */
  function fromText(text) {
    const match = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
    if (!match) return null;
    const value = BigInt(match[2]) * ONE + BigInt((match[3] ?? '').padEnd(6, '0'));
    return match[1] ? -value : value;
  }

  function toText(value, digits = 6) {
    const rounded = divide(value, 10n ** BigInt(6 - digits));
    const plain = abs(rounded).toString().padStart(digits + 1, '0');
    const whole = plain.slice(0, plain.length - digits);
    const text = digits > 0 ? `${whole}.${plain.slice(-digits)}` : whole;
    return rounded < 0n ? `-${text}` : text;
  }

  /** Signs that a language writes numbers with, for example { decimal: ',', group: '.' } in German. */
  function signsOf(locale) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
    const sign = (type, other) => parts.find((part) => part.type === type)?.value ?? other;
    return { decimal: sign('decimal', '.'), group: sign('group', ',') };
  }

  /**
   * What somebody typed, as "1234.5", or null. "1,234.50", "1.234,50", "1 234,5" and "1'234.50" are all read; a
   * single comma or point is a decimal sign, unless the language groups with it and three figures follow.
   */
  function fromTyped(typed, locale) {
    const text = typed.trim().replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[−–]/, '-').replace(/%$/, '');
    if (!/^-?[\d.,]+$/.test(text) || !/\d/.test(text)) return null;
    const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    if (last < 0) return clean(text);
    const used = text[last];
    const other = used === ',' ? '.' : ',';
    const isRepeated = text.indexOf(used) !== last;
    const isGroup = isRepeated || (signsOf(locale).group === used && /^\d{3}$/.test(text.slice(last + 1)));
    if (isRepeated && text.includes(other)) return null;
    if (isGroup) return clean(text.replace(/[.,]/g, ''));
    return clean(`${text.slice(0, last).replaceAll(other, '')}.${text.slice(last + 1)}`);
  }

  function clean(text) {
    const tidy = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '').replace(/^(-?)0+(?=\d)/, '$1');
    return fromText(tidy) === null ? null : tidy;
  }

  const digitsOf = (currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

  const roundTo = (value, digits) => {
    const unit = 10n ** BigInt(6 - digits);
    return divide(value, unit) * unit;
  };

  /** An amount in the writing of a language. The decimal text goes in as it is, so no figure is lost. */
  function format(value, currency, locale) {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toText(value, digitsOf(currency)));
  }

  /** A plain number in the writing of a language, without zeros nobody needs. */
  function formatNumber(text, locale, least = 0) {
    const options = { minimumFractionDigits: least, maximumFractionDigits: 6, useGrouping: false };
    return new Intl.NumberFormat(locale, options).format(text);
  }

  /**
   * Everything that stands under an invoice, in millionths:
   * lines:    quantity × price, less the line's own discount, rounded
   * discount: percent of their sum, or an amount; at most their sum. It is spread over the tax rates by their share,
   *           and what is left over by rounding goes to the largest, so that the parts add up exactly
   * taxes:    worked out once for each rate on the sum of its lines. When prices include tax, it is taken out:
   *           gross × rate / (100 + rate)
   */
  function reckon({ lines, discount, inclusive, currency }) {
    const digits = digitsOf(currency);
    const number = (text) => fromText(text) ?? 0n;
    const amounts = lines.map(({ qty, price, off }) => {
      const full = number(qty) * number(price) * (100n * ONE - number(off || '0'));
      return roundTo(divide(full, 100n * ONE * ONE), digits);
    });
    const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
    const wanted =
      discount.kind === 'percent'
        ? roundTo(divide(subtotal * number(discount.value || '0'), 100n * ONE), digits)
        : roundTo(number(discount.value || '0'), digits);
    const off = subtotal > 0n ? (wanted > subtotal ? subtotal : wanted) : 0n;

    const byRate = new Map();
    for (const [at, { tax }] of lines.entries()) {
      const rate = number(tax || '0');
      byRate.set(rate, (byRate.get(rate) ?? 0n) + amounts[at]);
    }
    const groups = [...byRate].map(([rate, sum]) => ({
      rate,
      base: sum - (subtotal === 0n ? 0n : roundTo(divide(off * sum, subtotal), digits)),
    }));
    const left = subtotal - off - groups.reduce((sum, { base }) => sum + base, 0n);
    if (left !== 0n) groups.sort((a, b) => (abs(b.base) > abs(a.base) ? 1 : -1))[0].base += left;

    const taxes = groups
      .map(({ rate, base }) => {
        const whole = inclusive ? 100n * ONE + rate : 100n * ONE;
        const tax = roundTo(divide(base * rate, whole), digits);
        return { rate: toText(rate), base: inclusive ? base - tax : base, tax };
      })
      .sort((a, b) => Number(b.rate) - Number(a.rate));
    const tax = taxes.reduce((sum, one) => sum + one.tax, 0n);
    return { amounts, subtotal, off, taxes, tax, total: inclusive ? subtotal - off : subtotal - off + tax };
  }

  return { fromText, toText, fromTyped, format, formatNumber, digitsOf, reckon };
})();
