/*
 * What every script needs: money, storage, and the one place for a backend. Coffees, prices, postage and words are NOT here:
 * they stand in the pages, beside what people read, and on <body>.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the pages say so, until one of these is set:
 *   data-forms="site" on <body>           the published site's own inbox takes the forms (data-form)
 *   endpoint below, such as '/api/shop'   a server of yours
 * README.md shows what is sent.
 */
globalThis.ROASTERY = (() => {
  const endpoint = '';

  const body = () => document.body.dataset;

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

  /**
   * The amount that a price or a figure names, such as '£12.50', '12,50 €' or '2,140': a last point or comma with one or two
   * digits behind it is that of the pence, any other only groups.
   */
  function amountOf(text = '') {
    const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
    const [, whole, pence = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
    return Number(`${whole.replace(/\D/g, '')}.${pence}`);
  }

  let format = null;

  /** Money as the visitor reads it. */
  function money(amount) {
    const { locale, currency } = body();
    format ??= understood(
      ([language, unit]) => new Intl.NumberFormat(language, { style: 'currency', currency: unit }),
      [locale, currency],
      ['en-GB', currency],
      ['en-GB', 'GBP'],
    );
    return format.format(amount);
  }

  /** A figure with its unit, as on the labels. */
  const measured = (amount) => `${understood((language) => amount.toLocaleString(language), body().locale, 'en-GB')} ${body().unit ?? ''}`.trim();

  /** Sends a form by its name. Gives "sent", "kept" when there is nowhere to send it, or throws. */
  async function send(form, values) {
    if (!endpoint && body().forms !== 'site') return 'kept';
    const answer = await (endpoint ? fetch(endpoint, asJson({ form, ...values })) : fetch(location.pathname, asForm({ 'form-name': form, ...values })));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return 'sent';
  }

  function asJson(values) {
    return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
  }

  function asForm(values) {
    const flat = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join('; ') : String(value)]);
    return { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(flat) };
  }

  /** Storage that may be switched off: reading then gives nothing, writing does nothing. */
  const store = {
    get(key) {
      try {
        return JSON.parse(localStorage.getItem(`coffee-roaster.${key}`));
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`coffee-roaster.${key}`, JSON.stringify(value));
      } catch {
        // Lasts until the page is left.
      }
    },
  };

  return {
    amountOf,
    money,
    measured,
    send,
    store,

    /** The highest figure of all coffees: staircase, hills and altimeter are drawn to it. */
    top: () => amountOf(body().top) || 1,
    postage: () => amountOf(body().postage),
    postageFreeFrom: () => amountOf(body().freeFrom) || Number.POSITIVE_INFINITY,
    phone: () => document.querySelector('.sea a[href^="tel:"]').textContent.trim(),
  };
})();
