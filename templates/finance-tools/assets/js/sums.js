/*
 * The sums. Money is counted in whole cents (BigInt), rates and powers as fixed-point numbers with 40 decimals, and
 * each amount is rounded once, half away from zero, where a bank would book it. Nothing here touches the page.
 */
window.Sums = (() => {
  const ONE = 10n ** 40n;
  const MOST_MONTHS = 1200;

  const abs = (value) => (value < 0n ? -value : value);
  const divide = (a, b) => {
    const sign = a < 0n !== b < 0n ? -1n : 1n;
    return sign * ((2n * abs(a) + abs(b)) / (2n * abs(b)));
  };
  const times = (a, b) => divide(a * b, ONE);

  function power(base, exponent) {
    let result = ONE;
    for (let left = exponent, factor = base; left > 0; left = Math.floor(left / 2), factor = times(factor, factor))
      if (left % 2 === 1) result = times(result, factor);
    return result;
  }

  /** "12.5" as a fixed-point number; null when it is no number. */
  function fixed(text) {
    const match = /^(-?)(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text);
    if (!match) return null;
    const value = BigInt(match[2]) * ONE + BigInt((match[3] ?? '').padEnd(40, '0'));
    return match[1] ? -value : value;
  }

  const cents = (text) => divide(fixed(text) * 100n, ONE);
  const monthly = (percent) => divide(fixed(percent), 1200n);

  /** A fixed-point number as text with at most `most` decimals and no zeros at the end. */
  function write(value, most = 6) {
    const scaled = divide(value * 10n ** BigInt(most), ONE);
    const plain = abs(scaled).toString().padStart(most + 1, '0');
    const text = most > 0 ? `${plain.slice(0, -most)}.${plain.slice(-most)}`.replace(/\.?0+$/, '') : plain;
    return scaled < 0n && text !== '0' ? `-${text}` : text;
  }

  const writeCents = (value) => {
    const plain = abs(value).toString().padStart(3, '0');
    return `${value < 0n ? '-' : ''}${plain.slice(0, -2)}.${plain.slice(-2)}`;
  };

  /** Months grouped into years; `last` holds the amounts at the end of each. */
  function byYear(months, add, last) {
    const years = [];
    for (const [at, month] of months.entries()) {
      if (at % 12 === 0) years.push({ year: years.length + 1, ...Object.fromEntries(add.map((name) => [name, 0n])) });
      const year = years.at(-1);
      for (const name of add) year[name] += month[name];
      for (const name of last) year[name] = month[name];
    }
    return years;
  }

  /**
   * A loan paid back in equal instalments at the end of each month.
   * A = P·i / (1 − (1 + i)^−n), rounded to the cent; i is a twelfth of the yearly rate. Interest of a month is the
   * balance × i, rounded to the cent; the last instalment is whatever is left.
   */
  function loan({ amount, rate, years, extra }) {
    const principal = cents(amount);
    const i = monthly(rate);
    const n = Number(years) * 12;
    const growth = power(ONE + i, n);
    const payment = i === 0n ? divide(principal, BigInt(n)) : divide(principal * i * growth, (growth - ONE) * ONE);
    const months = [];
    let balance = principal;
    while (balance > 0n && months.length < n) {
      const interest = divide(balance * i, ONE);
      const due = balance + interest;
      const wanted = payment + cents(extra);
      const paid = wanted > due || months.length === n - 1 ? due : wanted;
      balance = due - paid;
      months.push({ paid, interest, principal: paid - interest, balance });
    }
    const interest = months.reduce((sum, month) => sum + month.interest, 0n);
    return { principal, payment, months, interest, years: byYear(months, ['paid', 'interest', 'principal'], ['balance']) };
  }

  /**
   * Savings with a deposit at the end of each month. Interest is counted monthly, balance × rate / 12, gathers
   * exactly, and is booked, rounded to the cent, every `every` months (1, 3 or 12) and at the end.
   */
  function savings({ start, deposit, rate, years, every }) {
    const i = monthly(rate);
    const n = Number(years) * 12;
    const months = [];
    let balance = cents(start);
    let paidIn = balance;
    let gathered = 0n;
    for (let month = 1; month <= n; month += 1) {
      gathered += balance * i;
      let interest = 0n;
      if (month % Number(every) === 0 || month === n) {
        interest = divide(gathered, ONE);
        gathered = 0n;
      }
      balance += cents(deposit) + interest;
      paidIn += cents(deposit);
      months.push({ deposit: cents(deposit), interest, paidIn, balance });
    }
    const interest = months.reduce((sum, month) => sum + month.interest, 0n);
    return { months, balance, paidIn, interest, years: byYear(months, ['deposit', 'interest'], ['paidIn', 'balance']) };
  }

  /** Shares of an income by percent. What rounding leaves over goes to the largest remainders, a cent each. */
  function split({ income, parts }) {
    const whole = cents(income);
    const exact = parts.map(({ percent }) => whole * fixed(percent));
    const all = exact.reduce((sum, value) => sum + value, 0n);
    const base = 100n * ONE;
    const amounts = exact.map((value) => value / base);
    let left = divide(all, base) - amounts.reduce((sum, value) => sum + value, 0n);
    const order = exact.map((value, at) => ({ at, rest: value % base })).sort((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.at - b.at));
    for (const { at } of order) {
      if (left <= 0n) break;
      amounts[at] += 1n;
      left -= 1n;
    }
    const given = amounts.reduce((sum, value) => sum + value, 0n);
    return { income: whole, amounts, given, rest: whole - given, percent: parts.reduce((sum, { percent }) => sum + fixed(percent), 0n) };
  }

  /** Prices that rise by the same rate each year: price × (1 + r)^t, and what the same notes still buy: amount / (1 + r)^t. */
  function prices({ amount, rate, years }) {
    const now = cents(amount);
    const step = ONE + divide(fixed(rate), 100n);
    const list = [];
    for (let year = 0; year <= Number(years); year += 1) {
      const factor = power(step, year);
      list.push({ year, price: divide(now * factor, ONE), worth: divide(now * ONE, factor) });
    }
    return { now, list, ...list.at(-1) };
  }

  /** The five questions about percent, exact. `null` where there is no answer. */
  const percent = {
    of: ({ p, a }) => divide(fixed(p) * fixed(a), 100n * ONE),
    what: ({ a, b }) => (fixed(b) === 0n ? null : divide(fixed(a) * 100n * ONE, fixed(b))),
    change: ({ a, b }) => (fixed(a) === 0n ? null : divide((fixed(b) - fixed(a)) * 100n * ONE, abs(fixed(a)))),
    add: ({ a, p }) => divide(fixed(a) * (100n * ONE + fixed(p)), 100n * ONE),
    before: ({ a, p }) => (fixed(p) === -100n * ONE ? null : divide(fixed(a) * 100n * ONE, 100n * ONE + fixed(p))),
  };

  return { fixed, cents, write, writeCents, loan, savings, split, prices, percent, MOST_MONTHS };
})();
