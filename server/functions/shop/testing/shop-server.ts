import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { owner } from '../../../database/database.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import { simulatedPayments } from '../../../payments/simulated.ts';
import { writeProducts } from '../../../testing/products.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { DeliveryWorker } from '../../delivery/delivery-worker.ts';
import { openFunctionContext } from '../../kit/context.ts';
import { openShop } from '../shop.ts';
import type { StoredOrder } from '../store.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface ShopServer {
  server: TestServer;
  /** Mails about orders. */
  worker: DeliveryWorker;
  app: Hono;
  folder: string;
  log: string[];
  /** Calls a function with the publishable key, and a member's token where one is given. */
  post(path: string, body: unknown, options?: { bearer?: string; visitor?: string }): Promise<Answer>;
  get(path: string, options?: { bearer?: string; headers?: Record<string, string> }): Promise<Answer>;
  /** Buys a product. */
  buy(fields?: Record<string, unknown>, bearer?: string): Promise<Answer>;
  orders(): Promise<StoredOrder[]>;
  run<R>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

/** The idempotency key of a new purchase. */
export const newIdempotencyKey = () => randomUUID();
export const buyer = { slug: 'ledger', email: 'ada@example.org', full_name: 'Ada Lovelace' };

/** The shop on a database and a folder of products of its own. Nothing is mailed before `worker.start()`. */
export async function startShopServer({
  payments = simulatedPayments(0),
  overrides = {},
  backendFetch = fetch,
}: {
  payments?: PaymentProvider;
  overrides?: Partial<Config>;
  backendFetch?: typeof fetch;
} = {}): Promise<ShopServer> {
  const server = await startTestServer(overrides);
  const { services } = server;
  const log: string[] = [];
  const write = (line: string, fields?: unknown) => void log.push(`${line} ${JSON.stringify(fields ?? {})}`);
  services.log = { error: write, info: write, debug: write };
  const { folder, remove } = await writeProducts();
  const context = await openFunctionContext(services.config, services, backendFetch);
  const shop = openShop(context, { payments, folder });
  const worker = shop.worker as DeliveryWorker;
  const app = new Hono().route('/functions/v1', shop.routes);
  const { publishable } = services.keys;

  async function call(path: string, init: RequestInit, visitor: string): Promise<Answer> {
    const response = await app.fetch(new Request(`http://localhost/functions/v1${path}`, init), { visitor });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  const headersOf = (bearer?: string) => ({
    apikey: publishable,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  });
  const post: ShopServer['post'] = (path, body, { bearer, visitor = '203.0.113.1' } = {}) =>
    call(path, { method: 'POST', headers: headersOf(bearer), body: JSON.stringify(body) }, visitor);
  async function run<R>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await services.database.run<R>(owner, { text, values })).rows;
  }

  return {
    server,
    worker,
    app,
    folder,
    log,
    post,
    get: (path, { bearer, headers = {} } = {}) =>
      call(path, { headers: { ...headersOf(bearer), ...headers } }, '203.0.113.1'),
    buy: (fields = {}, bearer) =>
      post(
        '/checkout',
        { ...buyer, idempotency_key: newIdempotencyKey(), ...fields },
        bearer ? { bearer } : {},
      ),
    orders: () => run<StoredOrder>('select * from public.orders order by created_at, id'),
    run,
    async close() {
      await worker.stop();
      await server.close();
      await remove();
    },
  };
}

/** The order token in the address that a purchase leads to. */
export function tokenOf(answer: Answer): string {
  return new URL(answer.body.location, 'http://localhost').searchParams.get('order') ?? '';
}
