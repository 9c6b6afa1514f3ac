import { useContext } from 'react';
import { NonceContext } from '../nonce.ts';
import { PLAIN_PATHS, useIsPlainPage } from '../plain-pages.ts';
import { FirstPaintContext } from './first-paint.tsx';

type Where =
  | { href_matches: string | string[] }
  | { selector_matches: string }
  | { not: Where }
  | { and: Where[] };

const ELSEWHERE: Where[] = [
  { not: { href_matches: '/(demo|downloads|auth|storage|_mailbox)/*' } },
  { not: { selector_matches: '[target], [download]' } },
];
const rulesFor = (href_matches: string | string[]) =>
  JSON.stringify({
    prefetch: [{ where: { and: [{ href_matches }, ...ELSEWHERE] } satisfies Where, eagerness: 'moderate' }],
  });
// The texts are in the HTML only.
const EVERY_PAGE = import.meta.env.SSR ? rulesFor('/*') : '';
const PLAIN_PAGES = import.meta.env.SSR ? rulesFor([...PLAIN_PATHS]) : '';

/**
 * Has browsers that can do so fetch a page while the pointer rests on a link to it: every page, and from where React has
 * taken over those that are documents of their own. `schedule.ts` tells them so when the page has been drawn, since they
 * look at every link for it, and withdraws the rules for every page when the router, which fetches less, is there.
 */
export function FetchAhead() {
  const isPlain = useIsPlainPage();
  return (
    <>
      <Rules id="speculation-rules" text={EVERY_PAGE} />
      {!isPlain && <Rules id="speculation-rules-plain" text={PLAIN_PAGES} />}
    </>
  );
}

function Rules({ id, text }: { id: string; text: string }) {
  const nonce = useContext(NonceContext);
  const isScheduled = useContext(FirstPaintContext);
  return (
    <script
      nonce={nonce}
      id={id}
      // As text they ask nothing of the browser.
      type={isScheduled ? 'text/plain' : 'speculationrules'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
