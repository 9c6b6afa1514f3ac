import { drawer, hand } from './backend.js';
import { escape, money, weight } from './words.js';

/** The bag: what lies in it is kept in this browser, as its page said it. */
export function startBag() {
  const dialog = document.querySelector('[data-bag]');
  const content = dialog.querySelector('[data-bag-content]');
  const counts = document.querySelectorAll('[data-bag-count]');
  let inside = read();
  let last = null;
  const words = (name) => dialog.querySelector(`[data-bag-words] [data-${name}]`).textContent;

  function read() {
    try {
      const kept = JSON.parse(drawer.read('bag') ?? '[]');
      const isGood = (g) => typeof g?.id === 'string' && /^[a-z][a-z0-9-]*$/.test(g.id) && typeof g.name === 'string' && Number.isFinite(g.price) && Number.isFinite(g.kb);
      return Array.isArray(kept) ? kept.filter(isGood) : [];
    } catch {
      return [];
    }
  }

  function keep() {
    drawer.write('bag', JSON.stringify(inside));
    show();
    dispatchEvent(new Event('bag'));
  }

  const line = (g) => `<li class="flex items-center gap-3 border-b-2 border-dotted border-ink/40 py-3">
      <img class="h-auto w-20" src="${escape(String(g.picture))}" width="280" height="224" alt="">
      <p class="min-w-0 flex-1"><a class="link font-bold" href="part-${g.id}.html">${escape(g.name)}</a><span class="block text-small">${weight(g.kb)}, ${escape(String(g.licence))}</span></p>
      <p class="text-end"><strong class="block">${money(g.price)}</strong><button class="link min-h-8 cursor-pointer text-small" type="button" data-out="${g.id}">Take out<span class="sr-only"> ${escape(g.name)}</span></button></p>
    </li>`;

  function show() {
    for (const count of counts) count.textContent = inside.length;
    const total = inside.reduce((sum, g) => sum + g.price, 0);
    const kb = inside.reduce((sum, g) => sum + g.kb, 0);
    const back = last ? `<p class="mt-3 flex flex-wrap items-center justify-between gap-2" role="status">${escape(last.name)} was taken out. <button class="link min-h-9 cursor-pointer font-bold" type="button" data-back>Put it in again</button></p>` : '';
    if (!inside.length) {
      content.innerHTML = `${back}<p class="mt-4 text-lead">${escape(words('empty'))}</p><p class="mt-5"><a class="button" href="market.html">${escape(words('walk'))}</a></p>`;
      return;
    }
    content.innerHTML = `${back}<ul class="mt-2">${inside.map(line).join('')}</ul>
      <p class="mt-4 flex justify-between font-sign text-card"><span>${weight(kb)}</span><span>${money(total)}</span></p>
      <form class="mt-5" novalidate data-pay>
        <label class="font-semibold" for="bag-email">${escape(words('ask'))}</label>
        <input class="field mt-1" id="bag-email" name="email" type="email" autocomplete="email" aria-describedby="bag-fault" required>
        <p class="fault" id="bag-fault"></p>
        <p class="mt-4"><button class="button w-full" type="submit">${total ? `Pay ${money(total)}` : 'Order'}</button></p>
        <p class="mt-3 font-semibold" role="status" data-pay-status></p>
      </form>`;
  }

  content.addEventListener('click', (event) => {
    const out = event.target.closest('[data-out]');
    if (out) {
      last = inside.find((g) => g.id === out.dataset.out);
      inside = inside.filter((g) => g !== last);
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
    fault.textContent = right ? '' : 'Enter an address such as ada@mill.example.';
    if (!right) return field.focus();
    const status = form.querySelector('[data-pay-status]');
    status.textContent = 'Sending...';
    const total = inside.reduce((sum, g) => sum + g.price, 0);
    const answer = await hand('orders', { email: field.value.trim(), goods: inside.map(({ id }) => id), total });
    if (answer === 'taken') {
      inside = [];
      last = null;
      keep();
      content.insertAdjacentHTML('afterbegin', `<p class="mt-4 font-bold" role="status">${escape(words('paid'))}</p>`);
    } else status.textContent = answer === 'unplugged' ? 'Nothing was sent: no backend is plugged in yet, and your bag stays as it is. README.md says where one goes.' : 'There was no answer. Your bag stays as it is; try again in a moment.';
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
    has: (id) => inside.some((g) => g.id === id),
    add(good) {
      inside.push(good);
      keep();
    },
    open,
  };
}
