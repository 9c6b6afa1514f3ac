/*
 * Dates of the sheet. They are written as 2021, 2021-03 or 2021-03-15; anything else, such as "today", is not over yet.
 */
window.CvDates = (() => {
  const pattern = /^([12]\d{3})(?:-(0[1-9]|1[0-2]))?(?:-(0[1-9]|[12]\d|3[01]))?$/;

  /** Today as a year with a decimal part. */
  function now() {
    const today = new Date();
    return today.getFullYear() + today.getMonth() / 12 + (today.getDate() - 1) / 365;
  }

  /** A date as a year with a decimal part, or null. The end of a month or year is the beginning of the next. */
  function toYears(text, isEnd = false) {
    const [, year, month, day] = pattern.exec(text.trim()) ?? [];
    if (!year) return null;
    if (!month) return Number(year) + (isEnd ? 1 : 0);
    const months = Number(month) - 1 + (isEnd && !day ? 1 : 0);
    return Number(year) + months / 12 + (day ? (Number(day) - 1) / 365 : 0);
  }

  /** "2021-03" as the language of the page writes it; a year, and what is no date, as it is. */
  function toWords(text) {
    const [, year, month] = pattern.exec(text.trim()) ?? [];
    if (!month) return text;
    const date = new Date(Number(year), Number(month) - 1, 15);
    try {
      return date.toLocaleDateString(document.documentElement.lang, { month: 'short', year: 'numeric' });
    } catch {
      return date.toLocaleDateString('en-GB', { month: 'short', year: 'numeric' });
    }
  }

  /** From and to of an entry. One without a beginning has lasted a year. */
  function rangeOf(from, to) {
    const end = Math.min(toYears(to, true) ?? now(), now());
    return { from: Math.min(toYears(from) ?? end - 1, end), to: end };
  }

  return { now, toYears, toWords, rangeOf };
})();
