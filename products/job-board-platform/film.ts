import type { Step } from '../../scripts/products/film/steps.ts';

export const description =
  'A region is drawn on the map of tiles and the pointer of the pay ruler is pulled. Then the employer’s side: a candidate moves across the board, three are compared, and an interview is put where both are awake.';

export const steps: Step[] = [
  { wait: 1000 },
  { poster: true },
  {
    drag: (page) => page.getByRole('button', { name: /Karnataka/ }),
    onto: (page) => page.getByRole('button', { name: /Tamil Nadu/ }),
  },
  { wait: 1000 },
  { click: (page) => page.getByRole('slider', { name: 'Least pay' }) },
  { wait: 900 },
  { scroll: 420 },
  { wait: 700 },
  { open: '#/hire/k1' },
  { wait: 900 },
  {
    drag: (page) => page.getByRole('listitem', { name: /^Tashi Namgyal/ }).getByText('Leh'),
    onto: (page) => page.getByRole('region', { name: 'Interview' }).getByRole('heading', { name: 'Interview' }),
  },
  { wait: 900 },
  { open: '#/hire/k1/compare?ids=a1,a3,a7' },
  { wait: 1600 },
  { open: '#/hire/interviews?for=a4' },
  { wait: 900 },
  { scroll: 320 },
  { wait: 1200 },
  { scheme: 'dark' },
  { wait: 1200 },
];
