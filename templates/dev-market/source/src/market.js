import { readGood } from './words.js';

const names = ['q', 'language', 'licence', 'kind', 'price', 'sort'];
const orders = {
  weight: (a, b) => a.kb - b.kb,
  price: (a, b) => a.price - b.price,
  name: (a, b) => a.name.localeCompare(b.name),
  '': (a, b) => (a.harvested < b.harvested ? 1 : a.harvested > b.harvested ? -1 : a.name.localeCompare(b.name)),
};

/** Search, choice and order of the listing. The address holds them, so that it can be sent and gone back to. */
export function startMarket() {
  const form = document.querySelector('[data-market]');
  const shelf = document.querySelector('[data-market-shelf]');
  const count = document.querySelector('[data-market-count]');
  const empty = document.querySelector('[data-market-empty]');
  const places = new Map([...shelf.children].map((place) => [place.dataset.good, place]));
  const goods = [...places.values()].map(readGood);
  const text = new Map(goods.map(({ id, stall }) => [id, `${places.get(id).textContent} ${stall}`.toLowerCase()]));

  const asked = () => Object.fromEntries(names.map((name) => [name, String(new FormData(form).get(name) ?? '').trim()]));

  function show(ask) {
    const words = ask.q.toLowerCase().split(/\s+/).filter(Boolean);
    const found = goods
      .filter((g) => words.every((word) => text.get(g.id).includes(word)))
      .filter((g) => ['language', 'licence', 'kind'].every((name) => !ask[name] || g[name] === ask[name]))
      .filter((g) => ask.price !== 'free' || g.price === 0)
      .sort(orders[ask.sort] ?? orders['']);
    shelf.replaceChildren(...found.map((g) => places.get(g.id)));
    empty.hidden = found.length > 0;
    count.textContent = found.length ? `${found.length} of ${goods.length}` : 'Nothing found';
  }

  function write(ask, push) {
    const query = new URLSearchParams(Object.entries(ask).filter(([, value]) => value)).toString();
    const address = `${location.pathname}${query ? `?${query}` : ''}`;
    try {
      history[push ? 'pushState' : 'replaceState'](null, '', address);
    } catch {
      /* Opened from a disk: the address stays as it is. */
    }
  }

  function fill() {
    const query = new URLSearchParams(location.search);
    for (const name of names) {
      const value = query.get(name) ?? '';
      for (const field of form.querySelectorAll(`[name=${name}]`)) {
        if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.value === value;
        else field.value = value;
      }
    }
    for (const field of form.querySelectorAll('select')) if (field.selectedIndex < 0) field.selectedIndex = 0;
    if (!form.querySelector('[name=kind]:checked')) form.querySelector('[name=kind]').checked = true;
    show(asked());
  }

  const change = (push) => {
    const ask = asked();
    write(ask, push);
    show(ask);
  };
  form.addEventListener('input', (event) => event.target.name === 'q' && change(false));
  form.addEventListener('change', (event) => event.target.name !== 'q' && change(true));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change(true);
  });
  document.querySelector('[data-market-clear]').addEventListener('click', () => {
    form.reset();
    change(true);
    form.querySelector('[name=q]').focus();
  });
  addEventListener('popstate', fill);
  fill();
}
