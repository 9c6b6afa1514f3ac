import { createContext, useContext } from 'react';
import { NonceContext } from '../nonce.ts';
import scheduleScript from './schedule.ts?minified';

const SCHEDULE_ID = 'first-paint';
// The text of it is in the HTML only.
const SCHEDULE = import.meta.env.SSR ? scheduleScript : '';

/** Whether what a page needs later waits for its first paint. The server sets it; the browser sees it by the page. */
export const FirstPaintContext = createContext(
  import.meta.env.SSR || document.getElementById(SCHEDULE_ID) !== null,
);

/*
 * Until React has taken over, and on plain pages, following a link loads a page. Browsers that can fetch it while the
 * pointer rests on the link. `schedule.ts` tells them so when the page has been drawn, since they look at every link for
 * it, and withdraws it when the router, which fetches less, is there.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(demo|downloads|auth|storage|_mailbox)/*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The rules for fetching pages ahead: text until the page has been drawn. Before everything that names an address. */
export function FetchAhead() {
  const nonce = useContext(NonceContext);
  const isScheduled = useContext(FirstPaintContext);
  return (
    <script
      nonce={nonce}
      id="speculation-rules"
      type={isScheduled ? 'text/plain' : 'speculationrules'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}

/** The script that schedules what follows the first paint. Its text is in the HTML only, not in the browser's bundle. */
export function Schedule() {
  const nonce = useContext(NonceContext);
  if (!useContext(FirstPaintContext)) return null;
  return (
    <script
      nonce={nonce}
      id={SCHEDULE_ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, inlined so that it runs before paint
      dangerouslySetInnerHTML={{ __html: SCHEDULE }}
    />
  );
}
