/*
 * What the scripts need to know. Dishes, prices, opening hours and words are NOT here: they live in the pages, next to
 * the words the guest reads, and in <script id="shop"> at their end.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into orderEndpoint, for example '/api/orders'. The order is sent as
 * JSON with POST; README.md shows its shape. Answer with {"docket": "417"}.
 * While this is empty nothing leaves the visitor's browser, and the page says so.
 */
(() => {
  const shop = JSON.parse(document.getElementById('shop').textContent);
  const number = (text, fallback) => (Number(text) > 0 ? Number(text) : fallback);

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

  const zoneOf = (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone;
  const moneyFormat = understood(
    ([locale, currency]) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
    [shop.locale, shop.currency],
    ['en-GB', shop.currency],
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

  window.PizzaWorld = {
    config: {
      orderEndpoint: '',

      /* The clock on the wall of the restaurant. Slots are right for visitors in any country. */
      timeZone: understood(zoneOf, shop.timeZone, undefined),
      closedOn: (shop.closedOn ?? '').match(/\d{4}-\d{2}-\d{2}/g) ?? [],

      slotMinutes: number(shop.slotMinutes, 15),
      leadMinutes: number(shop.leadMinutes, 25),
      lastOrderMinutes: number(shop.lastOrderMinutes, 15),
      daysAhead: Math.min(14, number(shop.daysAhead, 6)),
    },

    /** What the scripts say. */
    words: shop,
    amountOf,

    /** Money as the guest reads it. */
    money: (amount) => moneyFormat.format(amount),

    /** Sends an order. Gives back {docket, demo}; throws when the server refuses. */
    async sendOrder(order) {
      const { orderEndpoint } = this.config;
      if (!orderEndpoint) {
        return { docket: String(100 + (Date.now() % 900)), demo: true };
      }
      const answer = await fetch(orderEndpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(order),
      });
      if (!answer.ok) throw new Error(`The kitchen answered with ${answer.status}`);
      return { demo: false, ...(await answer.json()) };
    },
  };
})();
