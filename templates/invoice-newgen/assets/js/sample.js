/* What the page brings along: who writes the invoices, clients, sample invoices, and how new ones begin. */
window.first = (() => {
  const host = document.querySelector('[data-first]');
  const words = (item, name) => item.querySelector(`[data-${name}]`).textContent;
  const { logoFile: logo, pattern, locale, currency, tax } = host.dataset;
  const person = (item) => ({ name: words(item, 'name'), address: words(item, 'address'), taxId: words(item, 'tax-id') });
  const seller = host.querySelector('address');
  const days = Number(host.dataset.days);
  return {
    pattern,
    days: Number.isInteger(days) && days >= 0 ? days : 14,
    locale,
    currency,
    tax,
    me: { ...person(seller), pay: words(seller, 'pay'), logo },
    clients: [...host.querySelectorAll('[data-first-clients] > li')].map(person),
    invoices: [...host.querySelectorAll('[data-first-invoices] > li')].map((item) => ({
      number: words(item, 'number'),
      status: item.dataset.status,
      ago: Number(item.dataset.ago) || 0,
      client: words(item, 'client'),
      ref: words(item, 'ref'),
      notes: words(item, 'notes'),
      locale: item.dataset.locale,
      currency: item.dataset.currency,
      discount: { kind: item.dataset.discountKind, value: item.dataset.discount },
      lines: [...item.querySelectorAll('ol > li')].map((line) => {
        const { qty, price, off, tax: rate } = line.dataset;
        return { text: line.textContent, qty, price, off, tax: rate };
      }),
    })),
  };
})();
