import { createHash } from 'node:crypto';

/** Answers with a feed; readers that already have this state of it get status 304. */
export function feedResponse(request: Request, type: string, feed: string): Response {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
    // Weak: the same feed is sent compressed and plain.
    ETag: `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`,
  };
  const known = request.headers.get('if-none-match')?.includes(headers.ETag);
  return known ? new Response(null, { status: 304, headers }) : new Response(feed, { headers });
}
