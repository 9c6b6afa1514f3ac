import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { createLog, type Log } from '../../log.ts';
import { createMailer } from '../../mail/create.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { createCourier } from '../delivery/courier.ts';
import { emailServiceSender } from './delivery/by-email-service.ts';
import { mailSender } from './delivery/by-mail.ts';
import { countInDatabase, countInMemory, type TakeTry } from './limits.ts';
import { contactRoutes } from './routes.ts';
import { MessageStore } from './store.ts';

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

/**
 * Puts the contact form's server together, on the built-in backend or, where `services` is null, on the remote one.
 * `backendFetch` reaches either. Nothing is delivered before `start`.
 */
export async function openContact(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
): Promise<Contact> {
  if (services) {
    const { log, mailer, keys } = services;
    return connect(config, {
      log,
      mailer,
      backendUrl: config.siteUrl,
      backendFetch,
      keys,
      signingSeed: keys.pepper,
      take: countInDatabase(services),
    });
  }
  const log = createLog(config.logLevel);
  const keys = { publishable: config.supabase?.publishableKey ?? '', secret: config.supabaseSecretKey ?? '' };
  if (!config.supabase || !keys.secret) {
    return { routes: contactRoutes({ log, keys, open: null }), start() {}, async stop() {} };
  }
  const mailer = await createMailer(config, log);
  const contact = connect(config, {
    log,
    mailer,
    backendUrl: config.supabase.url,
    backendFetch,
    keys,
    signingSeed: keys.secret,
    take: countInMemory(config),
  });
  return {
    ...contact,
    async stop() {
      await contact.stop();
      await mailer.close();
    },
  };
}

interface Parts {
  log: Log;
  mailer: Mailer;
  backendUrl: string;
  backendFetch: typeof fetch;
  keys: { publishable: string; secret: string };
  /** What all servers on one database share, and nobody else knows. */
  signingSeed: Buffer | string;
  take: TakeTry;
}

function connect(config: Config, parts: Parts): Contact {
  const { log, mailer, backendUrl, backendFetch, keys, signingSeed, take } = parts;
  const store = new MessageStore({ url: backendUrl, secretKey: keys.secret, fetch: backendFetch });
  const sender = emailServiceSender(config) ?? mailSender(config, mailer);
  const courier = createCourier({ store, log, sender, noun: 'contact message', table: 'contact_messages' });
  const signingKey = createHmac('sha256', signingSeed).update('contact').digest();
  const open = { config, signingKey, take, store, wakeCourier: courier.wake };
  return { routes: contactRoutes({ log, keys, open }), start: courier.start, stop: courier.stop };
}
