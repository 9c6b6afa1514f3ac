/** Types that builds name after their content; others are named by people. */
const built = /\.(js|mjs|css|woff2?|map|wasm)$/;
/** As bundlers write a hash behind a name: `index-DiwrgTda.js`, `main.8f3c21d9.css`. */
const hash = /[-.]([A-Za-z0-9_-]{8}|[0-9a-f]{8,64})\.[a-z0-9]+$/;
const hexHash = /[-.](?=[0-9a-f]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8,64}\.[a-z0-9]+$/;

/**
 * Whether a file's name changes with its content, so that browsers need not ask for it again. Of scripts, styles and faces a
 * hash has eight letters in upper and lower case, or is hexadecimal; of pictures and the rest only the latter, since
 * `report-FinalDay.pdf` is a name that somebody thought of.
 */
export function isNamedByContent(path: string): boolean {
  if (hexHash.test(path)) return true;
  const [, found = ''] = (built.test(path) && hash.exec(path)) || [];
  return /[a-z]/.test(found) && /[A-Z]/.test(found);
}
