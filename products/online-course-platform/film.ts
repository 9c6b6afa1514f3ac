import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'The shelf turns the books that do not fit a filter. A drawn film plays with its transcript, a note is written at its second, and a code exercise is run and checked.';

export const steps: Step[] = [
  { wait: 900 },
  { poster: true },
  { choose: 'A code exercise', from: (page) => page.getByLabel('Holds') },
  { wait: 1400 },
  { click: (page) => page.getByRole('button', { name: 'Clear' }) },
  { wait: 900 },
  { open: '#/course/waves/waves-two?at=15' },
  { wait: 500 },
  { click: (page) => page.getByRole('button', { name: 'Play', exact: true }) },
  { wait: 3600 },
  { type: (page) => page.getByLabel(/A note at/), text: 'Level: crest meets trough.', every: 50 },
  { click: (page) => page.getByRole('button', { name: 'Keep it' }) },
  { wait: 900 },
  { open: '#/course/order/order-swap' },
  { wait: 700 },
  { click: (page) => page.getByRole('button', { name: 'Run and check' }) },
  { wait: 1500 },
  { open: '#/desk' },
  { wait: 900 },
  { scheme: 'dark' },
  { wait: 1200 },
];
