import './main.css';
import { startForms } from './forms.js';
import { startSchedule } from './schedule.js';

/* Drawings come as scripts beside this one, so that they stand in the page and have its colours. */
const { DRAWINGS = {} } = globalThis;
if (DRAWINGS.halftones) document.body.insertAdjacentHTML('beforeend', DRAWINGS.halftones);
for (const place of document.querySelectorAll('[data-drawing]')) {
  if (!place.parentElement.querySelector('.photo')) place.innerHTML = DRAWINGS[place.dataset.drawing] ?? '';
}

const page = (path) => path.split('/').at(-1) || 'index.html';
for (const link of document.querySelectorAll('header nav a')) if (page(link.pathname) === page(location.pathname)) link.setAttribute('aria-current', 'page');

const schedule = document.querySelector('[data-schedule]');
if (schedule) startSchedule(schedule);
startForms();
