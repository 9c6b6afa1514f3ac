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
