import type { HeroSplitProps } from '../sections/hero-split';
import { Press } from './drawings';

/** Words and pictures of the invented workshop. */
export const heroSplitSample: HeroSplitProps = {
  label: 'Letterpress workshop, Hexley',
  title: 'Ink, pressure, paper, and somebody who minds.',
  lead: 'We print cards, books and posters from metal and wood type, on machines older than anybody who works here. You can order from us, or come and do it yourself.',
  action: { label: 'Ask for a quote', href: '#contact' },
  second: { label: 'See the courses', href: '#courses' },
  picture: <Press />,
};
