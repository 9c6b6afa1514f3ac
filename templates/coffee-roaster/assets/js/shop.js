/*
 * Coffees, prices and postage as they are written in the page, and the one place for a backend.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the visitor's browser, and the pages say so, until one of these is set on <dialog data-basket>:
 *   data-forms="site"       the published site's own inbox takes the three forms (data-form)
 *   data-endpoint="/api"    a server of yours
 * README.md shows what is sent.
 */
(() => {
  const { Roastery } = globalThis;
  const given = document.querySelector('[data-basket]').dataset;

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

  const moneyFormat = understood(
    ([locale, currency]) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
    [given.locale, given.currency],
    ['en-GB', given.currency],
    ['en-GB', 'GBP'],
  );

  /**
   * The amount that a price names, such as '£12.50', '12,50 €' or '1.250 Ft': a last point or comma with one or two digits
   * behind it is that of the pence, any other only groups.
   */
  function amountOf(text) {
    const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
    const [, whole, pence = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
    return Number(`${whole.replace(/\D/g, '')}.${pence}`);
  }

  const textOf = (node, selector) => node.querySelector(selector)?.textContent.trim() ?? '';
  const figure = (text) => Number(text.replace(/\D/g, ''));

  /** What a hill is drawn from: the height that is written, the two scales, and what is marked on the element. */
  function factsOf(node) {
    return {
      height: figure(textOf(node, '[data-height]')) || 1500,
      acidity: figure(textOf(node, '[data-acidity]')) || 3,
      body: figure(textOf(node, '[data-body]')) || 3,
      process: node.dataset.process,
      paper: node.dataset.paper,
      seed: figure(node.dataset.seed ?? '') || 1,
    };
  }

  /** Every coffee of this page: id -> {id, name, sizes, facts, photo, node}. */
  const coffees = new Map(
    [...document.querySelectorAll('[data-coffee]')].map((node) => {
      const sizes = [...node.querySelectorAll('[data-sizes] > li')].map((size) => ({
        label: textOf(size, '[data-slot="label"]'),
        price: amountOf(textOf(size, '[data-slot="price"]')),
      }));
      const photo = node.querySelector('[data-tin] > .photo')?.getAttribute('src') ?? '';
      return [node.id, { id: node.id, name: textOf(node, '[data-name]'), sizes, facts: factsOf(node), photo, node }];
    }),
  );

  async function post(form, values) {
    if (given.endpoint) {
      const body = JSON.stringify({ form, ...values });
      return fetch(given.endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }
    const flat = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
    const body = new URLSearchParams([['form-name', form], ...flat]);
    return fetch(location.pathname, { method: 'POST', headers: { Accept: 'application/json' }, body });
  }

  Object.assign(Roastery, {
    coffees,
    factsOf,
    amountOf,
    postage: amountOf(given.postage),
    freeFrom: amountOf(given.freeFrom) || Number.POSITIVE_INFINITY,

    /** Money as the visitor reads it. */
    money: (amount) => moneyFormat.format(amount),

    /** A height such as 1,950 as the visitor writes figures. */
    figure: (value) => understood((locale) => value.toLocaleString(locale), given.locale, 'en-GB'),

    /** Sends a form by its name. Gives true when somebody took it, false when nobody is plugged in; throws when refused. */
    async send(form, values) {
      if (!given.endpoint && given.forms !== 'site') return false;
      const answer = await post(form, values);
      if (!answer.ok) throw new Error(`The server answered with ${answer.status}`);
      return true;
    },
  });
})();
