import type { Context, Hono } from 'hono';
import { isAddress, REVIEW_MAX, REVIEW_MIN } from '../../../app/features/premium/schema.ts';
import { readFields } from '../kit/body.ts';
import { functionError } from '../kit/errors.ts';
import { memberOf, requireMember } from '../kit/member.ts';
import { functionRoutes } from '../kit/routes.ts';
import { bodyRules, type ShopContext } from './context.ts';
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
export function orderRoutes(context: ShopContext): Hono {
  return functionRoutes(context, (routes) => {
    routes.get('/', async (c) => {
      const member = await requireMember(context, c, 'Please sign in to see your purchases.');
      const orders = await context.store.ofMember(member.id);
      return c.json({ orders: await Promise.all(orders.map((order) => viewOrder(context, order))) });
    });
    routes.post('/view', async (c) => {
      const order = await orderOf(context, c, await readFields(c.req.raw, bodyRules));
      return c.json({ order: await viewOrder(context, order) });
    });
    routes.post('/refund', async (c) => {
      const order = await orderOf(context, c, await readFields(c.req.raw, bodyRules));
      await limitShop(context, c, 'refund', order.id);
      return c.json({ order: await viewOrder(context, await refundOrder(context, order)) });
    });
    routes.post('/refund-payment', async (c) => {
      const fields = await readFields(c.req.raw, bodyRules);
      const member = await memberOf(context, c);
      // To everybody else there is no such order.
      if (!member?.isOperator) throw functionError('orderNotFound');
      await limitShop(context, c, 'refund', member.id);
      const id = String(fields.order ?? '');
      const order = orderId.test(id) ? await context.store.find(id) : null;
      if (!order) throw functionError('orderNotFound');
      await refundAsOperator(context, { operator: member.id, order, fields });
      return c.json({ ok: true });
    });
    routes.post('/review', async (c) => {
      const fields = await readFields(c.req.raw, bodyRules);
      const order = await orderOf(context, c, fields);
      const feedback = String(fields.feedback ?? '').trim();
      const name = String(fields.name ?? order.full_name).trim() || order.full_name;
      const length = [...feedback].length;
      if (length < REVIEW_MIN || length > REVIEW_MAX || [...name].length > 100)
        throw functionError('invalid');
      if (!(await context.store.review(order.id, name, feedback))) throw functionError('orderNotPaid');
      return c.json({ ok: true });
    });
    routes.post('/link', async (c) => {
      const { email } = await readFields(c.req.raw, bodyRules);
      const wanted = String(email ?? '').trim();
      if (!isAddress(wanted)) {
        throw functionError('invalid', {
          errors: { email: 'Please enter a valid email address, such as you@example.com' },
        });
      }
      await limitShop(context, c, 'link', wanted);
      // Not waited for: how long it takes would tell whether the address has bought something.
      context.store
        .mailLinks(wanted)
        .then(context.wakeDelivery)
        .catch((error: unknown) => context.log.error('order_links_mail_failed', { error: String(error) }));
      return c.json({ ok: true });
    });
  });
}

/** The order a request may act on. Throws 404 for every other, whether it exists or not. */
async function orderOf(
  context: ShopContext,
  c: Context,
  fields: Record<string, unknown>,
): Promise<StoredOrder> {
  const given = String(fields.order ?? '');
  const byToken = await context.tokens.readOrder(given);
  if (byToken) {
    const order = await context.store.find(byToken);
    if (order) return order;
  }
  if (orderId.test(given)) {
    const [member, order] = await Promise.all([memberOf(context, c), context.store.find(given)]);
    if (member && order?.user_id === member.id) return order;
  }
  throw functionError('orderNotFound');
}
