import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { identifyKey } from '../../http/caller.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { errorHandler, type HttpError } from '../../http/errors.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { readFields } from './body.ts';
import type { Connection, OpenConnection } from './connection.ts';
import { formError, renderFormError } from './errors.ts';
import { checkTicket, issueTicket } from './ticket.ts';

/** The field that people do not see, and programs fill in. The same in every form. */
const TRAP = 'second_subject';

/** Where a public form is given out and handed in. */
export interface Desk extends OpenConnection {
  connection: Connection;
  /** Key of what this desk signs; all servers on one database have the same. */
  signingKey: Buffer;
  /** A fresh form's mark. */
  ticket(): string;
}

/** The desk of a form. `purpose` keeps its marks apart from those of other forms. Null where nothing can be stored. */
export function openDesk(connection: Connection, purpose: string): Desk | null {
  if (!connection.open) return null;
  const signingKey = createHmac('sha256', connection.open.signingSeed).update(`form:${purpose}`).digest();
  return { ...connection.open, connection, signingKey, ticket: () => issueTicket(signingKey) };
}

/** Routes that answer in JSON, never kept, to whoever carries one of the instance's keys. */
export function formRoutes({ log, keys }: Connection, prepare: (routes: Hono) => void): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    const response = errorHandler(log, renderFormError, () => null)(error, context);
    response.headers.set('Cache-Control', 'no-store');
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.use('*', async (context, next) => {
    identifyKey({ keys }, context.req.raw);
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });
  prepare(routes);
  routes.all('*', () => {
    throw formError('notFound');
  });
  return routes;
}

/** What a form brought, apart from its ticket; `trapped` when a program filled in what people do not see. */
export interface Handed {
  ticket: string;
  fields: Record<string, unknown>;
  trapped: boolean;
}

/** Reads a form. Throws for what is no form at all. */
export async function readForm(context: Context): Promise<Handed> {
  const { ticket = '', [TRAP]: trap, ...fields } = await readFields(context.req.raw);
  return { ticket: String(ticket), fields, trapped: Boolean(trap) };
}

/** Throws unless the ticket is one of the desk's, and of an age at which a person sends. */
export function checkForm({ signingKey }: Desk, ticket: string): void {
  const refusal = refusalOf(signingKey, ticket);
  if (refusal) throw refusal;
}

function refusalOf(signingKey: Buffer, ticket: string): HttpError | null {
  const state = checkTicket(signingKey, ticket);
  if (state.is === 'early') return formError('tooFast', { retryAfter: state.waitSeconds });
  if (state.is === 'expired') return formError('formExpired');
  return state.is === 'unknown' ? formError('formNotFound') : null;
}

/** The network the visitor is in, as tries are counted. */
export function networkOf({ connection }: Desk, context: Context): string {
  return clientNetwork(context, connection.config.trustedProxies);
}

/** Counts one try of somebody at something. Throws 429 with words, such as 'messages', and the seconds to wait. */
export async function limitTries(
  desk: Desk,
  bucket: string,
  limit: RateLimit,
  what = 'tries',
): Promise<void> {
  const wait = await desk.take(bucket, limit);
  if (wait === 0) return;
  const span = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
  throw formError(
    'tooMany',
    { retryAfter: wait },
    `Too many ${what} in a short time. Please try again in ${span}.`,
  );
}

/** A keyed hash of 22 characters, for what must be known again but not be read. */
export function keyedMark(desk: Desk, ...parts: string[]): string {
  return createHmac('sha256', desk.signingKey).update(parts.join('\n')).digest('base64url').slice(0, 22);
}
