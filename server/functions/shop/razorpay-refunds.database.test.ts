import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RazorpayShop, startRazorpayShop } from './testing/razorpay-shop.ts';

let close: RazorpayShop['close'];
let razorpay: RazorpayShop['razorpay'];
let shop: RazorpayShop['shop'];
let stateOf: RazorpayShop['stateOf'];
let hook: RazorpayShop['hook'];
let paidOrder: RazorpayShop['paidOrder'];
let moneyOf: RazorpayShop['moneyOf'];
beforeAll(async () => {
  ({ close, razorpay, shop, stateOf, hook, paidOrder, moneyOf } = await startRazorpayShop());
});
afterAll(() => close());
beforeEach(() => razorpay.fail(500, 0));

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
