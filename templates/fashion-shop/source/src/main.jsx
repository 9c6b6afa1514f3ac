import './main.css';
import { createRoot } from 'react-dom/client';
import { startCheckout } from './page/checkout.js';
import { startForm } from './page/forms.js';
import { startGoods } from './page/goods.js';
import { startLight } from './page/light.js';
import { startProduct } from './page/product.js';
import { Drawer } from './parts/Drawer.jsx';
import { Filters } from './parts/Filters.jsx';
import { SizeHelper } from './parts/SizeHelper.jsx';
import { Summary } from './parts/Summary.jsx';
import { basketNow, countOf, onBasket } from './state/basket.js';

/* The pages are written in full; React makes the parts that people work with, each in an element that waits for it. */
const into = (selector, draw) => {
  const node = document.querySelector(selector);
  if (node) createRoot(node).render(draw(node));
};

let openBasket = () => {};
const showCount = () => {
  document.querySelector('[data-basket-count]').textContent = countOf(basketNow());
};
into('#basket', ({ dataset }) => <Drawer words={dataset} onOpen={(open) => (openBasket = open)} />);
document.querySelector('[data-basket-open]').addEventListener('click', () => openBasket());
onBasket(showCount);
showCount();

startLight();
startGoods();
const product = startProduct(() => openBasket());
into('#filters', () => <Filters above={document.querySelector('#found')} none={document.querySelector('#none')} list={document.querySelector('#cards')} />);
into('[data-helper]', ({ dataset }) => {
  const ease = dataset.ease.trim().split(/\s+/).map(Number);
  const isUsable = product && dataset.measure && ease.length === 3 && ease.every(Number.isFinite) && product.sizes().every(({ body }) => body > 0);
  return isUsable ? <SizeHelper measure={dataset.measure} ease={ease} {...product} /> : null;
});

const summary = document.querySelector('#summary-lines');
const summaryRoot = summary ? createRoot(summary) : null;
startCheckout((delivery) => summaryRoot.render(<Summary delivery={delivery} empty={summary.dataset.empty} />));
for (const form of document.querySelectorAll('[data-form="contact"]')) startForm(form);
