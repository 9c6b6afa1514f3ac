import type { FooterLargeProps } from '../sections/footer-large';

/** Words and pictures of the invented workshop. */
export const footerLargeSample: FooterLargeProps = {
  brand: 'Quoin Press',
  links: [
    { label: 'Shop', href: '#shop' },
    { label: 'Courses', href: '#courses' },
    { label: 'Contact', href: '#contact' },
    { label: 'Legal information', href: '#legal' },
  ],
  note: '© 2026 Quoin Press',
  words: { links: 'Before you go' },
};
