/* The order: ways of delivery with their prices, the address where one is needed, and what is sent. */
import { basketNow, clear, onBasket, sumOf } from '../state/basket.js';
import { startForm } from './forms.js';
import { amountOf, money } from './words.js';

/** Makes the order form work; `show` is told the delivery that is chosen, with its price. */
export function startCheckout(show) {
  const form = document.querySelector('[data-form="order"]');
  if (!form) return;
  const ways = [...form.querySelectorAll('[data-ways] label')];
  const free = amountOf(form.querySelector('[data-free]').dataset.price);
  const written = ways.map((way) => way.querySelector('strong').textContent);
  const lastWord = written.find((price) => amountOf(price) === 0);
  ways[0].querySelector('input').checked = true;

  function chosen() {
    const at = Math.max(0, ways.findIndex((way) => way.querySelector('input').checked));
    const isFree = at === 0 && free > 0 && sumOf(basketNow()) >= free;
    return { way: ways[at], name: ways[at].querySelector('input').value, price: isFree ? 0 : amountOf(written[at]) };
  }

  function refresh() {
    const { way, name, price } = chosen();
    const isFree = free > 0 && sumOf(basketNow()) >= free;
    ways[0].querySelector('strong').textContent = isFree ? (lastWord ?? money(0)) : written[0];
    for (const field of form.querySelectorAll('.field-address')) {
      const isNeeded = way.dataset.address !== 'no';
      field.hidden = !isNeeded;
      field.querySelector('input').disabled = !isNeeded;
    }
    show({ name, price });
  }

  startForm(form, {
    more() {
      const lines = basketNow();
      if (lines.length === 0) return 'Your basket is empty.';
      const { name, price } = chosen();
      const goods = lines.map(({ name: what, colour, size, count, price: each }) => `${count} × ${what}, ${colour}, ${size}: ${money(each * count)}`);
      return { order: [...goods, `${name}: ${money(price)}`].join('\n'), total: money(sumOf(lines) + price) };
    },
    done() {
      ways[0].querySelector('input').checked = true;
      clear();
    },
  });
  form.addEventListener('change', refresh);
  onBasket(refresh);
  refresh();
}
