import type { CtaBandProps } from '../sections/cta-band';

/** Words and pictures of the invented workshop. */
export const ctaBandSample: CtaBandProps = {
  title: 'Have something to say? Let us press it.',
  action: { label: 'Ask for a quote', href: '#contact' },
  second: { label: 'See prices', href: '#prices' },
};
