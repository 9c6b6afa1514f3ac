import './main.css';
import { startSchedule } from './schedule.js';
import { startOrder } from './order.js';

const schedule = document.querySelector('[data-schedule]');
if (schedule) startSchedule(schedule);

const order = document.querySelector('[data-order]');
if (order) startOrder(order);
