import type { PricesTiersProps } from '../sections/prices-tiers';

/** Words and pictures of the invented workshop. */
export const pricesTiersSample: PricesTiersProps = {
  label: 'Stationery',
  title: 'Three boxes of cards',
  lead: 'Prices are for one hundred cards and envelopes, with two proofs.',
  tiers: [
    {
      name: 'Plain',
      price: '£165',
      words: 'One colour, metal type, a paper that we have in store.',
      includes: ['Set by hand', 'Ready in ten days'],
      action: { label: 'Ask for Plain', href: '#contact' },
    },
    {
      name: 'Fine',
      price: '£240',
      words: 'Two colours, cotton paper, envelopes lined by hand.',
      includes: ['Set by hand', 'A drawing, if you send one', 'Ready in fourteen days'],
      action: { label: 'Ask for Fine', href: '#contact' },
      chosen: 'With a drawing',
    },
    {
      name: 'Grand',
      price: '£395',
      words: 'Three colours, edges painted, a box with a ribbon.',
      includes: ['A day at the press with us', 'Ready in four weeks'],
      action: { label: 'Ask for Grand', href: '#contact' },
    },
  ],
};
