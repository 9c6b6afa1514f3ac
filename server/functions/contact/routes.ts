import { type Context, Hono } from 'hono';
import { checkMessage } from '../../../app/features/contact/schema.ts';
import { identifyKey } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { errorHandler, type HttpError } from '../../http/errors.ts';
import type { Log } from '../../log.ts';
import { readFields } from './body.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { contactError, renderContactError } from './errors.ts';
import { limitMessages } from './limits.ts';
import { checkTicket, issueTicket, messageId } from './ticket.ts';

/** The field that people do not see, and programs fill in. */
const trap = 'second_subject';

/**
 * The contact function, mounted at /functions/v1/contact:
 *
 *     GET    a form: { ticket }
 *     POST   a message: { ticket, user_name, user_email, subject, message } -> { ok: true, ticket } for the next one
 *
 * Both need one of the instance's keys. A message is answered with success once it is stored; its way to the
 * operator's mailbox begins then.
 */
export function contactRoutes({ log, keys, open }: Desk): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    context.header('Cache-Control', 'no-store');
    const response = errorHandler(log, renderContactError, () => null)(error, context);
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.use('*', async (context, next) => {
    identifyKey({ keys }, context.req.raw);
    await next();
  });
  routes.get('/', (context) => {
    if (!open) throw contactError('closed');
    context.header('Cache-Control', 'no-store');
    return context.json({ ticket: issueTicket(open.signingKey) });
  });
  routes.post('/', (context) => {
    if (!open) throw contactError('closed');
    return receive(open, log, context);
  });
  routes.all('*', () => {
    throw contactError('notFound');
  });
  return routes;
}

async function receive(desk: OpenDesk, log: Log, context: Context): Promise<Response> {
  const { ticket = '', ...fields } = await readFields(context.req.raw);
  const received = () => context.json({ ok: true, ticket: issueTicket(desk.signingKey) });
  if (fields[trap]) {
    log.info('a contact message filled in the trap and was not kept');
    return received();
  }
  const { message, errors } = checkMessage(fields);
  if (!message) throw contactError('invalid', { errors });
  const refusal = refuse(desk, String(ticket));
  if (refusal) throw refusal;
  const address = clientAddress(context, desk.config.trustedProxies);
  await limitMessages(desk.take, desk.signingKey, { address, email: message.user_email });
  try {
    await desk.store.add(messageId(String(ticket), message), message);
  } catch (error) {
    log.error('a contact message was not stored', { error: String(error) });
    throw contactError('notStored');
  }
  desk.wakeCourier();
  return received();
}

function refuse(desk: OpenDesk, ticket: string): HttpError | null {
  const state = checkTicket(desk.signingKey, ticket);
  if (state.is === 'early') return contactError('tooFast', { retryAfter: state.waitSeconds });
  if (state.is === 'expired') return contactError('formExpired');
  if (state.is === 'unknown') return contactError('formNotFound');
  return null;
}
