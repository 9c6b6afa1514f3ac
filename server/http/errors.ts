import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../log.ts';
import { requestId } from './request-id.ts';

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

const cutOff = new HttpError(400, 'request_cut_off', 'The request broke off.');

/** Whether it is the connection that failed, in the middle of a body. Nobody reads the answer, and the log need not know. */
function isCutOff(error: unknown, context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { errored?: unknown } };
  return error instanceof Error && incoming?.errored === error;
}

/**
 * The handler for everything thrown in a service: known errors as they are, anything else as a 500 that
 * carries only an id, under which the log has the details.
 */
export function errorHandler(
  log: Log,
  render: ErrorRenderer,
  translate: (error: unknown) => HttpError | null,
) {
  return (error: unknown, context: Context): Response => {
    const known = error instanceof HttpError ? error : isCutOff(error, context) ? cutOff : translate(error);
    if (known) {
      const retryAfter = known.fields.retryAfter;
      if (typeof retryAfter === 'number') context.header('Retry-After', String(retryAfter));
      return context.json(render(known, context), known.status);
    }
    // The request's own id, where there is one: the visitor's reference then finds all lines of the request.
    const id = requestId() ?? randomUUID();
    log.error('unexpected error', {
      id,
      method: context.req.method,
      path: context.req.path,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    const failure = new HttpError(
      500,
      'unexpected_failure',
      `Something went wrong on our side. Reference: ${id}`,
    );
    return context.json(render(failure, context), 500);
  };
}
