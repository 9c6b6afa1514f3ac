import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { owner } from '../../../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/server.ts';
import { type Functions, openFunctions } from '../../functions.ts';
import { openFunctionContext } from '../context.ts';
import { issueTicket } from '../form.ts';

export interface FormServer {
  server: TestServer;
  functions: Functions;
  /** What was logged, one line each. */
  log: string[];
  /** The ticket of a form given out some seconds ago, with the time somebody needed to write. */
  ticket(purpose: string, secondsAgo?: number): string;
  /** Calls a function as the site does. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** Rows of a query, as the owner sees them. */
  rows<R>(text: string): Promise<R[]>;
  close(): Promise<void>;
}

export interface CallOptions {
  method?: string;
  fields?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Who is signed in. */
  as?: Pick<TestUser, 'accessToken'>;
  /** The visitor's network address. */
  visitor?: string;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The functions with public forms on a database of their own. No mail goes out before `functions.start()`. */
export async function startFormServer(
  overrides: Partial<Config> = {},
  backendFetch = fetch,
): Promise<FormServer> {
  const server = await startTestServer(overrides);
  const { services } = server;
  const log: string[] = [];
  const write = (line: string, fields?: unknown) => void log.push(`${line} ${JSON.stringify(fields ?? {})}`);
  services.log = { error: write, info: write, debug: write };
  const context = await openFunctionContext(services.config, services, backendFetch);
  const functions = openFunctions(context, null);
  const app = new Hono().route('/functions/v1', functions.routes);
  return {
    server,
    functions,
    log,
    ticket(purpose, secondsAgo = 60) {
      const key = createHmac('sha256', services.keys.pepper).update(`form:${purpose}`).digest();
      return issueTicket(key, Date.now() - secondsAgo * 1000);
    },
    async call(path, { method = 'POST', fields, headers, as, visitor = '203.0.113.1' } = {}) {
      const request = new Request(`http://localhost/functions/v1${path}`, {
        method,
        headers: {
          apikey: services.keys.publishable,
          ...(as ? { Authorization: `Bearer ${as.accessToken}` } : {}),
          ...headers,
        },
        body: fields ? JSON.stringify(fields) : null,
      });
      const response = await app.fetch(request, { visitor });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async rows<R>(text: string) {
      return (await services.database.run<R>(owner, { text })).rows;
    },
    async close() {
      await functions.stop();
      await server.close();
    },
  };
}
