import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILING_EMAIL } from '../../../app/features/premium/schema.ts';
import {
  buyer,
  newIdempotencyKey,
  type ShopServer,
  startShopServer,
  tokenOf,
} from './testing/shop-server.ts';

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShopServer();
});
afterAll(() => shop.close());

const last = async () => (await shop.orders()).at(-1);

describe('a purchase', () => {
  it('costs what the catalogue says, whatever the request says', async () => {
    const answer = await shop.buy({ amount: 1, price: 1, currency: 'IDR', product_title: 'Free' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'paid' });
    expect(await last()).toMatchObject({
      amount: 499_900,
      currency: 'INR',
      product_title: 'Ledger',
      state: 'paid',
    });
  });

  it('is one order and one payment when it is sent twice, at once or later', async () => {
    const key = newIdempotencyKey();
    const before = (await shop.orders()).length;
    const answers = await Promise.all([
      shop.buy({ idempotency_key: key }),
      shop.buy({ idempotency_key: key }),
    ]);
    answers.push(await shop.buy({ idempotency_key: key, email: 'ADA@example.org' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.orders()).toHaveLength(before + 1);
    const payments = await shop.run('select * from public.payments where order_id = $1', [
      (await last())?.id,
    ]);
    expect(payments).toHaveLength(1);
  });

  it('fails with the documented address, and can be tried again', async () => {
    const answer = await shop.buy({ email: FAILING_EMAIL });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      code: 'payment_failed',
      message: 'There was an error processing your payment. Please try again.',
    });
    expect(await last()).toMatchObject({ state: 'failed', paid_at: null });
  });

  it('needs a product, an address and a name', async () => {
    expect((await shop.buy({ slug: 'nothing' })).body.code).toBe('product_not_found');
    expect((await shop.buy({ slug: '../ledger' })).body.code).toBe('product_not_found');
    const answer = await shop.buy({ email: 'ada@', full_name: '  ' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      email: 'Please enter a valid email address, such as you@example.com',
      full_name: 'Please enter your full name',
    });
    expect((await shop.buy({ full_name: 'Ada\r\nBcc: eve@example.org' })).status).toBe(400);
    expect((await shop.buy({ full_name: 'A\0da' })).body.code).toBe('bad_request');
    expect((await shop.buy({ idempotency_key: 'short' })).body.code).toBe('bad_request');
  });

  it('belongs to the member who is signed in, and to nobody else', async () => {
    const [ann, ben] = await Promise.all([shop.server.user(), shop.server.user()]);
    await shop.buy({ email: ann.email }, ann.accessToken);
    const mine = await shop.get('/orders', { bearer: ann.accessToken });
    expect(mine.body.orders).toHaveLength(1);
    expect(mine.body.orders[0]).toMatchObject({ email: ann.email, state: 'paid', version: '1.0.0' });
    expect((await shop.get('/orders', { bearer: ben.accessToken })).body.orders).toEqual([]);
    expect((await ben.client.from('orders').select()).data).toEqual([]);
    expect((await ann.client.from('orders').select('state')).data).toEqual([{ state: 'paid' }]);
    expect((await shop.get('/orders')).status).toBe(401);
  });

  it('is refused to a session that has ended, which is no stranger', async () => {
    const { id, accessToken } = await shop.server.user();
    await shop.buy({}, accessToken);
    const bought = await shop.orders();
    await shop.run('delete from auth.sessions where user_id = $1', [id]);
    for (const bearer of [accessToken, `${accessToken.slice(0, -4)}AAAA`, 'expired']) {
      const answers = [
        await shop.buy({}, bearer),
        await shop.post('/orders/view', { order: bought.at(-1)?.id }, { bearer }),
        await shop.get('/orders', { bearer }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [401, 'signed_out'],
        [401, 'signed_out'],
        [401, 'not_signed_in'],
      ]);
    }
    expect(await shop.orders()).toHaveLength(bought.length);
  });

  it('becomes a member’s when it was made with their confirmed address', async () => {
    const ann = await shop.server.user();
    await shop.buy({ email: ann.email.toUpperCase() });
    expect((await shop.get('/orders', { bearer: ann.accessToken })).body.orders).toHaveLength(1);
    const cy = await shop.server.user();
    await shop.run('update auth.users set email_confirmed_at = null where id = $1', [cy.id]);
    await shop.buy({ email: cy.email });
    expect((await shop.get('/orders', { bearer: cy.accessToken })).body.orders).toEqual([]);
  });
});

