import { type Context, Hono } from 'hono';
import { isAddress, REVIEW_MAX, REVIEW_MIN } from '../../../app/features/premium/schema.ts';
import { readFields } from './body.ts';
import { type Desk, visitorOf } from './desk.ts';
import { shopError } from './errors.ts';
import { limitShop } from './limits.ts';
import { viewOrder } from './order-view.ts';
import { refundAsOperator, refundOrder } from './refunds.ts';
import type { StoredOrder } from './store.ts';

const orderId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A buyer's orders, mounted at /functions/v1/orders:
 *
 *     GET            all of the signed-in member
 *     POST /view     one order: { order }
 *     POST /refund   gives its money back: { order } -> the order
 *     POST /refund-payment   an operator gives one payment, or a part of it, back: { order, payment, amount, returned,
 *                    reason }, amounts in paise; see `refundAsOperator`
 *     POST /review   what the buyer says: { order, name, feedback }
 *     POST /link     mails the download links of an address again: { email }; answers the same for any address
 *
 * `order` is the token of the success page, or, with a member's own token in the header, an order's id.
 */
export function orderRoutes(desk: Desk): Hono {
  const routes = new Hono();
  routes.use('*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  routes.get('/', async (context) => {
    const member = await desk.memberOf(context.req.raw);
    if (!member) throw shopError('signedOut');
    const orders = await desk.store.ofMember(member.id);
    return context.json({ orders: await Promise.all(orders.map((order) => viewOrder(desk, order))) });
  });
  routes.post('/view', async (context) => {
    const order = await orderOf(desk, context, await readFields(context.req.raw));
    return context.json({ order: await viewOrder(desk, order) });
  });
  routes.post('/refund', async (context) => {
    const order = await orderOf(desk, context, await readFields(context.req.raw));
    await limitShop(desk, 'refund', { address: visitorOf(desk, context), name: order.id });
    return context.json({ order: await viewOrder(desk, await refundOrder(desk, order)) });
  });
  routes.post('/refund-payment', async (context) => {
    const fields = await readFields(context.req.raw);
    const member = await desk.memberOf(context.req.raw);
    // To everybody else there is no such order.
    if (!member?.isOperator) throw shopError('orderNotFound');
    await limitShop(desk, 'refund', { address: visitorOf(desk, context), name: member.id });
    const id = String(fields.order ?? '');
    const order = orderId.test(id) ? await desk.store.find(id) : null;
    if (!order) throw shopError('orderNotFound');
    await refundAsOperator(desk, { operator: member.id, order, fields });
    return context.json({ ok: true });
  });
  routes.post('/review', async (context) => {
    const fields = await readFields(context.req.raw);
    const order = await orderOf(desk, context, fields);
    const feedback = String(fields.feedback ?? '').trim();
    const name = String(fields.name ?? order.full_name).trim() || order.full_name;
    const length = [...feedback].length;
    if (length < REVIEW_MIN || length > REVIEW_MAX || [...name].length > 100) throw shopError('invalid');
    if (!(await desk.store.review(order.id, name, feedback))) throw shopError('notPaid');
    return context.json({ ok: true });
  });
  routes.post('/link', async (context) => {
    const { email } = await readFields(context.req.raw);
    const wanted = String(email ?? '').trim();
    if (!isAddress(wanted)) {
      throw shopError('invalid', {
        errors: { email: 'Please enter a valid email address, such as you@example.com' },
      });
    }
    await limitShop(desk, 'link', { address: visitorOf(desk, context), name: wanted });
    // Not waited for: how long it takes would tell whether the address has bought something.
    desk.store
      .mailLinks(wanted)
      .then(desk.wakeDelivery)
      .catch((error: unknown) => desk.log.error('order_links_mail_failed', { error: String(error) }));
    return context.json({ ok: true });
  });
  return routes;
}

/** The order a request may act on. Throws 404 for every other, whether it exists or not. */
async function orderOf(desk: Desk, context: Context, fields: Record<string, unknown>): Promise<StoredOrder> {
  const given = String(fields.order ?? '');
  const byToken = await desk.tokens.readOrder(given);
  if (byToken) {
    const order = await desk.store.find(byToken);
    if (order) return order;
  }
  if (orderId.test(given)) {
    const [member, order] = await Promise.all([desk.memberOf(context.req.raw), desk.store.find(given)]);
    if (member && order?.user_id === member.id) return order;
  }
  throw shopError('orderNotFound');
}
