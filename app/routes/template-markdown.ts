import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import { findTemplate } from '../features/templates/catalogue.server.ts';
import { templateMarkdown } from '../features/templates/markdown.ts';
import { markdownResponse } from '../lib/markdown-response.server.ts';

/** `/template/{id}.md`. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const template = findTemplate(params.slug ?? '');
  return markdownResponse(template && templateMarkdown(template, context.get(requestValues).siteUrl));
}
