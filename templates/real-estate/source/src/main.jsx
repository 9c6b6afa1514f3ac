import './main.css';
import { createRoot } from 'react-dom/client';
import { rowsOf } from './draw/plan.js';
import { startForms } from './page/forms.js';
import { startKept } from './page/kept.js';
import { amountOf } from './page/words.js';
import { Calculator } from './views/Calculator.jsx';
import { DrawYours } from './views/DrawYours.jsx';
import { FloorPlan } from './views/FloorPlan.jsx';
import { Search } from './views/Search.jsx';

/* The pages are written in full; React makes the parts that people work with, each in an element that waits for it. */
const into = (selector, draw) => {
  const node = document.querySelector(selector);
  if (node) createRoot(node).render(draw(node));
};

startKept();
startForms();

into('#search', ({ dataset }) => {
  const plan = document.querySelector('#plan');
  return <Search words={dataset} plan={plan?.querySelector('.photo') ? null : plan} />;
});
into('#calculator', ({ dataset }) => <Calculator price={amountOf(document.querySelector('[data-price]').textContent)} first={dataset} />);
into('#draw-yours', () => <DrawYours />);

const floors = [...document.querySelectorAll('[data-floor]')];
const width = amountOf(document.querySelector('[data-width]')?.textContent);
floors.forEach((node, at) => {
  const rows = rowsOf(node.textContent);
  if (rows) createRoot(node).render(<FloorPlan name={node.dataset.floor} rows={rows} w={width} isGround={at === 0} hasStairs={floors.length > 1} />);
});
