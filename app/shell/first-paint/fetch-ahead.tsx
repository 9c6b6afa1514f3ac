import { useContext } from 'react';
import { InlineScript } from '../inline-script.tsx';
import { PLAIN_PATHS, useIsPlainPage } from '../plain-pages.ts';
import { FirstPaintContext } from './first-paint.tsx';

const rulesFor = (href_matches: string | string[]) => {
  const elsewhere = [
    { not: { href_matches: '/(demo|downloads|auth|storage|_mailbox)/*' } },
    { not: { selector_matches: '[target], [download]' } },
  ];
  return JSON.stringify({
    prefetch: [{ where: { and: [{ href_matches }, ...elsewhere] }, eagerness: 'moderate' }],
  });
};
const EVERY_PAGE = import.meta.env.SSR ? rulesFor('/*') : '';
const PLAIN_PAGES = import.meta.env.SSR ? rulesFor([...PLAIN_PATHS]) : '';

/**
 * Has browsers that can do so fetch a page while the pointer rests on a link to it: every page, and from where React
 * has taken over those that are documents of their own. `schedule.ts` tells them so when the page has been drawn, since
 * they look at every link for it, and withdraws the rules for every page when the router, which fetches less, is there.
 */
export function FetchAhead() {
  const isPlain = useIsPlainPage();
  // As text they ask nothing of the browser.
  const type = useContext(FirstPaintContext) ? 'text/plain' : 'speculationrules';
  return (
    <>
      <InlineScript id="speculation-rules" type={type} text={EVERY_PAGE} />
      {!isPlain && <InlineScript id="speculation-rules-plain" type={type} text={PLAIN_PAGES} />}
    </>
  );
}
