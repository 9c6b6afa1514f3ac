import type { FeaturesRowsProps } from '../sections/features-rows';

/** Words and pictures of the invented workshop. */
export const featuresRowsSample: FeaturesRowsProps = {
  label: 'What we do',
  title: 'Small runs, printed slowly',
  items: [
    {
      name: 'Invitations and cards',
      words: 'From fifty pieces. You choose the paper from a drawer, not from a screen.',
      link: { label: 'See what they cost', href: '#prices' },
    },
    {
      name: 'Books and booklets',
      words: 'Up to sixty-four pages, sewn by hand on the table by the window.',
      link: { label: 'Prices of books', href: '#prices' },
    },
    {
      name: 'Posters from wood type',
      words: 'Letters as tall as a milk bottle, two colours, no two sheets quite alike.',
      link: { label: 'Posters in the shop', href: '#shop' },
    },
    {
      name: 'Courses for beginners',
      words: 'One day, six people, one press each. Lunch is soup.',
      link: { label: 'Dates of courses', href: '#courses' },
    },
  ],
};
