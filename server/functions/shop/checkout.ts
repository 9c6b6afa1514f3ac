import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type CheckoutAnswer, checkBuyer } from '../../../app/features/premium/schema.ts';
import { PaymentError } from '../../payments/provider.ts';
import { readBytes, readFields } from './body.ts';
import { type Desk, visitorOf } from './desk.ts';
import { shopError } from './errors.ts';
import { limitShop } from './limits.ts';
import type { StoredOrder } from './store.ts';
import { takeEvent } from './take-event.ts';

const markForm = /^[\w-]{16,64}$/;

/**
 * Paying, mounted at /functions/v1/checkout:
 *
 *     POST           { slug, email, full_name, mark } -> paid, and where to go; or a form that leads to the provider
 *     POST /return   what the buyer's browser brings back from the provider
 *
 * The price is the catalogue's. `mark` is the browser's own: the same purchase sent twice is one order.
 */
export function checkoutRoutes(desk: Desk): Hono {
  const routes = new Hono();
  routes.post('/', (context) => checkOut(desk, context));
  routes.post('/return', (context) => comeBack(desk, context));
  return routes;
}

async function checkOut(desk: Desk, context: Context): Promise<Response> {
  const fields = await readFields(context.req.raw);
  const product = (await desk.products()).get(String(fields.slug));
  if (!product) throw shopError('productNotFound');
  const { buyer, errors } = checkBuyer(fields);
  if (!buyer) throw shopError('invalid', { errors });
  const mark = String(fields.mark ?? '');
  if (!markForm.test(mark)) throw shopError('badRequest');
  await limitShop(desk, 'checkout', { address: visitorOf(desk, context), name: buyer.email });
  const member = await desk.memberOf(context.req.raw);
  const order = await desk.store.place({
    checkout_hash: createHash('sha256').update(mark).digest('base64url'),
    product_slug: product.slug,
    product_title: product.title,
    version: product.version,
    amount: product.price,
    provider: desk.payments.name,
    user_id: member?.id ?? null,
    ...buyer,
  });
  if (order.state === 'paid') return context.json(await paid(desk, order));
  return context.json(await pay(desk, order));
}

async function pay(desk: Desk, placed: StoredOrder): Promise<CheckoutAnswer> {
  const { payments, store, config } = desk;
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
    desk.wakeDelivery();
    if (became?.state !== 'paid') throw shopError('paymentFailed');
    return await paid(desk, became);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    desk.log.error('payment_start_failed', { order: placed.number, reason: error.message });
    throw shopError('paymentFailed');
  }
}

async function comeBack(desk: Desk, context: Context): Promise<Response> {
  const form = new URLSearchParams((await readBytes(context.req.raw)).toString('utf8'));
  const order = await findReturned(desk, form);
  // Told by a form of another site, so nothing but the address of a page is answered.
  if (!order) return context.redirect('/premium', 303);
  if (form.has('razorpay_signature')) {
    try {
      const event = await desk.payments.readReturn(form);
      if (event) {
        await takeEvent(desk, order, event);
        return context.redirect((await paid(desk, order)).location, 303);
      }
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      desk.log.error('payment_unreadable', { order: order.number });
      return context.redirect((await paid(desk, order)).location, 303);
    }
  }
  return context.redirect(`/premium/${order.product_slug}/purchase?payment=failed`, 303);
}

/** The order a return speaks of. A failed payment names it in its error's metadata, without proof: nothing is stored of it. */
async function findReturned(desk: Desk, form: URLSearchParams): Promise<StoredOrder | null> {
  const id = form.get('razorpay_order_id') ?? orderInError(form.get('error[metadata]'));
  return id ? desk.store.findByProvider(desk.payments.name, id) : null;
}

function orderInError(metadata: string | null): string | null {
  try {
    const { order_id } = JSON.parse(metadata ?? '') as { order_id?: unknown };
    return typeof order_id === 'string' ? order_id : null;
  } catch {
    return null;
  }
}

async function paid(desk: Desk, order: StoredOrder): Promise<{ state: 'paid'; location: string }> {
  const token = await desk.tokens.signOrder(order.id);
  return { state: 'paid', location: `/premium/${order.product_slug}/success?order=${token}` };
}
