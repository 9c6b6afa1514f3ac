import type { HeaderSimpleProps } from '../sections/header-simple';

/** Words and pictures of the invented workshop. */
export const headerSimpleSample: HeaderSimpleProps = {
  brand: { label: 'Quoin Press', href: '#top' },
  links: [
    { label: 'Printing', href: '#printing' },
    { label: 'Prices', href: '#prices' },
    { label: 'Shop', href: '#shop' },
    { label: 'About', href: '#about' },
    { label: 'Journal', href: '#journal' },
  ],
  current: '#printing',
  action: { label: 'Ask for a quote', href: '#contact' },
  words: { menu: 'Menu', main: 'Main' },
};
