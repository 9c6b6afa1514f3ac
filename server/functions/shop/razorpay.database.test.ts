import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { razorpayPayments } from '../../payments/razorpay/razorpay.ts';
import { type FakeRazorpay, razorpayKeys, startRazorpay } from '../../testing/razorpay.ts';
import { newMark, type ShopServer, startShopServer } from './testing/shop-server.ts';

let razorpay: FakeRazorpay;
let shop: ShopServer;
beforeAll(async () => {
  razorpay = await startRazorpay();
  const payments = razorpayPayments({ ...razorpayKeys, url: razorpay.url, shopName: 'Plinth' });
  shop = await startShopServer({ payments });
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});
beforeEach(() => razorpay.fail(500, 0));

async function order(mark = newMark()): Promise<string> {
  const { body } = await shop.buy({ mark });
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
async function hook({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
  const request = new Request('http://localhost/functions/v1/webhooks/razorpay', {
    method: 'POST',
    headers,
    body,
  });
  return (await shop.app.fetch(request, { visitor: '198.51.100.1' })).status;
}
async function comeBack(form: URLSearchParams): Promise<string> {
  const request = new Request('http://localhost/functions/v1/checkout/return', {
    method: 'POST',
    body: form,
  });
  const response = await shop.app.fetch(request, { visitor: '203.0.113.1' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

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
    const mark = newMark();
    expect(new Set(await Promise.all([order(mark), order(mark), order(mark)])).size).toBe(1);
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

async function paidOrder() {
  const id = await order();
  const payment = razorpay.pay(id);
  const location = await comeBack(razorpay.returned(payment));
  return { id, payment, token: new URL(location, 'http://x').searchParams.get('order') };
}

describe('refunds at Razorpay', () => {
  it('are sent once, also when the answer is lost', async () => {
    const { id, payment, token } = await paidOrder();
    await Promise.all([1, 2].map(() => shop.post('/orders/refund', { order: token })));
    expect(razorpay.refundsOf(payment.id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('that could not be sent are said so, and leave the order as it is', async () => {
    const { id, token } = await paidOrder();
    razorpay.fail(503, 9);
    expect((await shop.post('/orders/refund', { order: token })).body.code).toBe('refund_failed');
    expect(await stateOf(id)).toBe('paid');
  });

  it('made in Razorpay’s own dashboard revoke the download; one that fails later gives it back', async () => {
    const { id, payment } = await paidOrder();
    const refund = {
      id: 'rfnd_1',
      payment_id: payment.id,
      amount: payment.amount,
      status: 'pending' as const,
    };
    const refunded = { ...payment, status: 'refunded' as const };
    await hook(razorpay.webhook('refund.created', refunded, refund));
    expect(await stateOf(id)).toBe('refunded');
    await hook(razorpay.webhook('refund.failed', payment, { ...refund, status: 'failed' }));
    expect(await stateOf(id)).toBe('paid');
    await hook(razorpay.webhook('refund.created', refunded, refund));
    expect(await stateOf(id)).toBe('paid');
  });
});

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

describe('an order that was paid twice', () => {
  async function paidTwice() {
    const { id, payment, token } = await paidOrder();
    const second = razorpay.pay(id);
    expect(await hook(razorpay.webhook('payment.captured', second))).toBe(200);
    return { id, payment, second, token };
  }

  it('keeps its downloads when the second payment goes back', async () => {
    const { id, second, token } = await paidTwice();
    const refund = razorpay.refundThere(second.id, second.amount);
    await hook(razorpay.webhook('refund.processed', second, { ...refund, status: 'processed' }));
    expect(await stateOf(id)).toBe('paid');
    const { order } = (await shop.post('/orders/view', { order: token })).body;
    expect(order).toMatchObject({ paid: 999_800, returned: 499_900, refundable: 499_900 });
    expect(order.downloads).toHaveLength(1);
    expect((await moneyOf(id)).mails).toEqual(['receipt', 'partial_refund']);
  });

  it('gives both payments back to a buyer who asks', async () => {
    const { id, payment, second, token } = await paidTwice();
    const { body } = await shop.post('/orders/refund', { order: token });
    expect(body.order).toMatchObject({ state: 'refunded', returned: 999_800, refundable: 0 });
    expect([payment, second].map((one) => razorpay.refundsOf(one.id).length)).toEqual([1, 1]);
    expect(await stateOf(id)).toBe('refunded');
  });
});

describe('after a part was returned', () => {
  it('in Razorpay’s own dashboard, the buyer gets the rest, whether a webhook came or not', async () => {
    for (const isTold of [true, false]) {
      const { id, payment, token } = await paidOrder();
      const part = razorpay.refundThere(payment.id, 100_000);
      if (isTold) {
        await hook(razorpay.webhook('refund.created', payment, part));
        const { order } = (await shop.post('/orders/view', { order: token })).body;
        expect(order).toMatchObject({ state: 'paid', returned: 100_000, refundable: 399_900 });
      }
      const answers = await Promise.all([1, 2].map(() => shop.post('/orders/refund', { order: token })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(razorpay.refundsOf(payment.id).map(({ amount }) => amount)).toEqual([100_000, 399_900]);
      expect(await stateOf(id)).toBe('refunded');
    }
  });

  it('of which the rest could not be sent, the buyer is told, and gets it at the next try', async () => {
    const { id, payment, token } = await paidOrder();
    razorpay.refundThere(payment.id, 100_000);
    await shop.post('/orders/refund', { order: token });
    const rest = razorpay.refundsOf(payment.id)[1];
    if (!rest) throw new Error('The rest was not returned.');
    rest.status = 'failed';
    const paid = { ...payment, status: 'captured' as const };
    Object.assign(razorpay.paymentOf(payment.id) ?? {}, paid);
    await hook(razorpay.webhook('refund.failed', paid, rest));
    expect(await stateOf(id)).toBe('paid');
    const again = await shop.post('/orders/refund', { order: token });
    expect(again.body.order).toMatchObject({ state: 'refunded', returned: 499_900 });
    expect((await moneyOf(id)).refunds).toEqual([100_000, 399_900, 399_900]);
    expect((await moneyOf(id)).mails).toEqual([
      'receipt',
      'partial_refund',
      'refund',
      'failed_refund',
      'refund',
    ]);
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

describe('an operator’s refund', () => {
  type Entry = { action: string; details: Record<string, unknown> };
  const log = (number: string) =>
    shop.run<Entry>(
      `select action, details from public.audit_log where subject_type = 'order' and subject_label = $1 order by id`,
      [number],
    );
  async function desk() {
    const operator = await shop.server.user();
    await shop.run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, [
      operator.id,
    ]);
    const paid = await paidOrder();
    const [row] = await shop.run<{ id: string; number: string }>(
      'select id, number from public.orders where provider_order_id = $1',
      [paid.id],
    );
    const fields = { order: row?.id, payment: paid.payment.id, amount: 100_000, returned: 0, reason: 'Late' };
    const ask = (changes: Record<string, unknown> = {}, bearer = operator.accessToken) =>
      shop.post('/orders/refund-payment', { ...fields, ...changes }, { bearer });
    return { ...paid, operator, number: row?.number ?? '', fields, ask };
  }

  it('returns parts and then the rest, and is written down before and after', async () => {
    const { id, payment, number, ask } = await desk();
    // After the days in which buyers may ask themselves.
    await shop.run(
      `update public.orders set paid_at = now() - interval '60 days' where provider_order_id = $1`,
      [id],
    );
    expect((await ask()).status).toBe(200);
    expect(await stateOf(id)).toBe('paid');
    expect((await ask({ returned: 100_000 })).status).toBe(200);
    expect((await ask({ returned: 200_000, amount: 299_900 })).status).toBe(200);
    expect(await stateOf(id)).toBe('refunded');
    expect(razorpay.refundsOf(payment.id).map(({ amount }) => amount)).toEqual([100_000, 100_000, 299_900]);
    const entries = await log(number);
    expect(entries.map(({ action }) => action)).toEqual([
      'began to refund',
      'refunded',
      'began to refund',
      'refunded',
      'began to refund',
      'refunded',
    ]);
    expect(entries[0]?.details).toEqual({ amount: 100_000, payment: payment.id, reason: 'Late' });
    expect(entries[1]?.details.refund).toBe(razorpay.refundsOf(payment.id)[0]?.id);
    expect((await moneyOf(id)).mails).toEqual(['receipt', 'partial_refund', 'partial_refund', 'refund']);
  });

  it('sent twice returns the money once', async () => {
    const { payment, ask } = await desk();
    const together = await Promise.all([ask(), ask()]);
    expect(together.map(({ status }) => status).sort()).toSatisfy(
      ([first, second]: number[]) => first === 200 && (second === 200 || second === 409),
    );
    expect((await ask()).body.code).toBe('order_changed');
    expect(razorpay.refundsOf(payment.id)).toHaveLength(1);
  });

  it('is one of several that come together, whatever their sums and whoever asks', async () => {
    const { payment, token, ask } = await desk();
    const answers = await Promise.all([
      ask({ amount: 100_000 }),
      ask({ amount: 200_000 }),
      ask({ amount: 150_000 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(razorpay.refundsOf(payment.id)).toHaveLength(1);
    const [{ amount: gone } = { amount: 0 }] = razorpay.refundsOf(payment.id);
    const [, byBuyer] = await Promise.all([
      ask({ amount: 120_000, returned: gone }),
      shop.post('/orders/refund', { order: token }),
    ]);
    expect(byBuyer.status).toBe(200);
    const sum = razorpay.refundsOf(payment.id).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(499_900);
  });

  it('that the provider refuses leaves everything as it is, and says so in the log', async () => {
    const { id, payment, number, ask } = await desk();
    expect((await ask({ amount: 499_901 })).body.code).toBe('refund_not_possible');
    // Less than the provider returns, now or later.
    expect((await ask({ amount: 10 })).body.code).toBe('refund_not_possible');
    expect((await ask({ amount: 499_890 })).body.code).toBe('refund_not_possible');
    Object.assign(razorpay.paymentOf(payment.id) ?? {}, { status: 'authorized' });
    expect((await ask()).body.code).toBe('refund_failed');
    expect(razorpay.refundsOf(payment.id)).toEqual([]);
    expect(await stateOf(id)).toBe('paid');
    expect((await log(number)).map(({ action }) => action)).toEqual(['began to refund', 'could not refund']);
    Object.assign(razorpay.paymentOf(payment.id) ?? {}, { status: 'captured' });
    expect((await ask()).status).toBe(200);
  });

  it('is refused to everybody else, with strange words, and of another order’s payment', async () => {
    const { payment, token, ask } = await desk();
    const [ann, other] = [await shop.server.user(), await paidOrder()];
    expect((await ask({}, ann.accessToken)).status).toBe(404);
    expect((await ask({ order: token })).status).toBe(404);
    expect((await ask({ payment: other.payment.id })).status).toBe(404);
    for (const wrong of [
      { amount: -1 },
      { amount: 0.5 },
      { amount: '1' },
      { reason: ' ' },
      { returned: null },
    ]) {
      expect((await ask(wrong)).body.code).toBe('refund_not_possible');
    }
    expect(razorpay.refundsOf(payment.id)).toEqual([]);
    const rpc = await ann.client.rpc('begin_refund', { operator: ann.id });
    expect(rpc.error).not.toBeNull();
    expect((await ann.client.from('payments').select()).data).toEqual([]);
    expect((await ann.client.from('refunds').select()).data).toEqual([]);
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
