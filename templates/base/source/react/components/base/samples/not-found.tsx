import type { NotFoundProps } from '../sections/not-found';

/** Words and pictures of the invented workshop. */
export const notFoundSample: NotFoundProps = {
  sign: '?!',
  title: 'This page is not in the case',
  lead: 'It may have been moved, or the address has a misprint. We know about misprints.',
  action: { label: 'To the first page', href: '#top' },
  second: { label: 'Tell us', href: '#contact' },
};
