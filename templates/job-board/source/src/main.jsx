import './main.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { words } from './data/page.js';
import { initials } from './flags/code.js';
import { Flag, Logo } from './flags/Flag.jsx';
import { followNight } from './state/night.js';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App page={root.dataset.page} />);
// Flags that stand in a page which is written in full: the board's own, and those of the alphabet.
for (const place of document.querySelectorAll('[data-hoist]'))
  createRoot(place).render(<Logo letters={initials(words.brand).slice(0, 1) || 'Y'} />);
for (const place of document.querySelectorAll('[data-flag]'))
  createRoot(place).render(<Flag letter={place.dataset.flag} />);
followNight(document.querySelector('[data-night]'));
