import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { type CheckoutAnswer, checkBuyer } from '../../../app/features/premium/schema.ts';
import { PaymentError } from '../../payments/provider.ts';
import { readFields, readFormFields } from '../kit/body.ts';
import { functionError } from '../kit/errors.ts';
import { memberOf } from '../kit/member.ts';
import { functionRoutes, requireKey } from '../kit/routes.ts';
import { bodyRules, type ShopContext } from './context.ts';
import { limitShop } from './limits.ts';
import type { StoredOrder } from './store.ts';
import { takeEvent } from './take-event.ts';

const keyPattern = /^[\w-]{16,64}$/;

/**
 * Paying, mounted at /functions/v1/checkout:
 *
 *     POST           { slug, email, full_name, idempotency_key } -> paid, and where to go; or a form to the provider
 *     POST /return   what the buyer's browser brings back from the provider
 *
 * The price is the catalogue's. With the same `idempotency_key` a purchase that is sent twice is one order.
 */
export function checkoutRoutes(context: ShopContext): Hono {
  const prepare = (routes: Hono) => {
    // Sent on by the provider's page: what it brings is signed.
    routes.post('/return', (c) => comeBack(context, c));
    routes.use('*', requireKey(context));
    routes.post('/', (c) => checkOut(context, c));
  };
  return functionRoutes(context, prepare, { keyed: false });
}

async function checkOut(context: ShopContext, c: Context): Promise<Response> {
  const fields = await readFields(c.req.raw, bodyRules);
  const product = (await context.products()).get(String(fields.slug));
  if (!product) throw functionError('productNotFound');
  const { buyer, errors } = checkBuyer(fields);
  if (!buyer) throw functionError('invalid', { errors });
  const key = String(fields.idempotency_key ?? '');
  if (!keyPattern.test(key)) throw functionError('badRequest');
  await limitShop(context, c, 'checkout', buyer.email);
  const member = await memberOf(context, c);
  const order = await context.store.place({
    checkout_hash: createHash('sha256').update(key).digest('base64url'),
    product_slug: product.slug,
    product_title: product.title,
    version: product.version,
    amount: product.price,
    provider: context.payments.name,
    user_id: member?.id ?? null,
    ...buyer,
  });
  if (order.state === 'paid') return c.json(await paid(context, order));
  return c.json(await pay(context, order));
}

async function pay(context: ShopContext, placed: StoredOrder): Promise<CheckoutAnswer> {
  const { payments, store, config } = context;
  try {
    let order = placed;
    if (!order.provider_order_id) {
      const opened = await payments.openOrder(order);
      if (opened) order = await store.open(order.id, opened);
    }
    const start = await payments.start(order, {
      callback: `${config.siteUrl}/functions/v1/checkout/return`,
      cancel: `${config.siteUrl}/premium/${order.product_slug}/purchase?payment=cancelled`,
    });
    if (start.kind === 'handoff') return { state: 'handoff', handoff: start.handoff };
    const became = await store.record(order.id, start.eventKey, 'settled', { payment: start.payment });
    context.wakeDelivery();
    if (became?.state !== 'paid') throw functionError('paymentFailed');
    return await paid(context, became);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    context.log.error('payment_start_failed', { order: placed.number, reason: error.message });
    throw functionError('paymentFailed');
  }
}

async function comeBack(context: ShopContext, c: Context): Promise<Response> {
  const form = await readFormFields(c.req.raw, bodyRules);
  const order = await findReturned(context, form);
  // Told by a form of another site, so nothing but the address of a page is answered.
  if (!order) return c.redirect('/premium', 303);
  if (form.has('razorpay_signature')) {
    try {
      const event = await context.payments.readReturn(form);
      if (event) {
        await takeEvent(context, order, event);
        return c.redirect((await paid(context, order)).location, 303);
      }
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      context.log.error('payment_unreadable', { order: order.number });
      return c.redirect((await paid(context, order)).location, 303);
    }
  }
  return c.redirect(`/premium/${order.product_slug}/purchase?payment=failed`, 303);
}

/** The order a return speaks of. A failed payment names it in its error's metadata, without proof: nothing is stored of it. */
async function findReturned(context: ShopContext, form: URLSearchParams): Promise<StoredOrder | null> {
  const id = form.get('razorpay_order_id') ?? orderInError(form.get('error[metadata]'));
  return id ? context.store.findByProvider(context.payments.name, id) : null;
}

function orderInError(metadata: string | null): string | null {
  try {
    const { order_id } = JSON.parse(metadata ?? '') as { order_id?: unknown };
    return typeof order_id === 'string' ? order_id : null;
  } catch {
    return null;
  }
}

async function paid(context: ShopContext, order: StoredOrder): Promise<{ state: 'paid'; location: string }> {
  const token = await context.tokens.signOrder(order.id);
  return { state: 'paid', location: `/premium/${order.product_slug}/success?order=${token}` };
}
