import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'On the counter an order is opened from the bench, marked as packed and partly paid back, with its history growing. The command palette finds a product and opens its editor; analytics compare 28 and 56 days; at the end the console turns dark.';

export const steps: Step[] = [
  { wait: 900 },
  { poster: true },
  { click: (page) => page.locator('.tag').nth(2) },
  { wait: 500 },
  { click: (page) => page.getByRole('button', { name: 'Mark as packed' }) },
  { wait: 700 },
  { click: (page) => page.getByRole('button', { name: 'Pay back', exact: true }) },
  { wait: 300 },
  { type: (page) => page.getByLabel('Amount in rupees'), text: '' },
  { press: 'Control+A' },
  { write: '250' },
  { click: (page) => page.getByRole('button', { name: 'Pay back ₹250' }) },
  { wait: 1100 },
  { click: (page) => page.getByRole('button', { name: 'Close' }) },
  { wait: 300 },
  { press: 'Control+K' },
  { write: 'masala', every: 100 },
  { wait: 400 },
  { press: 'Enter' },
  { wait: 1300 },
  { press: 'Escape' },
  { click: (page) => page.getByRole('link', { name: 'Analytics' }) },
  { wait: 500 },
  { point: (page) => page.getByRole('slider') },
  { wait: 300 },
  { click: (page) => page.getByRole('button', { name: '56 days' }) },
  { wait: 700 },
  { click: (page) => page.getByRole('link', { name: 'Counter' }) },
  { wait: 500 },
  { scheme: 'dark' },
  { wait: 1500 },
];
