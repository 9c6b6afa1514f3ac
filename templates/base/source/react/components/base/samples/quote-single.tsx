import type { QuoteSingleProps } from '../sections/quote-single';

/** Words and pictures of the invented workshop. */
export const quoteSingleSample: QuoteSingleProps = {
  quote: 'A line of type is a row of small weights. If one of them is wrong, your thumb knows before your eye does.',
  name: 'Ruth Ansell',
  about: 'founder and compositor',
};
