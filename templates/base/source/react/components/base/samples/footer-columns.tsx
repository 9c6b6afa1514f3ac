import type { FooterColumnsProps } from '../sections/footer-columns';

/** Words and pictures of the invented workshop. */
export const footerColumnsSample: FooterColumnsProps = {
  brand: 'Quoin Press',
  about: 'A letterpress workshop with a shop and courses, open to everybody with clean or dirty hands.',
  columns: [
    {
      title: 'Site',
      links: [
        { label: 'Printing and courses', href: '#printing' },
        { label: 'The Hexley No. 2', href: '#press' },
        { label: 'Prices', href: '#prices' },
        { label: 'Your account', href: '#account' },
      ],
    },
    {
      title: 'Contact',
      links: [
        { label: '14 Alder Street, Hexley', href: '#map' },
        { label: '01632 960187', href: 'tel:01632960187' },
        { label: 'hello@quoinpress.example', href: 'mailto:hello@quoinpress.example' },
      ],
    },
  ],
  note: '© 2026 Quoin Press',
  legal: [{ label: 'Legal information', href: '#legal' }],
};
