import { useMatches } from 'react-router';

/**
 * Plain pages are documents that the server renders and React never takes over: what is only read. They stand under one
 * layout in `routes.ts`; `entry.plain.ts` is their script.
 */
export const PLAIN_LAYOUT = 'shell/plain-layout';

/** Their addresses as patterns, but for those that no route knows; `routes.test.ts` compares them with `routes.ts`. */
export const PLAIN_PATHS = [
  '/',
  '/deploy-guide',
  '/our-websites',
  '/about',
  '/blog',
  '/blog/:slug',
  '/legal',
  '/privacy',
  '/terms',
  '/faq',
] as const;

/** Whether the page is a plain one. */
export function useIsPlainPage(): boolean {
  return useMatches().some(({ id }) => id === PLAIN_LAYOUT);
}
