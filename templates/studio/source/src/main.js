import './main.css';
import './estimate.js';
import { startForm } from './forms.js';
import './light.js';
import './pictograms.js';

document.documentElement.classList.remove('no-js');

/** The floor that one is on, however the server writes addresses. */
const plain = (path) => path.replace(/(index)?(\.html)?$/, '');
for (const link of document.querySelectorAll('.lift a'))
  if (plain(link.pathname) === plain(location.pathname)) link.setAttribute('aria-current', 'page');

for (const form of document.querySelectorAll('form[data-checks]')) startForm(form);
