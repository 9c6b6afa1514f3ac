import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Log } from '../log.ts';
import { plainPage } from '../plain-page/plain-page.ts';
import type { SiteServing } from '../sites/serving/serving.ts';
import { errorHandler, HttpError } from './errors.ts';

/**
 * The handler for what is thrown before a service or a page has been asked: who has too many requests on their way reads when
 * to try again, a browser as a page, a program as JSON. On the hosts of members' sites a browser gets a page of theirs, also
 * where something has failed.
 */
export function refusal(log: Log, sites: Pick<SiteServing, 'refuse'> | null = null) {
  const asJson = errorHandler(
    log,
    ({ code, message }) => ({ code, message }),
    () => null,
  );
  return (error: unknown, context: Context): Response | Promise<Response> => {
    const answer = asJson(error, context);
    if (!/\btext\/html\b/.test(context.req.header('accept') ?? '')) return answer;
    const own = sites?.refuse(context, answer.status, error instanceof HttpError ? error.message : null);
    if (own) {
      const after = answer.headers.get('Retry-After');
      if (after) own.headers.set('Retry-After', after);
      return own;
    }
    if (!(error instanceof HttpError)) return answer;
    const again = context.req.method === 'GET' || context.req.method === 'HEAD' ? context.req.url : '/';
    const { pathname, search } = new URL(again, context.req.url);
    context.header('Cache-Control', 'no-store');
    context.header('Retry-After', answer.headers.get('Retry-After') ?? undefined);
    const page = plainPage(
      'One moment, please',
      html`<p>${error.message}</p>
        <a class="button" href="${pathname + search}">Try again</a>`,
    );
    return context.html(page, error.status);
  };
}
