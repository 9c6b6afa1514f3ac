import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { owner } from '../../../database/database.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { DeliveryWorker } from '../../delivery/delivery-worker.ts';
import { type OpenContext, openFunctionContext } from '../../kit/context.ts';
import { issueTicket, openForm } from '../../kit/form.ts';
import { openContact } from '../contact.ts';

export const message = {
  user_name: 'Ada Lovelace',
  user_email: 'ada@example.org',
  subject: 'The weather template',
  message: 'It rains\nin my city,\n\nbut the page says <b>sun</b>.',
};

interface Kept {
  id: string;
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  attempts: number;
  /** Seconds from now; null when nothing is tried any more. */
  wait: number | null;
  delivered: boolean;
  last_error: string | null;
}

export interface ContactServer {
  server: TestServer;
  contact: DeliveryWorker & { routes: Hono };
  /** What was logged, one line each. */
  log: string[];
  /** The ticket of a form given out some seconds ago, with the time somebody needed to write. */
  ticket(secondsAgo?: number): string;
  /** Sends fields as the page does. */
  post(fields: Record<string, unknown>, options?: PostOptions): Promise<Answer>;
  /** Another process on the same database. */
  another(): Promise<DeliveryWorker>;
  /** What the table holds, oldest first. */
  kept(): Promise<Kept[]>;
  /** Makes waiting messages due now, as time would. */
  hurry(): Promise<void>;
  close(): Promise<void>;
}

interface PostOptions {
  body?: string;
  headers?: Record<string, string>;
  /** The visitor's network address. */
  visitor?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The contact function on a database of its own. Nothing is delivered before `contact.start()`. */
export async function startContactServer(overrides: Partial<Config> = {}): Promise<ContactServer> {
  const server = await startTestServer(overrides);
  const { services } = server;
  const log: string[] = [];
  const write = (line: string, fields?: unknown) => void log.push(`${line} ${JSON.stringify(fields ?? {})}`);
  services.log = { error: write, info: write, debug: write };
  const context = await openFunctionContext(services.config, services, fetch);
  const open = async () => {
    const { routes, worker } = openContact(await openFunctionContext(services.config, services, fetch));
    return { ...(worker as DeliveryWorker), routes };
  };
  const contact = await open();
  const opened = [contact];
  const { signingKey } = openForm(context as OpenContext, 'contact');
  const app = new Hono().route('/functions/v1/contact', contact.routes);
  const run = <R>(text: string) => services.database.run<R>(owner, { text });

  return {
    server,
    contact,
    log,
    ticket: (secondsAgo = 60) => issueTicket(signingKey, Date.now() - secondsAgo * 1000),
    async post(fields, { body = JSON.stringify(fields), headers, visitor = '203.0.113.1' } = {}) {
      const request = new Request('http://localhost/functions/v1/contact', {
        method: 'POST',
        headers: headers ?? { apikey: services.keys.publishable },
        body,
      });
      const response = await app.fetch(request, { visitor });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async another() {
      const other = await open();
      opened.push(other);
      return other;
    },
    async kept() {
      const { rows } = await run<Kept>(
        `select id, user_name, user_email, subject, message, attempts, last_error,
          delivered_at is not null as delivered,
          round(extract(epoch from next_attempt_at - now()))::int as wait
        from public.contact_messages order by created_at, id`,
      );
      return rows;
    },
    async hurry() {
      await run(
        'update public.contact_messages set next_attempt_at = now() where next_attempt_at is not null',
      );
    },
    async close() {
      await Promise.all(opened.map((one) => one.stop()));
      await server.close();
    },
  };
}
