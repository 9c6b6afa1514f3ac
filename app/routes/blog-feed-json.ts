import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { feedResponse } from '../features/blog/feed-response.server.ts';
import { jsonFeed } from '../features/blog/feeds.ts';
import { loadFullPosts } from '../features/blog/load.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(requestValues);
  return feedResponse(request, 'application/feed+json', jsonFeed(await loadFullPosts(), siteUrl));
}
