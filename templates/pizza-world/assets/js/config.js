/*
 * Everything about the business that the scripts need to know.
 * Prices and dishes are NOT here: they live in index.html, next to the words the guest reads.
 */
window.PizzaWorld = {
  config: {
    currency: 'GBP',
    locale: 'en-GB',

    /* The clock on the wall of the restaurant. Slots are right for visitors in any country. */
    timeZone: 'Europe/London',

    /* Opening hours, 0 = Sunday. Keep the table in index.html (section "visit") the same. */
    hours: {
      0: [['12:00', '21:00']],
      1: [],
      2: [['17:00', '22:00']],
      3: [['17:00', '22:00']],
      4: [['17:00', '22:00']],
      5: [['12:00', '14:30'], ['17:00', '23:00']],
      6: [['12:00', '14:30'], ['17:00', '23:00']],
    },

    /* Days without pizza, written YYYY-MM-DD. */
    closedOn: ['2026-12-25', '2026-12-26', '2027-01-01'],

    slotMinutes: 15,
    leadMinutes: 25, // the first pickup is this long after now
    lastOrderMinutes: 15, // the last pickup is this long before closing
    daysAhead: 6,

    extras: [
      { id: 'fior', name: 'More fior di latte', price: 1.5 },
      { id: 'bufala', name: 'Buffalo mozzarella', price: 2.5 },
      { id: 'nduja', name: '’Nduja', price: 2 },
      { id: 'anchovy', name: 'Anchovies', price: 1.8 },
      { id: 'mushroom', name: 'Roast mushrooms (VG)', price: 1.5 },
      { id: 'olives', name: 'Black olives (VG)', price: 1.2 },
      { id: 'rocket', name: 'Rocket (VG)', price: 1 },
      { id: 'honey', name: 'Chilli honey (V)', price: 1 },
      { id: 'gf', name: 'Gluten-free base', price: 2 },
    ],
    wishes: [
      { id: 'dark', name: 'Well done, more black spots', price: 0 },
      { id: 'nobasil', name: 'No basil', price: 0 },
      { id: 'uncut', name: 'Do not cut it', price: 0 },
    ],

    /*
     * WHERE THE BACKEND GOES
     * Put the address of your server here, for example '/api/orders'. The order is sent as
     * JSON with POST; README.md shows its shape. Answer with {"docket": "417"}.
     * While this is empty nothing leaves the visitor's browser, and the page says so.
     */
    orderEndpoint: '',
  },

  /** Money as the guest reads it. */
  money(amount) {
    const { locale, currency } = this.config;
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  },

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
