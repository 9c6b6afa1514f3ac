/** Where `boot.js` finds what starts the page's scripts. */
export const DEFERRED_SCRIPT_ID = 'page-scripts';

/**
 * Lets a page be painted before its scripts are fetched. The router's module script becomes data, with the files it
 * needs listed beside it; `boot.js` starts it when the page has loaded, or at the first touch, key or movement. Throws
 * where the router's scripts are not found.
 */
export function deferScripts(html: string): string {
  let isFound = false;
  const files: string[] = [];
  const withoutPreloads = html.replace(
    /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g,
    (_, href: string) => {
      files.push(href);
      return '';
    },
  );
  const deferred = withoutPreloads.replace(
    /<script( nonce="[^"]*")? type="module" async="">/,
    (_, nonce = '') => {
      isFound = true;
      return `<script${nonce} type="text/plain" id="${DEFERRED_SCRIPT_ID}" data-files="${files.join(' ')}">`;
    },
  );
  if (!isFound || files.length === 0)
    throw new Error('The router writes its scripts in another way than before.');
  return deferred;
}
