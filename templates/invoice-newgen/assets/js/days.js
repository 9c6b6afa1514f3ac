/* Dates as people write them, read without a picker: "24 Nov 2026", "24.11.26", "11/24/2026", "today", "+14". */
window.Days = (() => {
  const isoDay = (date) =>
    [
      String(date.getFullYear()).padStart(4, '0'),
      String(date.getMonth() + 1).padStart(2, '0'),
      String(date.getDate()).padStart(2, '0'),
    ].join('-');
  const today = () => isoDay(new Date());

  function local(iso) {
    const [year, month, date] = iso.split('-').map(Number);
    return new Date(year, month - 1, date);
  }

  function add(iso, count) {
    const date = local(iso);
    date.setDate(date.getDate() + count);
    return isoDay(date);
  }

  function format(iso, locale, dateStyle = 'long') {
    return iso ? new Intl.DateTimeFormat(locale, { dateStyle }).format(local(iso)) : '';
  }

  /** Months of a language by their first letters, long and short, and the English ones. */
  function monthOf(word, locale) {
    const plain = (text) => text.toLocaleLowerCase(locale).replace('.', '');
    for (const language of [locale, 'en'])
      for (const style of ['long', 'short'])
        for (let month = 0; month < 12; month += 1) {
          const date = new Date(2026, month, 15);
          const parts = new Intl.DateTimeFormat(language, { month: style, day: 'numeric' }).formatToParts(date);
          const name = plain(parts.find(({ type }) => type === 'month').value);
          if (name === plain(word) || (word.length >= 3 && name.startsWith(plain(word)))) return month + 1;
        }
    return null;
  }

  /** What somebody typed as "2026-11-24", '' for nothing, null when it is no date. `from` is what "+14" counts from. */
  function read(typed, locale, from) {
    const text = typed.trim();
    if (text === '') return '';
    if (/^today$/i.test(text)) return today();
    const ahead = /^\+\s*(\d{1,3})( days?)?$/i.exec(text);
    if (ahead) return add(from || today(), Number(ahead[1]));
    const words = text.match(/\d+|[^\W\d_]+/gu) ?? [];
    const figures = words.filter((word) => /^\d+$/.test(word));
    const named = words.filter((word) => /^\D/.test(word)).map((word) => monthOf(word, locale)).find(Boolean);
    let year = null;
    let month = named ?? null;
    let date = null;
    if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) [year, month, date] = figures.map(Number);
    else if (named) {
      year = figures.find((figure) => figure.length === 4) ?? figures[1] ?? String(new Date().getFullYear());
      date = figures.find((figure) => figure !== year) ?? figures[0];
    } else {
      const order = new Intl.DateTimeFormat(locale).formatToParts(new Date()).map(({ type }) => type);
      const wanted = order.filter((type) => /^(day|month|year)$/.test(type) && (figures.length > 2 || type !== 'year'));
      if (figures.length < 2 || figures.length > 3) return null;
      const found = Object.fromEntries(wanted.map((type, at) => [type, figures[at]]));
      ({ day: date, month } = found);
      year = found.year ?? String(new Date().getFullYear());
    }
    if (String(year).length === 2) year = 2000 + Number(year);
    const iso = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
    return /^\d{4}-\d\d-\d\d$/.test(iso) && isoDay(local(iso)) === iso ? iso : null;
  }

  return { today, add, format, read };
})();
