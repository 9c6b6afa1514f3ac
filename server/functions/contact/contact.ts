import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { type ContactMessage, checkMessage, KEPT_DAYS } from '../../../app/features/contact/schema.ts';
import type { Config } from '../../config.ts';
import { contactMessage } from '../../mail/templates/contact-message.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { mailSender } from '../delivery/sender.ts';
import { TableQueue } from '../delivery/table-queue.ts';
import { type FunctionContext, isOpen, keyedHash } from '../kit/context.ts';
import { orNotStored } from '../kit/errors.ts';
import { type FormContext, formId, openForm, receiveForm } from '../kit/form.ts';
import { limitTries } from '../kit/limits.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { emailServiceSender, type StoredMessage } from './delivery/by-email-service.ts';

const TABLE = 'contact_messages';
const hour = 3600;
/** Messages from one network address. Wider than one sender's, since a school or an office shares one. */
export const perAddress: RateLimit = { max: 20, windowSeconds: hour };
/** Messages that name one sender. */
export const perSender: RateLimit = { max: 5, windowSeconds: hour };

/** Whether messages can be stored: in the built-in backend, or in a remote one whose secret key is set. */
export function canReceive(config: Pick<Config, 'supabase' | 'supabaseSecretKey'>): boolean {
  return config.supabase === null || config.supabaseSecretKey !== null;
}

/**
 * The contact function, mounted at /functions/v1/contact:
 *
 *     GET    a form: { ticket }
 *     POST   a message: { ticket, user_name, user_email, subject, message } -> { ok: true, ticket } for the next one
 *
 * Both need one of the instance's keys. A message is answered with success once it is stored; its way to the
 * operator's mailbox begins then. Nothing is delivered before `start`.
 */
export function openContact(context: FunctionContext): SiteFunction {
  if (!isOpen(context)) {
    const message = 'This form is not connected. Please write to our e-mail address instead.';
    return closedFunction(context, 'formClosed', { message });
  }
  const { config, log, operator } = context;
  const worker = createDeliveryWorker<StoredMessage>({
    store: new TableQueue(operator, { table: TABLE, claim: 'claim_contact_message', keptDays: KEPT_DAYS }),
    sender:
      emailServiceSender(config) ??
      mailSender(context, 'contact', (message) => ({
        to: config.support.address,
        // Answering that mail writes to whoever sent the message.
        replyTo: { name: message.user_name, address: message.user_email },
        ...contactMessage(message, config.siteUrl),
      })),
    log,
    noun: 'contact message',
    givenUp: `it stays in ${TABLE}`,
  });
  const form = openForm(context, 'contact');
  return {
    routes: functionRoutes(context, (routes) => {
      routes.get('/', (c) => c.json({ ticket: form.ticket() }));
      routes.post('/', (c) => receive(form, c, worker.wake));
    }),
    worker,
  };
}

function receive(context: FormContext, c: Context, wakeDelivery: () => void): Promise<Response> {
  const { log, operator } = context;
  return receiveForm(context, c, {
    noun: 'contact',
    check: (fields) => {
      const { message: values, errors } = checkMessage(fields);
      return { values, errors };
    },
    async store(message, ticket) {
      await limitTries(context, `contact:address:${context.networkOf(c)}`, perAddress, 'messages');
      // Addresses that were only tried do not belong in the database in clear.
      const sender = keyedHash(context, 'sender', message.user_email.toLowerCase());
      await limitTries(context, `contact:sender:${sender}`, perSender, 'messages');
      await orNotStored(
        log,
        'contact_store_failed',
        () => addMessage(operator, formId(ticket, Object.values(message)), message),
        'Failed to send message. Please try again later.',
      );
      wakeDelivery();
    },
  });
}

/** Stores a message, due at once. One that is already there stays as it is. Rejects when it is not stored. */
async function addMessage(operator: SupabaseClient, id: string, message: ContactMessage): Promise<void> {
  const { error } = await operator
    .from(TABLE)
    .upsert({ id, ...message }, { onConflict: 'id', ignoreDuplicates: true });
  if (error) throw new Error(`A contact message was not stored: ${error.message}`);
}
