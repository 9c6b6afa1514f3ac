/**
 * The `headers` of a route whose page is the same for every visitor: nothing in it depends on cookies or on what can
 * change while the process runs. The server renders such a page once and keeps it.
 */
export function sameForEveryone(): HeadersInit {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate' };
}
