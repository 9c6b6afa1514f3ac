/*
 * The basket: sums follow the quantities. Prices are read from the page, delivery, currency and language from
 * <script id="site">. What a product page adds is kept in the address, so that it works without storage too.
 */
(() => {
  const site = JSON.parse(document.getElementById('site').textContent);
  const money = new Intl.NumberFormat(site.locale, { style: 'currency', currency: site.currency });
  const amount = (text) =>
    Number(
      text
        .replace(/[^\d.,]/g, '')
        .replace(/,(?=\d{3}\b)/g, '')
        .replace(',', '.'),
    );

  for (const basket of document.querySelectorAll('[data-basket]')) {
    const lines = [...basket.querySelectorAll('[data-line]')].map((line) => ({
      line,
      count: line.querySelector('[name="count"]'),
      price: amount(line.querySelector('[data-price]').textContent),
    }));
    const show = (name, value) => {
      basket.querySelector(`[data-sum="${name}"]`).textContent = money.format(value);
    };
    const update = () => {
      const items = lines.reduce(
        (sum, { count, price }) => sum + Math.max(0, Math.floor(Number(count.value)) || 0) * price,
        0,
      );
      const delivery = items > 0 ? Number(site.delivery) : 0;
      show('items', items);
      show('delivery', delivery);
      show('total', items + delivery);
    };
    const wanted = Number(new URLSearchParams(location.search).get('count'));
    if (lines[0] && Number.isInteger(wanted) && wanted > 0 && wanted < 100) lines[0].count.value = String(wanted);
    basket.addEventListener('input', update);
    basket.addEventListener('submit', (event) => event.preventDefault());
    update();
  }
})();
