import type { HeroPhotoProps } from '../sections/hero-photo';
import { TypeCase } from './drawings';

/** Words and pictures of the invented workshop. */
export const heroPhotoSample: HeroPhotoProps = {
  label: 'Printing and courses',
  title: 'Bring a page of words. Leave with a box of paper.',
  lead: 'Most jobs take two weeks from the first proof. Courses take a day, and you go home with inky thumbs.',
  action: { label: 'Book a course', href: '#booking' },
  second: { label: 'All prices', href: '#prices' },
  picture: <TypeCase />,
};
