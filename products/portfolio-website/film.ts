import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'The home page shows ridges of cut paper behind the name. The lamp is moved by the keys and every shadow follows. The index of work is filtered, a carton folds from its net, and the site turns to night.';

export const steps: Step[] = [
  { wait: 1300 },
  { poster: true },
  { click: (page) => page.getByRole('slider', { name: 'Lamp' }) },
  { press: 'End' },
  { wait: 900 },
  { press: 'Home' },
  { wait: 900 },
  { scroll: 700 },
  { wait: 700 },
  { scroll: -700 },
  { click: (page) => page.getByRole('link', { name: 'Work', exact: true }) },
  { wait: 800 },
  { click: (page) => page.getByRole('radio', { name: /Sets/ }) },
  { wait: 900 },
  { click: (page) => page.getByRole('radio', { name: /Packaging/ }) },
  { wait: 700 },
  { click: (page) => page.getByRole('link', { name: 'Salt without glue' }) },
  { wait: 700 },
  { scroll: 1000 },
  { click: (page) => page.getByRole('slider', { name: 'Fold' }) },
  { press: 'Home' },
  { wait: 900 },
  { press: 'End' },
  { wait: 900 },
  { scheme: 'dark' },
  { wait: 900 },
];
