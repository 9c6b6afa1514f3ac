import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { postMarkdown } from '../features/blog/markdown.server.ts';
import { markdownResponse } from '../lib/markdown-response.server.ts';

/** `/blog/{slug}.md`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return markdownResponse(await postMarkdown(params.slug ?? '', context.get(requestValues).siteUrl));
}
