import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../../../../domain/site/request-context.ts';
import { findTemplate } from '../../catalogue.server.ts';

/**
 * A file of a template as it lies in the zip. Pages and scripts come as plain text, and pictures may run nothing: this
 * is for reading, the demo is for running. `?download` saves it.
 */
export async function loadRawFile({ params, url, context }: LoaderFunctionArgs) {
  const template = findTemplate(params.slug ?? '');
  const path = params['*'] ?? '';
  const file = template && (await context.get(requestValues).templateFiles.raw(template.id, path));
  if (!file)
    return new Response('Not found', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const name = path.slice(path.lastIndexOf('/') + 1);
  const headers = new Headers({
    'Content-Type': readableType(file.type),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'public, max-age=300',
  });
  if (url.searchParams.has('download')) headers.set('Content-Disposition', `attachment; filename="${name}"`);
  return new Response(file.bytes, { headers });
}

function readableType(type: string): string {
  if (/^(image|font|video)\//.test(type)) return type;
  return /^(text\/|application\/(json|xml|manifest))/.test(type) ? 'text/plain; charset=utf-8' : type;
}
