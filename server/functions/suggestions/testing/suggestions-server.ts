import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { owner } from '../../../database/database.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { DeliveryWorker } from '../../delivery/delivery-worker.ts';
import { type OpenContext, openFunctionContext } from '../../kit/context.ts';
import { issueTicket, openForm } from '../../kit/form.ts';
import { openSuggestions } from '../suggestions.ts';

export const wish = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  suggestion: 'A page for a choir. With rehearsals,\nconcerts & <b>notes</b>.',
};

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface CallOptions {
  headers?: Record<string, string>;
  /** The visitor's network address. */
  visitor?: string;
  token?: string;
  /** The browser's voter cookie, as `cookieOf` reads it from an answer. */
  cookie?: string;
}

export interface SuggestionsServer {
  server: TestServer;
  suggestions: DeliveryWorker;
  signingKey: Buffer;
  /** What was logged, one line each. */
  log: string[];
  /** The ticket of a page given out some seconds ago. */
  ticket(secondsAgo?: number): string;
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Stores a suggestion as the page does. Returns its id. */
  suggest(change?: Partial<typeof wish>): Promise<string>;
  /** A client of a member who runs the site. */
  operatorClaim(): Promise<SupabaseClient>;
  /** Runs a statement as the database's owner. */
  run<Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The suggestions function on a database of its own. Nothing is sent before `suggestions.start()`. */
export async function startSuggestionsServer(overrides: Partial<Config> = {}): Promise<SuggestionsServer> {
  const server = await startTestServer(overrides);
  const { services } = server;
  const log: string[] = [];
  const write = (line: string, fields?: unknown) => void log.push(`${line} ${JSON.stringify(fields ?? {})}`);
  services.log = { error: write, info: write, debug: write };
  const context = await openFunctionContext(services.config, services, fetch);
  const { routes, worker } = openSuggestions(context);
  const suggestions = worker as DeliveryWorker;
  const { signingKey } = openForm(context as OpenContext, 'suggestions');
  const app = new Hono().route('/functions/v1/suggestions', routes);
  const ticket = (secondsAgo = 60) => issueTicket(signingKey, Date.now() - secondsAgo * 1000);
  const run = async <Row>(text: string, ...values: unknown[]) =>
    (await services.database.run<Row>(owner, { text, values })).rows;

  const call: SuggestionsServer['call'] = async (method, path, body, options = {}) => {
    const { headers, visitor = '203.0.113.1', token, cookie } = options;
    const request = new Request(`http://localhost/functions/v1/suggestions${path}`, {
      method,
      headers: headers ?? {
        apikey: services.keys.publishable,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const response = await app.fetch(request, { visitor });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  return {
    server,
    suggestions,
    signingKey,
    log,
    ticket,
    call,
    run,
    async suggest(change = {}) {
      const { status, body } = await call('POST', '', { ...wish, ...change, ticket: ticket() });
      if (status !== 200) throw new Error(`A suggestion was not taken: ${JSON.stringify(body)}`);
      const number = /^\/make-my-site\/(\d+)/.exec(String(body.path))?.[1];
      const [row] = await run<{ id: string }>('select id from public.suggestions where number = $1', number);
      return row?.id ?? '';
    },
    async operatorClaim() {
      const { id, client } = await server.user();
      await run(
        `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"operator": true}' where id = $1`,
        id,
      );
      return client;
    },
    async close() {
      await suggestions.stop();
      await server.close();
    },
  };
}

/** The browser's voter cookie in an answer, as the browser sends it back. */
export function cookieOf({ headers }: Answer): string {
  return headers.getSetCookie().join('; ').split(';', 1).join('');
}
