import type { HeroCentredProps } from '../sections/hero-centred';
import { Shopfront } from './drawings';

/** Words and pictures of the invented workshop. */
export const heroCentredSample: HeroCentredProps = {
  label: 'Hexley No. 2',
  title: 'A printing press for the end of the kitchen table.',
  lead: 'Cast iron, forty-one parts, no electricity. It prints a sheet the size of a postcard for as long as you keep it oiled.',
  action: { label: 'Order a press', href: '#order' },
  second: { label: 'Ask a question', href: '#contact' },
  picture: <Shopfront />,
};
