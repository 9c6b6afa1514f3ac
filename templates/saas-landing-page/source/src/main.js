import './main.css';
import { startForm } from './forms.js';
import { startPlanner } from './planner.js';
import { followTheWeek, markNow, takeOpenShift } from './week.js';

/* One script for every page: it starts what it finds. */
const start = (selector, begin) => document.querySelectorAll(selector).forEach(begin);

start('[data-week]', followTheWeek);
start('[data-now]', markNow);
start('[data-open-shift]', takeOpenShift);
start('[data-planner]', startPlanner);
start('[data-checks]', startForm);
