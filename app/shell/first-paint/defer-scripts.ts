/** Where `schedule.ts` finds what starts the page's scripts. */
export const DEFERRED_SCRIPT_ID = 'page-scripts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /<script( nonce="[^"]*")? type="module" async="">/;

/**
 * Lets a page be painted before its scripts are fetched. The router's module script becomes data, with the files it
 * needs listed beside it; `schedule.ts` starts it later. Throws where the router's scripts are not found.
 */
export function deferScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  if (files.length === 0 || !START.test(html))
    throw new Error('The router writes its scripts in another way than before.');
  const held = `<script$1 type="text/plain" id="${DEFERRED_SCRIPT_ID}" data-files="${files.join(' ')}">`;
  return html.replace(PRELOAD, '').replace(START, held);
}
