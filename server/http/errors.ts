import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../log.ts';
import { notePutOff, putOffBy, requestId } from './request-id.ts';

/** An error that a caller is told about. Each service keeps the closed list of its own codes. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    fields: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** How a service words an error in its answers; the request may ask for one of several forms. */
export type ErrorRenderer = (error: HttpError, context: Context) => Record<string, unknown>;

/** In place of what a service makes of being put off: one sentence, whichever part was asked. */
function cameLate({ fields }: Pick<HttpError, 'fields'>): HttpError {
  const { retryAfter } = fields;
  const message = 'The site is busy right now. Please try again in a moment.';
  return new HttpError(503, 'over_capacity', message, { retryAfter });
}

const cutOff = new HttpError(400, 'request_cut_off', 'The request broke off.');

/** Whether it is the connection that failed, in the middle of a body. Nobody reads the answer, and the log need not know. */
function isCutOff(error: unknown, context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { errored?: unknown } };
  return error instanceof Error && incoming?.errored === error;
}

/** What parts of the process throw to whom there is no place for now. */
function putsOff({ status, fields }: HttpError): boolean {
  return (status === 503 || status === 429) && typeof fields.retryAfter === 'number';
}

/**
 * Logs what failed on the way to an answer that is given all the same, such as a page that says what is missing. `event` is
 * a noun and what happened to it. Where another part of this process had put the request off it is no fault: one line at
 * level info.
 */
export function logFailure(log: Log, event: string, error: unknown): void {
  if (putOffBy()) log.info('request_put_off', { for: event, error: String(error) });
  else log.error(event, { error: detailsOf(error) });
}

function detailsOf(error: unknown): unknown {
  return error instanceof Error ? (error.stack ?? error.message) : error;
}

/**
 * The handler for everything thrown in a service: known errors as they are, anything else as a 500 that
 * carries only an id, under which the log has the details. A service that fails because another one of this process has put
 * it off says so too: that is no fault, and a flood must not fill the log with it.
 */
export function errorHandler(
  log: Log,
  render: ErrorRenderer,
  translate: (error: unknown) => HttpError | null,
) {
  return (error: unknown, context: Context): Response => {
    const known = error instanceof HttpError ? error : isCutOff(error, context) ? cutOff : translate(error);
    const putOff = known ? undefined : putOffBy();
    if (putOff) log.info('request_put_off', { path: context.req.path, error: String(error) });
    const told = known ?? (putOff && cameLate(putOff));
    if (told) {
      if (putsOff(told)) notePutOff(told);
      const retryAfter = told.fields.retryAfter;
      if (typeof retryAfter === 'number') context.header('Retry-After', String(retryAfter));
      return context.json(render(told, context), told.status);
    }
    // The request's own id, where there is one: the visitor's reference then finds all lines of the request.
    const id = requestId() ?? randomUUID();
    log.error('unexpected_error', {
      id,
      method: context.req.method,
      path: context.req.path,
      error: detailsOf(error),
    });
    const failure = new HttpError(
      500,
      'unexpected_failure',
      `Something went wrong on our side. Reference: ${id}`,
    );
    return context.json(render(failure, context), 500);
  };
}
