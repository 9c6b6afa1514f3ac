/* The page of a product: its colour in the address, sizes that are sold out, measuring lines, and the way into the basket. */
import { add } from '../state/basket.js';
import { colourOf, readColour } from './goods.js';
import { amountOf, listOf } from './words.js';

/** Makes the page work; `openBasket` shows the basket. Gives what the size helper needs, or null on other pages. */
export function startProduct(openBasket) {
  const page = document.querySelector('[data-product-page]');
  if (!page) return null;
  const said = page.querySelector('[data-said]');
  const rows = [...page.querySelectorAll('.sizes tbody tr')].map((row) => ({ row, radio: row.querySelector('input'), name: row.querySelector('input').value }));
  const colours = [...page.querySelectorAll('.colours li')];

  const asked = new URLSearchParams(location.search).get('colour');
  const first = colours.find((item) => readColour(item).name === asked) ?? colours[0];
  first.querySelector('input').checked = true;

  function showStock() {
    const { name, gone } = readColour(colourOf(page));
    const missing = listOf(gone);
    for (const { row, radio, name: size } of rows) {
      const isGone = missing.includes(size);
      row.classList.toggle('is-gone', isGone);
      radio.disabled = isGone;
      if (isGone && radio.checked) {
        radio.checked = false;
        said.textContent = `${size} is sold out in ${name}. Please choose another size.`;
      }
    }
    if (rows.length === 1 && !rows[0].radio.disabled) rows[0].radio.checked = true;
    measure();
  }

  /** The lines show the chosen size, or the middle one. */
  function measure() {
    const lines = page.querySelector('.dims');
    if (!lines) return;
    const { row } = rows.find(({ radio }) => radio.checked) ?? rows[Math.floor(rows.length / 2)];
    const [across, down] = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace(',', '.')));
    const isShown = across > 0 && down > 0 && (page.querySelector('[data-dims]')?.checked ?? true);
    lines.toggleAttribute('hidden', !isShown);
    lines.querySelector('[data-across]').textContent = `${across / Number(lines.dataset.share)} cm`;
    lines.querySelector('[data-down]').textContent = `${down} cm`;
  }

  function take() {
    const size = rows.find(({ radio }) => radio.checked);
    if (!size) {
      said.textContent = rows.every(({ radio }) => radio.disabled) ? 'This colour is sold out.' : 'Please choose a size first.';
      rows.find(({ radio }) => !radio.disabled)?.radio.focus();
      return;
    }
    said.textContent = '';
    const { name, picture } = readColour(colourOf(page));
    const price = amountOf(page.querySelector('[data-price]').textContent);
    add({ product: page.dataset.productPage, name: page.querySelector('h1').textContent.trim(), colour: name, size: size.name, price, picture });
    openBasket();
  }

  page.addEventListener('change', ({ target }) => {
    said.textContent = '';
    if (target.closest('.colours')) {
      showStock();
      const { name } = readColour(colourOf(page));
      try {
        history.replaceState(null, '', colourOf(page) === colours[0] ? location.pathname : `?colour=${encodeURIComponent(name)}`);
      } catch {
        // Opened from disk, some browsers keep the address to themselves.
      }
    } else measure();
  });
  page.querySelector('[data-add]').addEventListener('click', take);
  showStock();

  return {
    sizes: () => rows.map(({ row, radio, name }) => ({ name, body: Number(row.querySelector('td').textContent.replace(',', '.')), isGone: radio.disabled })),
    choose(name) {
      const { radio } = rows.find((one) => one.name === name);
      radio.checked = true;
      said.textContent = '';
      measure();
    },
  };
}
