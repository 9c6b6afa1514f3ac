import { Hono } from 'hono';
import { KeyedMutex } from '../../database/mutex.ts';
import { createPayments } from '../../payments/create.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { ProductArchive } from '../../products/archive.ts';
import { productsFolder, readProducts, type SoldProduct } from '../../products/catalogue.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { TableQueue } from '../delivery/table-queue.ts';
import { deriveKey, type FunctionContext, isOpen } from '../kit/context.ts';
import { closedFunction, type SiteFunction } from '../kit/routes.ts';
import { checkoutRoutes } from './checkout.ts';
import type { ShopContext } from './context.ts';
import { downloadRoutes } from './downloads.ts';
import { orderMailSender } from './mail-sender.ts';
import { orderRoutes } from './orders.ts';
import { type OrderMail, OrderStore } from './store.ts';
import { ShopTokens } from './tokens.ts';
import { webhookRoutes } from './webhooks.ts';

const parts = {
  checkout: checkoutRoutes,
  orders: orderRoutes,
  downloads: downloadRoutes,
  webhooks: webhookRoutes,
};

export interface ShopOptions {
  payments?: PaymentProvider;
  /** Where the products are. */
  folder?: string;
}

/** Selling premium products: paying, delivering, giving back. Its routes are mounted at /functions/v1 itself. */
export function openShop(
  context: FunctionContext,
  { payments = createPayments(context.config), folder = productsFolder }: ShopOptions = {},
): SiteFunction {
  const routes = new Hono();
  if (!isOpen(context)) {
    const closed = closedFunction(context, 'shopClosed', { keyed: false });
    for (const name of Object.keys(parts)) routes.route(`/${name}`, closed.routes);
    return { routes };
  }
  let products: Promise<Map<string, SoldProduct>> | null = null;
  const shop: ShopContext = {
    ...context,
    payments,
    store: new OrderStore(context.operator),
    archive: new ProductArchive(context.backend),
    tokens: new ShopTokens(context, context.config.siteUrl),
    signingKey: deriveKey(context, 'shop limits'),
    orderMoney: new KeyedMutex(),
    products: () => {
      products ??= readProducts(folder).then((all) => new Map(all.map((one) => [one.slug, one])));
      return products;
    },
    wakeDelivery: () => worker.wake(),
  };
  const worker = createDeliveryWorker({
    store: new TableQueue<OrderMail>(context.operator, {
      table: 'order_mails',
      claim: 'claim_order_mail',
      keptDays: 90,
    }),
    sender: orderMailSender(shop),
    log: context.log,
    noun: 'mail about an order',
    givenUp: 'it stays in order_mails',
  });
  for (const [name, routesOf] of Object.entries(parts)) routes.route(`/${name}`, routesOf(shop));
  return { routes, worker };
}
