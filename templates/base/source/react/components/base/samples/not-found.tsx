import type { NotFoundProps } from '../sections/not-found';

/** What the section shows until it says your words. */
export const notFoundSample: NotFoundProps = {
  sign: '?!',
  title: 'This page is not in the case',
  lead: 'It may have been moved, or the address has a misprint. We know about misprints.',
  action: { label: 'To the first page', href: '#top' },
  second: { label: 'Tell us', href: '#contact' },
};
