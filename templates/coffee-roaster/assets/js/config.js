/*
 * Prices, postage, and where the backend goes. Words live in the HTML; the prices written there are
 * for reading, the ones here are what is reckoned with. Keep both the same.
 */
globalThis.SpotHeight = {
  ...globalThis.SpotHeight,

  config: {
    locale: 'en-GB',
    currency: 'GBP',

    /** Price of a 250 g tin and of a 1 kg refill bag. */
    coffees: {
      adola: { name: 'Adola', height: 2140, tin: 14.5, bag: 52 },
      neblina: { name: 'Neblina', height: 1950, tin: 13, bag: 46.5 },
      retiro: { name: 'Retiro', height: 1860, tin: 11.8, bag: 42 },
      gatura: { name: 'Gatura', height: 1790, tin: 14.8, bag: 53 },
      kirambo: { name: 'Kirambo', height: 1710, tin: 12.2, bag: 43.5 },
      lut: { name: 'Lut', height: 1480, tin: 11.5, bag: 41 },
      saddle: { name: 'Saddle', height: 1340, tin: 10.9, bag: 38.5 },
      baixo: { name: 'Baixo', height: 1120, tin: 10.4, bag: 37 },
    },
    sizes: { tin: '250 g tin', bag: '1 kg refill bag' },
    grinds: {
      whole: 'Whole beans',
      filter: 'Ground for filter',
      press: 'Ground for a cafetière',
      espresso: 'Ground for espresso',
    },

    postage: 3.6,
    postageFreeFrom: 35,

    /** A subscription: what a tin costs, and what each tin costs less when more come at once. */
    subscription: { tin: 11.4, lessPerTin: 0.5, weeks: { 1: 'every week', 2: 'every two weeks', 4: 'every four weeks' } },

    /*
     * WHERE THE BACKEND GOES
     * Addresses of your server, for example '/api/orders'. Forms are sent there as JSON with POST;
     * README.md shows their shape. While these are empty nothing leaves the visitor's browser, and
     * the page says so.
     */
    orderEndpoint: '',
    enquiryEndpoint: '',
  },

  /** Money as the visitor reads it. */
  money(amount) {
    const { locale, currency } = this.config;
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  },

  /** Sends a form. Gives back true when a server took it, false when none is plugged in; throws when it refuses. */
  async send(endpoint, content) {
    if (!endpoint) return false;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
    });
    if (!answer.ok) throw new Error(`The server answered with ${answer.status}`);
    return true;
  },

  /** Storage that may be switched off: reading then gives nothing, writing does nothing. */
  store: {
    get(key) {
      try {
        return JSON.parse(localStorage.getItem(`spot-height.${key}`));
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`spot-height.${key}`, JSON.stringify(value));
      } catch {
        // Lasts until the page is left.
      }
    },
  },
};
