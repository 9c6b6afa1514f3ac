/** Answers with Markdown; 404 where there is none. */
export function markdownResponse(text: string | null): Response {
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
  if (text === null) return new Response('# Not found\n', { status: 404, headers });
  // The page that says the same is the one that search engines list.
  return new Response(text, {
    headers: { ...headers, 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' },
  });
}
