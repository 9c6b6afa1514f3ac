import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { guides } from '../features/pages/guides.server.ts';
import { markdownResponse } from '../lib/markdown-response.server.ts';

/** `/deploy-guide.md` and `/faq.md`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname.slice(1).replace(/\.md$/, '');
  return markdownResponse(guides[name]?.(context.get(requestValues).siteUrl) ?? null);
}
