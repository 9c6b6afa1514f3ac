/*
 * The print order. Sizes and prices are read from the page.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into ENDPOINT, for example '/api/orders'. An order is sent with POST as JSON:
 * {"frame": "05", "size": "40", "framed": "yes", "name": "...", "email": "...", "message": "..."}. Any status from 200
 * to 299 counts as received. Work out the price again there: what a browser sends can be changed. While ENDPOINT is
 * empty nothing leaves the browser, and the page says so.
 */
(() => {
  const ENDPOINT = '';
  const { find, values, lookAfter } = window.Darkroom;
  const form = find('order');
  const { frame: frames } = form.elements;
  const hung = [...find('hung').children];

  // A frame that is not shown is not sold. Safari shows options that are only hidden.
  for (const option of [...frames.options]) if (option.dataset.shown === 'no') option.remove();

  /**
   * The amount that a price names, such as '£140', '1 250,50 €' or '1.250 Ft': a last point or comma with one or two digits
   * behind it is that of the pence, any other only groups.
   */
  const written = /\d[\d.,’' \u00a0\u202f]*\d|\d/;
  function amountOf(price) {
    const [, whole, pence = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.exec(price)?.[0] ?? '0');
    return Number(`${whole.replace(/\D/g, '')}.${pence}`);
  }

  /** An amount written as that price is. */
  function writeLike(amount, price) {
    const digits = Number.isInteger(amount) ? 0 : 2;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return price.replace(written, amount.toLocaleString(document.documentElement.lang, options));
  }

  /** One size is always chosen: the second, when the page and what was kept choose none. */
  function chooseSize() {
    const sizes = [...form.querySelectorAll('[name="size"]')];
    if (!sizes.some(({ checked }) => checked)) (sizes[1] ?? sizes[0]).checked = true;
  }

  function show() {
    chooseSize();
    const { frame, size, framed } = values(form);
    const label = form.querySelector('[name="size"]:checked').closest('label');
    const price = label.querySelector('i').textContent;
    const framing = form.elements.framed?.closest('label').querySelector('b').textContent ?? '0';
    const total = amountOf(price) + (framed ? amountOf(framing) : 0);
    for (const one of hung) one.hidden = one.dataset.frame !== frame;
    find('hung').style.setProperty('--cm', String(Math.min(120, Number(size) || 40)));
    find('hung').classList.toggle('framed', Boolean(framed));
    find('scale').textContent = `${size} cm, beside somebody of 172 cm`;
    const print = `${frames.selectedOptions[0].textContent}, ${size} cm${framed ? ', framed' : ''}`;
    find('sum').textContent = `${print}: ${writeLike(total, price)}, ${find('sum').dataset.after}.`;
  }

  /** The frame that the address names, or the fifth at first. */
  function choose(fallback) {
    const wanted = location.hash.match(/^#frame-(\d\d)$/)?.[1] ?? fallback;
    if ([...frames.options].some(({ value }) => value === wanted)) frames.value = wanted;
  }

  choose('05');
  lookAfter(form, {
    key: 'photographer.order',
    checked: ['name', 'email'],
    endpoint: ENDPOINT,
    file: 'assets/js/prints.js',
    say: ({ name }) => `Thank you, ${name.trim()}. ${find('sum').textContent}`,
    changed: show,
  });
  addEventListener('hashchange', () => {
    choose();
    show();
  });
  choose();
  show();
})();
