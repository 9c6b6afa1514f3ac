import { type OrderView, REFUND_DAYS, supportUntil } from '../../../app/features/premium/schema.ts';
import type { ShopContext } from './context.ts';
import type { StoredOrder } from './store.ts';

const day = 24 * 3600_000;

/** Until when an order's money is given back on request; null when it is not paid, or the time is over. */
export function refundableUntil({ state, paid_at }: StoredOrder, now = Date.now()): Date | null {
  if (state !== 'paid' || !paid_at) return null;
  const until = Date.parse(paid_at) + REFUND_DAYS * day;
  return until > now ? new Date(until) : null;
}

/** An order with links to every version, as its buyer may see it. */
export async function viewOrder(context: ShopContext, order: StoredOrder): Promise<OrderView> {
  return {
    id: order.id,
    number: order.number,
    product: { slug: order.product_slug, title: order.product_title },
    version: order.version,
    email: order.email,
    full_name: order.full_name,
    amount: order.amount,
    ...(await moneyOf(context, order)),
    state: order.state,
    simulated: order.provider === 'simulated',
    created_at: order.created_at,
    paid_at: order.paid_at,
    refunded_at: order.refunded_at,
    refundable_until: refundableUntil(order)?.toISOString() ?? null,
    support_until: order.state === 'paid' && order.paid_at ? supportUntil(order.paid_at) : null,
    downloads: await downloadsOf(context, order),
  };
}

/** What was paid for an order, and what has gone back of it; a second payment counts as well. */
async function moneyOf(
  context: ShopContext,
  order: StoredOrder,
): Promise<Pick<OrderView, 'paid' | 'returned' | 'refundable'>> {
  if (order.state === 'created') return { paid: 0, returned: 0, refundable: 0 };
  const payments = await context.store.payments(order.id);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const refundable = payments.reduce((sum, { rest }) => sum + rest, 0);
  return { paid, returned: paid - refundable, refundable };
}

/** Signed links to every version of a paid order's product, the newest first; none for any other order. */
export async function downloadsOf(context: ShopContext, order: StoredOrder): Promise<OrderView['downloads']> {
  const product = (await context.products()).get(order.product_slug);
  if (order.state !== 'paid' || !product) return [];
  // With the first sale of a version, so that it is still there for its buyers when a newer one has taken its place.
  await context.archive.store(product).catch((error: unknown) => {
    context.log.error('product_store_postponed', { error: String(error) });
  });
  const links = [];
  for (const version of await context.archive.versions(product)) {
    const grant = await context.store.grant(order.id, version);
    // Refunded a moment ago.
    if (!grant) return [];
    const claims = { grantId: grant.id, orderId: order.id, product: product.slug, version };
    const token = await context.tokens.signDownload(claims, new Date(grant.expires_at));
    links.push({ version, href: `/functions/v1/downloads/${token}`, expires_at: grant.expires_at });
  }
  return links;
}
