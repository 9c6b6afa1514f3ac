import './main.css';
import { startForm } from './forms.js';
import { measure } from './measure.js';
import { startPlayground } from './playground.js';

/* One script for every page: it starts what it finds. */
document.querySelectorAll('[data-measure]').forEach(measure);
document.querySelectorAll('[data-playground]').forEach(startPlayground);
document.querySelectorAll('form[data-checks]').forEach(startForm);
