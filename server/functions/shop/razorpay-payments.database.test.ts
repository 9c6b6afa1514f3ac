import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { razorpayKeys } from '../../testing/razorpay.ts';
import { type RazorpayShop, startRazorpayShop } from './testing/razorpay-shop.ts';
import { newIdempotencyKey } from './testing/shop-server.ts';

let close: RazorpayShop['close'];
let razorpay: RazorpayShop['razorpay'];
let shop: RazorpayShop['shop'];
let order: RazorpayShop['order'];
let stateOf: RazorpayShop['stateOf'];
let hook: RazorpayShop['hook'];
let comeBack: RazorpayShop['comeBack'];
let paidOrder: RazorpayShop['paidOrder'];
let moneyOf: RazorpayShop['moneyOf'];
beforeAll(async () => {
  ({ close, razorpay, shop, order, stateOf, hook, comeBack, paidOrder, moneyOf } = await startRazorpayShop());
});
afterAll(() => close());
beforeEach(() => razorpay.fail(500, 0));

describe('paying with Razorpay', () => {
  it('leads to its page with our price, and back with the payment', async () => {
    const { body } = await shop.buy({ amount: 1 });
    expect(body.handoff.action).toBe(`${razorpay.url}/v1/checkout/embedded`);
    expect(body.handoff.fields).toMatchObject({
      amount: '499900',
      currency: 'INR',
      key_id: razorpayKeys.keyId,
    });
    expect(JSON.stringify(body)).not.toContain(razorpayKeys.keySecret);
    const id = body.handoff.fields.order_id;
    expect(await comeBack(razorpay.returned(razorpay.pay(id)))).toContain('/premium/ledger/success?order=');
    expect(await stateOf(id)).toBe('paid');
  });

  it('captures what is only authorized', async () => {
    const id = await order();
    await comeBack(razorpay.returned(razorpay.pay(id, 'authorized')));
    expect(await stateOf(id)).toBe('paid');
  });

  it('opens one order there for one purchase here', async () => {
    const key = newIdempotencyKey();
    expect(new Set(await Promise.all([order(key), order(key), order(key)])).size).toBe(1);
  });

  it('believes no browser without a valid signature, nor one of another order', async () => {
    const [id, cheap] = [await order(), await order()];
    const payment = razorpay.pay(id);
    expect(await comeBack(razorpay.returned(payment, 'guess'))).toBe(
      '/premium/ledger/purchase?payment=failed',
    );
    const swapped = razorpay.returned(razorpay.pay(cheap));
    swapped.set('razorpay_order_id', id);
    expect(await comeBack(swapped)).toBe('/premium/ledger/purchase?payment=failed');
    expect(await comeBack(new URLSearchParams({ razorpay_order_id: 'order_none' }))).toBe('/premium');
    expect(await stateOf(id)).toBe('created');
  });

  it('says that it failed when the buyer gave up', async () => {
    const id = await order();
    const metadata = JSON.stringify({ order_id: id, payment_id: 'pay_x' });
    expect(await comeBack(new URLSearchParams({ 'error[code]': 'BAD', 'error[metadata]': metadata }))).toBe(
      '/premium/ledger/purchase?payment=failed',
    );
    expect(await stateOf(id)).toBe('created');
  });

  it('tries again when Razorpay stumbles, and gives up with words when it is down', async () => {
    razorpay.fail(502, 2);
    await order();
    razorpay.fail(503, 3);
    const answer = await shop.buy();
    expect(answer.status).toBe(402);
    expect(JSON.stringify([answer.body, shop.log])).not.toContain(razorpayKeys.keySecret);
  });
});

describe('webhooks', () => {
  it('refuse forged and foreign events, and change nothing', async () => {
    const id = await order();
    const payment = razorpay.pay(id);
    expect(await hook(razorpay.webhook('payment.captured', payment, undefined, { secret: 'guess' }))).toBe(
      401,
    );
    const altered = razorpay.webhook('payment.failed', payment);
    expect(await hook({ ...altered, body: altered.body.replace('failed', 'captured') })).toBe(401);
    expect(await hook({ body: altered.body, headers: {} })).toBe(401);
    // Whoever is the shop's customer knows how to sign nothing; the payment's own key signs no webhook either.
    const wrongKey = razorpay.webhook('order.paid', payment, undefined, { secret: razorpayKeys.keySecret });
    expect(await hook(wrongKey)).toBe(401);
    expect(await stateOf(id)).toBe('created');
    expect(await hook(razorpay.webhook('payment.captured', { ...payment, order_id: 'order_foreign' }))).toBe(
      200,
    );
    expect(await hook(razorpay.webhook('payment.dispute.created', payment))).toBe(200);
    expect(await stateOf(id)).toBe('created');
  });

  it('pay an order whose buyer never came back, once however often they are sent', async () => {
    const id = await order();
    const payment = razorpay.pay(id);
    const captured = razorpay.webhook('payment.captured', payment);
    expect(
      await Promise.all([hook(captured), hook(captured), hook(razorpay.webhook('order.paid', payment))]),
    ).toEqual([200, 200, 200]);
    await comeBack(razorpay.returned(payment));
    expect(await stateOf(id)).toBe('paid');
    const mails = await shop.run(
      `select kind from public.order_mails join public.orders on orders.id = order_id where provider_order_id = $1`,
      [id],
    );
    expect(mails).toEqual([{ kind: 'receipt' }]);
  });

  it('do not take a payment of too little for the price', async () => {
    const id = await order();
    await hook(razorpay.webhook('payment.captured', razorpay.pay(id, 'captured', 100)));
    expect(await stateOf(id)).toBe('failed');
  });
});

