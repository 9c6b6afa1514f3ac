import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { suggestionsFeed } from './feed.ts';
import { listSuggestions } from './queries.ts';

/** The newest suggestions for feed readers; one that already has this state of it gets status 304. */
export async function loadFeed({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { siteUrl, logFailure } = context.get(requestValues);
  try {
    const { suggestions } = await listSuggestions(getServerSupabase(context), {
      sort: 'new',
      status: null,
      page: 1,
    });
    const feed = suggestionsFeed(suggestions, siteUrl);
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      // Weak: the same feed is sent compressed and plain.
      ETag: `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`,
    };
    const known = request.headers.get('if-none-match')?.includes(headers.ETag);
    return known ? new Response(null, { status: 304, headers }) : new Response(feed, { headers });
  } catch (error) {
    logFailure('suggestion_feed_failed', error);
    return new Response('The feed cannot be read right now.\n', {
      status: 503,
      headers: { 'Retry-After': '120' },
    });
  }
}
