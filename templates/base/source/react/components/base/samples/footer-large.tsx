import type { FooterLargeProps } from '../sections/footer-large';

/** What the section shows until it says your words. */
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
