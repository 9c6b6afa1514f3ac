import type { Context, Hono } from 'hono';
import { checkMessage } from '../../../app/features/contact/schema.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { Connection } from '../form/connection.ts';
import {
  checkForm,
  type Desk,
  formRoutes,
  keyedMark,
  limitTries,
  networkOf,
  readForm,
} from '../form/desk.ts';
import { formError } from '../form/errors.ts';
import { formId } from '../form/form-id.ts';
import { addMessage } from './store.ts';

const hour = 3600;
/** Messages from one network address. Wider than one sender's, since a school or an office shares one. */
export const perAddress: RateLimit = { max: 20, windowSeconds: hour };
/** Messages that name one sender. */
export const perSender: RateLimit = { max: 5, windowSeconds: hour };

export interface ContactDesk {
  desk: Desk;
  /** Says that a message has been stored. */
  wakeDelivery(): void;
}

/**
 * The contact function, mounted at /functions/v1/contact:
 *
 *     GET    a form: { ticket }
 *     POST   a message: { ticket, user_name, user_email, subject, message } -> { ok: true, ticket } for the next one
 *
 * Both need one of the instance's keys. A message is answered with success once it is stored; its way to the
 * operator's mailbox begins then.
 */
export function contactRoutes(connection: Connection, place: ContactDesk | null): Hono {
  const open = (): ContactDesk => {
    if (place) return place;
    throw formError('closed', {}, 'This form is not connected. Please write to our e-mail address instead.');
  };
  return formRoutes(connection, (routes) => {
    routes.get('/', (context) => context.json({ ticket: open().desk.ticket() }));
    routes.post('/', (context) => receive(open(), context));
  });
}

async function receive({ desk, wakeDelivery }: ContactDesk, context: Context): Promise<Response> {
  const { log } = desk.connection;
  const { ticket, fields, trapped } = await readForm(context);
  const received = () => context.json({ ok: true, ticket: desk.ticket() });
  if (trapped) {
    log.info('contact_honeypot_filled');
    return received();
  }
  const { message, errors } = checkMessage(fields);
  if (!message) throw formError('invalid', { errors });
  checkForm(desk, ticket);
  await limitTries(desk, `contact:address:${networkOf(desk, context)}`, perAddress, 'messages');
  // Addresses that were only tried do not belong into the database in clear.
  const sender = keyedMark(desk, 'sender', message.user_email.toLowerCase());
  await limitTries(desk, `contact:sender:${sender}`, perSender, 'messages');
  try {
    await addMessage(desk.operator, formId(ticket, Object.values(message)), message);
  } catch (error) {
    log.error('contact_store_failed', { error: String(error) });
    throw formError('notStored', {}, 'Failed to send message. Please try again later.');
  }
  wakeDelivery();
  return received();
}
