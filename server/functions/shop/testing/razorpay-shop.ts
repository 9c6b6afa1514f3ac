import { expect } from 'vitest';
import { razorpayPayments } from '../../../payments/razorpay/razorpay.ts';
import { razorpayKeys, startRazorpay } from '../../../testing/razorpay.ts';
import { newIdempotencyKey, startShopServer } from './shop-server.ts';

/** The shop with Razorpay’s stand-in as its provider, and what both do at a purchase. */
export async function startRazorpayShop() {
  const razorpay = await startRazorpay();
  const payments = razorpayPayments({ ...razorpayKeys, url: razorpay.url, shopName: 'Plinth' });
  const shop = await startShopServer({ payments });

  /** Begins a purchase; the id of its order at Razorpay, by which the others know it. */
  async function order(key = newIdempotencyKey()): Promise<string> {
    const { body } = await shop.buy({ idempotency_key: key });
    expect(body.state).toBe('handoff');
    return body.handoff.fields.order_id;
  }

  async function stateOf(providerOrderId: string): Promise<string | undefined> {
    const rows = await shop.run<{ state: string }>(
      'select state from public.orders where provider_order_id = $1',
      [providerOrderId],
    );
    return rows[0]?.state;
  }

  /** Delivers a webhook. Resolves to the status of the answer. */
  async function hook({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
    const address = 'http://localhost/functions/v1/webhooks/razorpay';
    const request = new Request(address, { method: 'POST', headers, body });
    return (await shop.app.fetch(request, { visitor: '198.51.100.1' })).status;
  }

  /** What the buyer’s browser does after paying. Resolves to where it is led. */
  async function comeBack(form: URLSearchParams): Promise<string> {
    const request = new Request('http://localhost/functions/v1/checkout/return', {
      method: 'POST',
      body: form,
    });
    const response = await shop.app.fetch(request, { visitor: '203.0.113.1' });
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  }

  async function paidOrder() {
    const id = await order();
    const payment = razorpay.pay(id);
    const location = await comeBack(razorpay.returned(payment));
    return { id, payment, token: new URL(location, 'http://x').searchParams.get('order') };
  }

  /** What went back of an order, and who was told what. */
  async function moneyOf(providerOrderId: string) {
    const [refunds, mails] = await Promise.all(
      [
        `select refunds.amount from public.refunds join public.orders on orders.id = order_id
          where provider_order_id = $1 order by refunds.created_at`,
        `select kind from public.order_mails join public.orders on orders.id = order_id
          where provider_order_id = $1 order by order_mails.created_at`,
      ].map((text) => shop.run<Record<string, unknown>>(text, [providerOrderId])),
    );
    return { refunds: refunds?.map(({ amount }) => amount), mails: mails?.map(({ kind }) => kind) };
  }

  return {
    razorpay,
    shop,
    order,
    stateOf,
    hook,
    comeBack,
    paidOrder,
    moneyOf,
    async close() {
      await shop.close();
      await razorpay.close();
    },
  };
}

export type RazorpayShop = Awaited<ReturnType<typeof startRazorpayShop>>;
