/*
 * What the pages have in common: money as it is written here, and the one place for a backend.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the visitor's browser, and the forms say so, until one of these is set on <footer data-desk>:
 *   data-forms="site"       the published site's own inbox takes both forms (data-form)
 *   data-endpoint="/api"    a server of yours
 * README.md shows what is sent.
 */
globalThis.Desk = (() => {
  const given = document.querySelector('[data-desk]').dataset;

  /** The first that the browser understands: a slip of the pen must not stop the page. */
  function understood(make, ...candidates) {
    for (const candidate of candidates) {
      try {
        return make(candidate);
      } catch {
        // The next one, then.
      }
    }
    return null;
  }

  const format = understood(
    ([locale, currency]) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    [given.locale, given.currency],
    ['en-GB', given.currency],
    ['en-GB', 'GBP'],
  );

  /** The whole amount that a price names: '£1,339', '1.339 €' and '1339' are understood. */
  function amountOf(text) {
    const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
    const [, whole, pence = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
    return Number(`${whole.replace(/\D/g, '')}.${pence}`);
  }

  async function post(form, values) {
    if (given.endpoint) {
      const body = JSON.stringify({ form, ...values });
      return fetch(given.endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    }
    const body = new URLSearchParams([['form-name', form], ...Object.entries(values)]);
    return fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body });
  }

  return {
    amountOf,
    money: (value) => format.format(value),
    sent: given.sent,
    phone: document.querySelector('.foot a[href^="tel:"]')?.textContent.trim() ?? '',

    /** Sends a form by its name. Gives true when somebody took it, false when nobody is connected; throws when refused. */
    async send(form, values) {
      if (!given.endpoint && given.forms !== 'site') return false;
      const answer = await post(form, values);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return true;
    },
  };
})();
