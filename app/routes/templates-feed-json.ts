import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { feedResponse } from '../features/blog/feed-response.server.ts';
import { templates } from '../features/templates/catalogue.server.ts';
import { templatesFeed } from '../features/templates/feed.ts';

/** `/templates/feed.json`: new templates for feed readers. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(requestValues);
  return feedResponse(request, 'application/feed+json', templatesFeed(templates, siteUrl));
}