describe('an order', () => {
  it('is shown to whoever holds its token, and changed tokens show nothing', async () => {
    const answer = await shop.buy();
    const token = tokenOf(answer);
    const view = await shop.post('/orders/view', { order: token });
    expect(view.body.order).toMatchObject({ product: { slug: 'ledger' }, amount: 499_900, simulated: true });
    expect(view.body.order.downloads).toHaveLength(1);
    const id = (await last())?.id;
    for (const wrong of [id, `${token.slice(0, -3)}AAA`, '', 'null', shop.server.services.keys.publishable]) {
      expect((await shop.post('/orders/view', { order: wrong })).status).toBe(404);
    }
  });

  it('can not be made paid by hand, nor change what was ordered', async () => {
    const operator = shop.server.operator();
    await shop.buy({ email: FAILING_EMAIL });
    const order = await last();
    const paid = await operator.from('orders').update({ state: 'paid' }).eq('id', order?.id);
    expect(paid.error?.message).toBe('The order is failed, not paid.');
    const cheap = await operator.from('orders').update({ amount: 1 }).eq('id', order?.id);
    expect(cheap.error?.message).toBe('What was ordered does not change.');
    const born = await operator
      .from('orders')
      .insert({ ...order, id: undefined, number: 'PL-1', state: 'paid' });
    expect(born.error?.message).toBe('An order begins as created.');
  });
});

describe('a refund', () => {
  it('gives the money back once and ends the download', async () => {
    const token = tokenOf(await shop.buy());
    const { body } = await shop.post('/orders/view', { order: token });
    const [first, second] = await Promise.all([
      shop.post('/orders/refund', { order: token }),
      shop.post('/orders/refund', { order: token }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.order).toMatchObject({ state: 'refunded', downloads: [] });
    const refunds = await shop.run('select amount from public.refunds where order_id = $1', [body.order.id]);
    expect(refunds).toEqual([{ amount: 499_900 }]);
    expect((await shop.get(body.order.downloads[0].href.replace('/functions/v1', ''))).status).toBe(410);
  });

  it('lets the product be bought again by the same browser', async () => {
    const key = newIdempotencyKey();
    await shop.post('/orders/refund', { order: tokenOf(await shop.buy({ idempotency_key: key })) });
    const before = (await shop.orders()).length;
    expect((await shop.buy({ idempotency_key: key })).body.state).toBe('paid');
    expect(await shop.orders()).toHaveLength(before + 1);
  });

  it('is for the buyer, and within 30 days', async () => {
    const [ann, ben] = await Promise.all([shop.server.user(), shop.server.user()]);
    await shop.buy({ email: ann.email }, ann.accessToken);
    const { id } = (await last()) ?? { id: '' };
    expect((await shop.post('/orders/refund', { order: id }, { bearer: ben.accessToken })).status).toBe(404);
    await shop.run(`update public.orders set paid_at = now() - interval '31 days' where id = $1`, [id]);
    const late = await shop.post('/orders/refund', { order: id }, { bearer: ann.accessToken });
    expect(late.body).toMatchObject({ code: 'refund_period_over' });
    await shop.run(`update public.orders set paid_at = now() - interval '29 days' where id = $1`, [id]);
    const inTime = await shop.post('/orders/refund', { order: id }, { bearer: ann.accessToken });
    expect(inTime.body.order.state).toBe('refunded');
  });
});

describe('a review', () => {
  it('is written by a buyer of the product alone, once for each order', async () => {
    const token = tokenOf(await shop.buy({ slug: 'kitchen' }));
    const review = { order: token, name: 'Ada', feedback: 'It carried my restaurant’s site.' };
    expect((await shop.post('/orders/review', review)).status).toBe(200);
    await shop.post('/orders/review', { ...review, feedback: 'Now I know it better still.' });
    const { data } = await shop.server
      .visitor()
      .from('product_reviews')
      .select('product_slug, name, feedback');
    expect(data).toEqual([{ product_slug: 'kitchen', name: 'Ada', feedback: 'Now I know it better still.' }]);
    expect((await shop.post('/orders/review', { ...review, order: 'x' })).status).toBe(404);
    expect((await shop.post('/orders/review', { ...review, feedback: 'Short' })).status).toBe(400);
    await shop.post('/orders/refund', { order: token });
    expect((await shop.post('/orders/review', review)).body.code).toBe('order_not_paid');
  });
});

describe('tries are limited', () => {
  it('by address and by name', async () => {
    const strict = await startShopServer({ overrides: { rateLimitFactor: 1 } });
    const tries = [];
    for (let index = 0; index < 6; index += 1) {
      tries.push((await strict.post('/orders/link', { email: buyer.email })).status);
    }
    expect(tries).toEqual([200, 200, 200, 200, 429, 429]);
    await strict.close();
  });
});
