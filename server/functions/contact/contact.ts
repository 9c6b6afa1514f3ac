import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import type { Connection } from '../form/connection.ts';
import { openDesk } from '../form/desk.ts';
import { emailServiceSender } from './delivery/by-email-service.ts';
import { mailSender } from './delivery/by-mail.ts';
import { contactRoutes } from './routes.ts';
import { messageQueue } from './store.ts';

/** The contact form's server: receiving, and bringing what was received to the operator. */
export interface Contact {
  /** To be mounted at /functions/v1/contact. */
  routes: Hono;
  /** Begins to deliver, also what an earlier process left. */
  start(): void;
  /** Lets the attempt under way end. Resolves when nothing touches the database any more. */
  stop(): Promise<void>;
}

/** Whether messages can be stored: in the built-in backend, or in a remote one whose secret key is set. */
export function canReceive(config: Pick<Config, 'supabase' | 'supabaseSecretKey'>): boolean {
  return config.supabase === null || config.supabaseSecretKey !== null;
}

/** Puts the contact form's server together. Nothing is delivered before `start`. */
export function openContact(connection: Connection): Contact {
  const desk = openDesk(connection, 'contact');
  if (!desk) return { routes: contactRoutes(connection, null), start() {}, async stop() {} };
  const { config, log } = connection;
  const worker = createDeliveryWorker({
    store: messageQueue(desk.operator),
    sender: emailServiceSender(config) ?? mailSender(config, desk.mailer),
    log,
    noun: 'contact message',
    givenUp: 'it stays in contact_messages',
  });
  return {
    routes: contactRoutes(connection, { desk, wakeDelivery: worker.wake }),
    start: worker.start,
    stop: worker.stop,
  };
}
