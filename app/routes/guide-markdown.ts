import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { guides } from '../features/pages/guides.server.ts';
import { markdownResponse } from '../lib/markdown-response.server.ts';

/** `/deploy-guide.md` and `/faq.md`. */
export function loader({ params: { guide = '' }, context }: LoaderFunctionArgs) {
  const write = Object.hasOwn(guides, guide) ? guides[guide] : undefined;
  return markdownResponse(write?.(context.get(requestValues).siteUrl) ?? null);
}
