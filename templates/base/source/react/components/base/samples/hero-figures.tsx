import type { HeroFiguresProps } from '../sections/hero-figures';

/** Words and pictures of the invented workshop. */
export const heroFiguresSample: HeroFiguresProps = {
  label: 'About us',
  title: 'Four people, six presses and a wall of type.',
  lead: 'The workshop was a chapel, then a seed store. It has been a print shop since the roof was mended, in 1987.',
  figures: [
    { figure: '6', counts: 'presses that work every week' },
    { figure: '312', counts: 'cases of type, metal and wood' },
    { figure: '240', counts: 'metres from the station' },
    { figure: '1889', counts: 'year of the oldest machine' },
  ],
};
