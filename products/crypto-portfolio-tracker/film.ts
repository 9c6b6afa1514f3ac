import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'The overview shows the value of the portfolio in hatched layers and each holding as a drill core of its lots. The method changes from FIFO to LIFO and the lots move. A coin is opened with its candles and own trades, a file with mistakes is looked through, and the sums are blurred.';

export const steps: Step[] = [
  { wait: 1400 },
  { poster: true },
  { click: (page) => page.getByRole('radio', { name: 'LIFO' }) },
  { wait: 1300 },
  { click: (page) => page.getByRole('radio', { name: '1Y' }) },
  { wait: 900 },
  { scroll: 420 },
  { wait: 900 },
  { open: '#/asset/btc' },
  { wait: 1300 },
  { scroll: 480 },
  { wait: 900 },
  { open: '#/import' },
  { click: (page) => page.getByRole('button', { name: 'Try the sample file' }) },
  { wait: 1800 },
  { open: '#/tax?year=2025' },
  { wait: 1500 },
  { open: '#/' },
  { scheme: 'dark' },
  { wait: 900 },
  { click: (page) => page.getByRole('button', { name: 'Hide sums' }) },
  { wait: 1500 },
];
