import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ShopServer, startShopServer, tokenOf } from './testing/shop-server.ts';

/** What the backend puts off, by path; nothing when empty. */
let putOff: RegExp;
let shop: ShopServer;
beforeAll(async () => {
  const backendFetch: typeof fetch = async (input, init) =>
    putOff.test(String(input instanceof Request ? input.url : input))
      ? Response.json({ message: 'busy' }, { status: 503, headers: { 'Retry-After': '2' } })
      : fetch(input, init);
  shop = await startShopServer({ backendFetch });
});
beforeEach(() => {
  putOff = /^$/;
});
afterAll(() => shop.close());

it('a member who can not be looked up now is not taken for a stranger', async () => {
  const { accessToken } = await shop.server.user();
  putOff = /\/auth\/v1\/user$/;
  expect((await shop.buy({}, accessToken)).status).toBeGreaterThanOrEqual(500);
  expect((await shop.get('/orders', { bearer: accessToken })).status).toBeGreaterThanOrEqual(500);
  expect(await shop.orders()).toEqual([]);
});

it('a download that can not be looked up now has not expired', async () => {
  const { body } = await shop.post('/orders/view', { order: tokenOf(await shop.buy()) });
  const path = body.order.downloads[0].href.replace('/functions/v1', '');
  putOff = /\/storage\/v1\//;
  expect((await shop.get(path)).status).toBeGreaterThanOrEqual(500);
  putOff = /^$/;
  expect((await shop.get(path)).status).toBe(200);
});
