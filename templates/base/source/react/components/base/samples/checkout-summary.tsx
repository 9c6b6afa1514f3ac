import type { CheckoutSummaryProps } from '../sections/checkout-summary';
import { Leaf, Tide } from './drawings';

/** Words and pictures of the invented workshop. */
export const checkoutSummarySample: CheckoutSummaryProps = {
  title: 'Your order',
  lead: 'You pay on delivery of the bill. Nothing is charged here.',
  items: [
    { name: 'Low tide', about: 'Poster, 50 × 70 cm', quantity: '1 ×', price: '£38.00', picture: <Tide /> },
    { name: 'Alder', about: 'Notebook, 96 pages, sewn', quantity: '2 ×', price: '£28.00', picture: <Leaf /> },
  ],
  sums: [
    { name: 'Items', price: '£66.00' },
    { name: 'Delivery', price: '£4.50' },
    { name: 'Total', price: '£70.50' },
  ],
  action: { label: 'Go to checkout', href: '#checkout' },
  second: { label: 'Continue shopping', href: '#shop' },
};
