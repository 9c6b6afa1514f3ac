import type { HeaderCentredProps } from '../sections/header-centred';

/** Words and pictures of the invented workshop. */
export const headerCentredSample: HeaderCentredProps = {
  brand: { label: 'Quoin Press', href: '#top' },
  links: [
    { label: 'The press', href: '#press' },
    { label: 'Courses', href: '#courses' },
    { label: 'Journal', href: '#journal' },
  ],
  aside: { label: 'Basket', href: '#basket' },
  action: { label: 'Order a press', href: '#order' },
  words: { main: 'This product' },
};
