import { drawer, hand } from './backend.js';
import { goods, money, weight } from './goods.js';

/** The bag: what lies in it is kept in this browser. */
export function startBag() {
  const dialog = document.querySelector('[data-bag]');
  const content = dialog.querySelector('[data-bag-content]');
  const counts = document.querySelectorAll('[data-bag-count]');
  let inside = read();
  let last = null;

  function read() {
    try {
      const kept = JSON.parse(drawer.read('bag') ?? '[]');
      return Array.isArray(kept) ? goods.filter((g) => kept.includes(g.id)).map((g) => g.id) : [];
    } catch {
      return [];
    }
  }

  function keep() {
    drawer.write('bag', JSON.stringify(inside));
    show();
    dispatchEvent(new Event('bag'));
  }

  const line = (id) => {
    const g = goods.find((one) => one.id === id);
    return `<li class="flex items-center gap-3 border-b-2 border-dotted border-ink/40 py-3">
      <img class="h-auto w-20" src="assets/img/goods/${g.picture}.svg" width="280" height="224" alt="">
      <p class="min-w-0 flex-1"><a class="link font-bold" href="part-${g.id}.html">${g.name.replace('&', '&amp;')}</a><span class="block text-small">${weight(g.kb)}, ${g.licence}</span></p>
      <p class="text-end"><strong class="block">${money(g.price)}</strong><button class="link min-h-8 cursor-pointer text-small" type="button" data-out="${g.id}">Take out<span class="sr-only"> ${g.name}</span></button></p>
    </li>`;
  };

  function show() {
    for (const count of counts) count.textContent = inside.length;
    const chosen = goods.filter((g) => inside.includes(g.id));
    const total = chosen.reduce((sum, g) => sum + g.price, 0);
    const kb = chosen.reduce((sum, g) => sum + g.kb, 0);
    const back = last ? `<p class="mt-3 flex flex-wrap items-center justify-between gap-2" role="status">${goods.find((g) => g.id === last).name.replace('&', '&amp;')} went back on the counter. <button class="link min-h-9 cursor-pointer font-bold" type="button" data-back>Put it in again</button></p>` : '';
    if (!inside.length) {
      content.innerHTML = `${back}<p class="mt-4 text-lead">Nothing in it yet. It weighs four grams and is made of kraft paper.</p><p class="mt-5"><a class="button" href="market.html">Walk along the counters</a></p>`;
      return;
    }
    content.innerHTML = `${back}<ul class="mt-2">${inside.map(line).join('')}</ul>
      <p class="mt-4 flex justify-between font-sign text-card"><span>${weight(kb)}</span><span>${money(total)}</span></p>
      <form class="mt-5" novalidate data-pay>
        <label class="font-semibold" for="bag-email">Where shall we send the files?</label>
        <input class="field mt-1" id="bag-email" name="email" type="email" autocomplete="email" aria-describedby="bag-fault" required>
        <p class="fault" id="bag-fault"></p>
        <p class="mt-4"><button class="button w-full" type="submit">${total ? `Pay ${money(total)}` : 'Take it home'}</button></p>
        <p class="mt-3 font-semibold" role="status" data-pay-status></p>
      </form>`;
  }

  content.addEventListener('click', (event) => {
    const out = event.target.closest('[data-out]');
    if (out) {
      last = out.dataset.out;
      inside = inside.filter((id) => id !== last);
      keep();
      content.querySelector('[data-back]').focus();
    }
    if (event.target.closest('[data-back]')) {
      inside.push(last);
      last = null;
      keep();
      dialog.querySelector('[data-bag-close]').focus();
    }
  });

  content.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target;
    const field = form.elements.email;
    const fault = form.querySelector('.fault');
    const right = /^\S+@\S+\.\S+$/.test(field.value.trim());
    field.setAttribute('aria-invalid', String(!right));
    fault.textContent = right ? '' : 'This needs an address such as ada@mill.example.';
    if (!right) return field.focus();
    const status = form.querySelector('[data-pay-status]');
    status.textContent = 'Carrying it to the till.';
    const total = goods.filter((g) => inside.includes(g.id)).reduce((sum, g) => sum + g.price, 0);
    const answer = await hand('orders', { email: field.value.trim(), goods: inside, total });
    if (answer === 'taken') {
      inside = [];
      last = null;
      keep();
      content.insertAdjacentHTML('afterbegin', '<p class="mt-4 font-bold" role="status">Paid. The files are on their way to your post.</p>');
    } else status.textContent = answer === 'unplugged' ? 'The till has no plug in this demonstration: nothing was sent, and your bag stays as it is. README.md says where to plug it in.' : 'The till did not answer. Your bag stays as it is; try again in a moment.';
  });

  const open = () => {
    last = null;
    show();
    dialog.showModal();
  };
  for (const button of document.querySelectorAll('[data-bag-open]')) button.addEventListener('click', open);
  dialog.addEventListener('click', (event) => (event.target === dialog || event.target.closest('[data-bag-close]')) && dialog.close());
  addEventListener('storage', () => {
    inside = read();
    show();
    dispatchEvent(new Event('bag'));
  });
  show();

  return {
    has: (id) => inside.includes(id),
    add(id) {
      inside.push(id);
      keep();
    },
    open,
  };
}
