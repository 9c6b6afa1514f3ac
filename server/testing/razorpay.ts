import { createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface Payment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'failed' | 'refunded';
}
interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

export const razorpayKeys = { keyId: 'rzp_test_key', keySecret: 'key-secret', webhookSecret: 'hook-secret' };

export interface FakeRazorpay {
  url: string;
  /** Calls so far, as `POST /v1/orders`. */
  calls: string[];
  /** The next so many calls are answered with this status. */
  fail(status: number, times: number): void;
  /** A buyer pays, or tries to, for an order. */
  pay(orderId: string, status?: Payment['status'], amount?: number): Payment;
  /** What the buyer's browser brings back. */
  returned(payment: Payment, secret?: string): URLSearchParams;
  /** A webhook as Razorpay sends it, signed. */
  webhook(
    event: string,
    payment: Payment,
    refund?: Refund,
    options?: { secret?: string; id?: string },
  ): { body: string; headers: Record<string, string> };
  refundsOf(paymentId: string): Refund[];
  /** Somebody returns money in Razorpay's own dashboard, of which no webhook need have come. */
  refundThere(paymentId: string, amount: number): Refund;
  paymentOf(id: string): Payment | undefined;
  close(): Promise<void>;
}

const id = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A server of this machine that speaks the part of Razorpay's API that the shop uses, with its checks; on a free port. */
export async function startRazorpay(): Promise<FakeRazorpay> {
  const orders = new Map<string, { id: string; amount: number; currency: string }>();
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const byKey = new Map<string, Refund>();
  const calls: string[] = [];
  let failures: number[] = [];
  const app = new Hono();
  const refusal = { error: { code: 'BAD_REQUEST_ERROR', description: 'refused' } };

  app.use('/v1/*', async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path}`);
    const { keyId, keySecret } = razorpayKeys;
    const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (c.req.path !== '/v1/checkout/embedded' && c.req.header('authorization') !== expected) {
      return c.json(refusal, 401);
    }
    const failure = failures.shift();
    if (failure) return c.json({ error: { code: 'SERVER_ERROR' } }, failure as 500);
    return next();
  });
  app.post('/v1/orders', async (c) => {
    const { amount, currency } = await c.req.json<{ amount: number; currency: string }>();
    if (!(amount >= 100)) return c.json(refusal, 400);
    const order = { id: id('order'), amount, currency };
    orders.set(order.id, order);
    return c.json(order);
  });
  // A page of Razorpay's, where a buyer would choose how to pay. Here one button pays.
  app.post('/v1/checkout/embedded', async (c) => {
    const form = await c.req.parseBody<Record<string, string>>();
    const order = orders.get(String(form.order_id));
    if (!order || form.key_id !== razorpayKeys.keyId) return c.text('unknown order', 400);
    const payment = pay(order.id);
    const fields = [...returned(payment)].map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    return c.html(
      `<!doctype html><title>Razorpay</title><form method="post" action="${form.callback_url}">${fields.join('')}<button>Pay now</button></form>`,
    );
  });
  app.get('/v1/payments/:id', (c) => {
    const payment = payments.get(c.req.param('id'));
    return payment ? c.json(payment) : c.json(refusal, 400);
  });
  app.post('/v1/payments/:id/capture', (c) => {
    const payment = payments.get(c.req.param('id'));
    if (payment?.status !== 'authorized') return c.json(refusal, 400);
    payment.status = 'captured';
    return c.json(payment);
  });
  app.get('/v1/payments/:id/refunds', (c) =>
    c.json({ items: refundsOf(c.req.param('id')).slice(0, Number(c.req.query('count') ?? 10)) }),
  );
  app.post('/v1/payments/:id/refund', async (c) => {
    const key = c.req.header('x-refund-idempotency');
    const known = key && byKey.get(key);
    const { amount, receipt } = await c.req.json<{ amount: number; receipt?: string }>();
    if (known) return known.amount === amount ? c.json(known) : c.json(refusal, 400);
    const payment = payments.get(c.req.param('id'));
    const isValid = payment?.status === 'captured' && amount >= 100 && amount <= restOf(payment);
    if (!isValid || (receipt?.length ?? 0) > 40) return c.json(refusal, 400);
    const refund = refundThere(payment.id, amount);
    if (key) byKey.set(key, refund);
    return c.json(refund);
  });

  function pay(orderId: string, status: Payment['status'] = 'captured', amount?: number): Payment {
    const order = orders.get(orderId);
    if (!order) throw new Error(`No order ${orderId}.`);
    const { currency } = order;
    const payment: Payment = {
      id: id('pay'),
      order_id: orderId,
      amount: amount ?? order.amount,
      currency,
      status,
    };
    payments.set(payment.id, payment);
    return payment;
  }
  function returned(payment: Payment, secret = razorpayKeys.keySecret): URLSearchParams {
    return new URLSearchParams({
      razorpay_order_id: payment.order_id,
      razorpay_payment_id: payment.id,
      razorpay_signature: sign(secret, `${payment.order_id}|${payment.id}`),
    });
  }
  const refundsOf = (paymentId: string) => refunds.filter(({ payment_id }) => payment_id === paymentId);
  const restOf = (payment: Payment) =>
    refundsOf(payment.id)
      .filter(({ status }) => status !== 'failed')
      .reduce((rest, { amount }) => rest - amount, payment.amount);
  function refundThere(paymentId: string, amount: number): Refund {
    const payment = payments.get(paymentId);
    if (!payment) throw new Error(`No payment ${paymentId}.`);
    const refund: Refund = { id: id('rfnd'), payment_id: paymentId, amount, status: 'pending' };
    refunds.push(refund);
    if (restOf(payment) === 0) payment.status = 'refunded';
    return refund;
  }

  const server = serve({ overrideGlobalObjects: false, fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail(status, times) {
      failures = Array<number>(times).fill(status);
    },
    pay,
    returned,
    webhook(event, payment, refund, { secret = razorpayKeys.webhookSecret, id: eventId = id('evt') } = {}) {
      const body = JSON.stringify({
        entity: 'event',
        event,
        payload: {
          payment: { entity: { ...payment, email: 'buyer@example.org' } },
          ...(refund ? { refund: { entity: refund } } : {}),
        },
      });
      return {
        body,
        headers: { 'x-razorpay-signature': sign(secret, body), 'x-razorpay-event-id': eventId },
      };
    },
    refundsOf,
    refundThere,
    paymentOf: (id) => payments.get(id),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
