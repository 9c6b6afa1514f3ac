import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'The first page opens with flags that spell a word; another word is typed and hoisted. The rota is moved to its calmest hour. On the pricing page the currency changes to rupees and the calculator counts twelve people; at the end the page turns to night.';

export const steps: Step[] = [
  { wait: 900 },
  { poster: true },
  { click: (page) => page.getByLabel('Your team in flags') },
  { press: 'Control+A' },
  { write: 'AURORA', every: 260 },
  { wait: 600 },
  { scroll: 860, over: 1300 },
  { wait: 300 },
  { click: (page) => page.getByRole('button', { name: 'Find the calmest hour' }) },
  { wait: 900 },
  { scroll: 900, over: 1300 },
  { wait: 500 },
  { click: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }) },
  { wait: 900 },
  { click: (page) => page.getByRole('button', { name: 'INR' }) },
  { wait: 500 },
  { scroll: 1000, over: 1200 },
  { type: (page) => page.getByLabel('People who take the watch', { exact: true }), text: '' },
  { press: 'Control+A' },
  { write: '12', every: 300 },
  { wait: 1000 },
  { scheme: 'dark' },
  { wait: 1500 },
];