describe('a payment that was only authorized', () => {
  it('is captured although the browser never came back', async () => {
    const id = await order();
    const payment = razorpay.pay(id, 'authorized');
    expect(await hook(razorpay.webhook('payment.authorized', payment))).toBe(200);
    expect(razorpay.paymentOf(payment.id)?.status).toBe('captured');
    expect(await stateOf(id)).toBe('paid');
  });

  it('is captured once when its browser and webhooks come together', async () => {
    const id = await order();
    const payment = razorpay.pay(id, 'authorized');
    const event = razorpay.webhook('payment.authorized', payment);
    const [, , location] = await Promise.all([
      hook(event),
      hook(event),
      comeBack(razorpay.returned(payment)),
    ]);
    expect(location).toContain('/success');
    expect(await stateOf(id)).toBe('paid');
    expect((await moneyOf(id)).mails).toEqual(['receipt']);
  });

  it('is captured alone of several that come together for one order', async () => {
    const id = await order();
    const payments = Array.from({ length: 4 }, () => razorpay.pay(id, 'authorized'));
    await Promise.all(
      payments.map((one, at) =>
        at % 2 === 0 ? hook(razorpay.webhook('payment.authorized', one)) : comeBack(razorpay.returned(one)),
      ),
    );
    expect(payments.filter((one) => razorpay.paymentOf(one.id)?.status === 'captured')).toHaveLength(1);
    expect(await stateOf(id)).toBe('paid');
  });

  it('is asked for again when it could not be captured', async () => {
    const id = await order();
    const event = razorpay.webhook('payment.authorized', razorpay.pay(id, 'authorized'));
    razorpay.fail(503, 6);
    expect(await hook(event)).toBe(502);
    expect(await stateOf(id)).toBe('created');
    expect(await hook(event)).toBe(200);
    expect(await stateOf(id)).toBe('paid');
  });

  it('is left to lapse when the order is paid, or it is another sum', async () => {
    const { id } = await paidOrder();
    const second = razorpay.pay(id, 'authorized');
    expect(await hook(razorpay.webhook('payment.authorized', second))).toBe(200);
    await comeBack(razorpay.returned(second));
    const unpaid = await order();
    const little = razorpay.pay(unpaid, 'authorized', 100);
    expect(await hook(razorpay.webhook('payment.authorized', little))).toBe(200);
    expect([second, little].map((one) => razorpay.paymentOf(one.id)?.status)).toEqual([
      'authorized',
      'authorized',
    ]);
    expect([await stateOf(id), await stateOf(unpaid)]).toEqual(['paid', 'created']);
  });
});

describe('whatever order events arrive in', () => {
  it('the order ends as it must', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        async (isCaptured, isRefunded, random) => {
          const id = await order();
          const payment = razorpay.pay(id, isCaptured ? 'captured' : 'failed');
          const events = [razorpay.webhook('payment.failed', { ...payment, status: 'failed' })];
          if (isCaptured)
            events.push(
              razorpay.webhook('payment.captured', payment),
              razorpay.webhook('order.paid', payment),
            );
          if (isCaptured && isRefunded) {
            const refund = { id: `rfnd_${payment.id}`, payment_id: payment.id, amount: payment.amount };
            for (const status of ['pending', 'processed'] as const) {
              const event = status === 'pending' ? 'refund.created' : 'refund.processed';
              events.push(razorpay.webhook(event, { ...payment, status: 'refunded' }, { ...refund, status }));
            }
          }
          const twice = [...events, ...events].map((event) => ({ event, at: random.next().value as number }));
          for (const { event } of twice.sort((a, b) => a.at - b.at)) expect(await hook(event)).toBe(200);
          expect(await stateOf(id)).toBe(!isCaptured ? 'failed' : isRefunded ? 'refunded' : 'paid');
        },
      ),
      { numRuns: 25 },
    );
  });
});
