import type { CtaBandProps } from '../sections/cta-band';

/** What the section shows until it says your words. */
export const ctaBandSample: CtaBandProps = {
  title: 'Have something to say? Let us press it.',
  action: { label: 'Ask for a quote', href: '#contact' },
  second: { label: 'See prices', href: '#prices' },
};
