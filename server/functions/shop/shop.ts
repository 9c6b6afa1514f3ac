import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { KeyedMutex } from '../../database/mutex.ts';
import { identifyKey } from '../../http/caller.ts';
import { errorHandler } from '../../http/errors.ts';
import { createLog, type Log } from '../../log.ts';
import { createMailer } from '../../mail/create.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createPayments } from '../../payments/create.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { ProductArchive } from '../../products/archive.ts';
import { productsFolder, readProducts, type SoldProduct } from '../../products/catalogue.ts';
import type { Services } from '../../services.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { countBeside, countInMemory, type TakeTry } from '../form/limits.ts';
import { checkoutRoutes } from './checkout.ts';
import type { Desk } from './desk.ts';
import { downloadRoutes } from './downloads.ts';
import { renderShopError, shopError } from './errors.ts';
import { orderMailSender } from './mail-sender.ts';
import { memberReader } from './member.ts';
import { orderRoutes } from './orders.ts';
import { OrderStore } from './store.ts';
import { ShopTokens } from './tokens.ts';
import { webhookRoutes } from './webhooks.ts';

/** Selling premium products: paying, delivering, giving back. */
export interface Shop {
  /** To be mounted at /functions/v1. */
  routes: Hono;
  /** Begins to send mails, also what an earlier process left. */
  start(): void;
  stop(): Promise<void>;
}

export interface ShopOptions {
  payments?: PaymentProvider;
  /** Where the products are. */
  folder?: string;
}

/**
 * Puts the shop together, on the built-in backend or, where `services` is null, on the remote one, whose secret key must
 * be set. `backendFetch` reaches either.
 */
export async function openShop(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
  { payments = createPayments(config), folder = productsFolder }: ShopOptions = {},
): Promise<Shop> {
  if (services) {
    const { log, mailer, keys } = services;
    const parts = { url: config.siteUrl, keys, seed: keys.pepper, take: countBeside(services) };
    return connect(config, { ...parts, log, mailer, backendFetch, payments, folder });
  }
  const log = createLog(config.logLevel);
  const keys = { publishable: config.supabase?.publishableKey ?? '', secret: config.supabaseSecretKey ?? '' };
  if (!config.supabase || !keys.secret) return closedShop(log);
  const mailer = await createMailer(config, log);
  const parts = { url: config.supabase.url, keys, seed: keys.secret, take: countInMemory(config) };
  const shop = connect(config, { ...parts, log, mailer, backendFetch, payments, folder });
  return {
    ...shop,
    async stop() {
      await shop.stop();
      await mailer.close();
    },
  };
}

interface Parts {
  log: Log;
  mailer: Mailer;
  url: string;
  backendFetch: typeof fetch;
  keys: { publishable: string; secret: string };
  seed: Buffer | string;
  take: TakeTry;
  payments: PaymentProvider;
  folder: string;
}

function connect(config: Config, parts: Parts): Shop {
  const { log, mailer, url, backendFetch, keys, seed, take, payments, folder } = parts;
  const backend = { url, secretKey: keys.secret, fetch: backendFetch };
  const store = new OrderStore(backend);
  const archive = new ProductArchive(backend);
  let products: Promise<Map<string, SoldProduct>> | null = null;
  const desk: Desk = {
    config,
    log,
    keys,
    payments,
    store,
    archive,
    take,
    tokens: new ShopTokens(seed, config.siteUrl),
    signingKey: createHmac('sha256', seed).update('shop limits').digest(),
    orderMoney: new KeyedMutex(),
    products: () => {
      products ??= readProducts(folder).then((all) => new Map(all.map((one) => [one.slug, one])));
      return products;
    },
    memberOf: memberReader({ url, publishableKey: keys.publishable, fetch: backendFetch }),
    wakeDelivery: () => worker.wake(),
  };
  const worker = createDeliveryWorker({
    store,
    sender: orderMailSender(desk, mailer),
    log,
    noun: 'mail about an order',
    givenUp: 'it stays in order_mails',
  });
  return { routes: shopRoutes(desk), start: worker.start, stop: worker.stop };
}

function shopRoutes(desk: Desk): Hono {
  const routes = routesWithErrors(desk.log);
  // What buyers' browsers and the provider's server send directly carries a signature in place of a key.
  for (const path of ['/checkout', '/orders', '/orders/*']) {
    routes.use(path, async (context, next) => {
      identifyKey(desk, context.req.raw);
      await next();
    });
  }
  routes.route('/checkout', checkoutRoutes(desk));
  routes.route('/orders', orderRoutes(desk));
  routes.route('/downloads', downloadRoutes(desk));
  routes.route('/webhooks', webhookRoutes(desk));
  return routes;
}

/** The shop of a process that can store no orders. */
function closedShop(log: Log): Shop {
  const routes = routesWithErrors(log);
  for (const path of ['/checkout/*', '/orders/*', '/downloads/*', '/webhooks/*']) {
    routes.all(path, () => {
      throw shopError('closed');
    });
  }
  return { routes, start() {}, async stop() {} };
}

function routesWithErrors(log: Log): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    context.header('Cache-Control', 'no-store');
    const response = errorHandler(log, renderShopError, () => null)(error, context);
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  return routes;
}
