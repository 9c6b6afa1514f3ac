import type { PriceListGroupsProps } from '../sections/price-list-groups';

/** Words and pictures of the invented workshop. */
export const priceListGroupsSample: PriceListGroupsProps = {
  label: 'Papers',
  title: 'What lies in the drawers',
  groups: [
    {
      name: 'Cotton',
      items: [
        { name: 'Marsh white, 300 g', price: '£1.10', note: 'Soft, takes a deep impression' },
        { name: 'Marsh cream, 600 g', price: '£1.90', note: 'As thick as a biscuit' },
      ],
    },
    {
      name: 'Recycled',
      items: [
        { name: 'Harbour grey, 270 g', price: '£0.60', note: 'Flecks of blue from old tickets' },
        { name: 'Oat, 150 g', price: '£0.35', note: 'For booklets and notes' },
      ],
    },
    {
      name: 'Handmade',
      items: [
        { name: 'Tarn, deckle on four sides', price: '£4.20', note: 'Made eight miles from here' },
        { name: 'Flax, nearly brown', price: '£3.60', note: 'Rattles when it is turned' },
      ],
    },
  ],
};
