import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'The wall of tiles is the first page. The menu is narrowed down to vegan dishes without gluten, a table is booked for four, and at the counter a dish that is finished falls off the wall. The site turns to night, white on cobalt.';

export const steps: Step[] = [
  { wait: 1400 },
  { poster: true },
  { point: (page) => page.locator('.wall a.cell').nth(6) },
  { wait: 700 },
  { scroll: 520 },
  { scroll: -520 },
  { click: (page) => page.getByRole('link', { name: 'Menu', exact: true }).first() },
  { wait: 700 },
  { click: (page) => page.getByText('vegan', { exact: true }).first() },
  { wait: 700 },
  { click: (page) => page.getByRole('checkbox', { name: 'gluten' }) },
  { wait: 900 },
  { click: (page) => page.getByRole('link', { name: 'Book a table' }).first() },
  { wait: 700 },
  { click: (page) => page.getByRole('button', { name: /Saturday 28 November/ }) },
  { wait: 500 },
  { click: (page) => page.getByRole('button', { name: /Thursday 26 November/ }) },
  { wait: 500 },
  { click: (page) => page.locator('.clock label').filter({ hasText: '20:30' }) },
  { wait: 700 },
  { click: (page) => page.getByRole('link', { name: 'For the house' }) },
  { wait: 1100 },
  { scroll: 1250 },
  { click: (page) => page.getByRole('button', { name: /Octopus under the oil/ }) },
  { wait: 1000 },
  { click: (page) => page.getByRole('button', { name: /Sea bass rice/ }) },
  { wait: 900 },
  { scheme: 'dark' },
  { wait: 1200 },
];
