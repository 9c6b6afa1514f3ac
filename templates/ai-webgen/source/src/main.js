import './main.css';
import { measure } from './measure.js';
import { startPlayground } from './playground.js';
import { startWaitingList } from './waiting-list.js';

/* One script for every page: it starts what it finds. */
document.querySelectorAll('[data-measure]').forEach(measure);
document.querySelectorAll('[data-playground]').forEach(startPlayground);
document.querySelectorAll('[data-waiting-list]').forEach(startWaitingList);
