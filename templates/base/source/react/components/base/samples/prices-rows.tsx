import type { PricesRowsProps } from '../sections/prices-rows';

/** Words and pictures of the invented workshop. */
export const pricesRowsSample: PricesRowsProps = {
  label: 'Use of the workshop',
  title: 'Print by yourself',
  lead: 'For everybody who has done the first course. Ink and rags are included, paper is not.',
  plans: [
    {
      name: 'An evening',
      words: 'Three hours, Tuesday or Thursday',
      price: '£24',
      action: { label: 'Book an evening', href: '#booking' },
    },
    {
      name: 'A day',
      words: 'Nine to five, one press to yourself',
      price: '£68',
      action: { label: 'Book a day', href: '#booking' },
    },
    {
      name: 'A month',
      words: 'As often as you like, and a shelf of your own',
      price: '£140',
      action: { label: 'Become a member', href: '#contact' },
    },
  ],
};
