import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginMeanwhile, interruptedFetch } from '../../testing/meanwhile.ts';
import { type ShopServer, startShopServer, tokenOf } from './testing/shop-server.ts';

let shop: ShopServer;
const { fetch: interrupted, interrupt, hasHappened } = interruptedFetch();
beforeAll(async () => {
  shop = await startShopServer({ backendFetch: interrupted });
});
afterAll(() => shop.close());

async function bought(email: string) {
  const token = tokenOf(await shop.buy({ email }));
  const { order } = (await shop.post('/orders/view', { order: token })).body;
  return { token, id: String(order.id), href: String(order.downloads[0].href) };
}
const download = (href: string) =>
  shop.app.fetch(new Request(`http://localhost${href}`), { visitor: '203.0.113.9' });

it('an order that is refunded while its buyer downloads is not delivered', async () => {
  const { token, href } = await bought('ada@example.org');
  interrupt('rpc/use_download', () => shop.post('/orders/refund', { order: token }));
  const { status } = await download(href);
  expect([status, hasHappened()]).toEqual([410, true]);
});

it('a download that meets the end of its right waits for it, and is refused', async () => {
  const { id, href } = await bought('bea@example.org');
  const answer = await beginMeanwhile(
    shop.server,
    (session) =>
      session.query('update public.download_grants set revoked_at = now() where order_id = $1', [id]),
    () => Promise.resolve(download(href)),
  );
  expect((answer as Response).status).toBe(410);
});

it('an order that is refunded while its buyer writes a review gets none', async () => {
  const { token } = await bought('cy@example.org');
  interrupt('rpc/review_order', () => shop.post('/orders/refund', { order: token }));
  const review = { order: token, name: 'Cy', feedback: 'It is what it says it is.' };
  expect((await shop.post('/orders/review', review)).status).toBe(409);
  expect(hasHappened()).toBe(true);
  expect(await shop.run('select from public.product_reviews')).toEqual([]);
});

it('an order that is refunded twice at once gives the money back once', async () => {
  const { token, id } = await bought('dee@example.org');
  const answers = await Promise.all([1, 2, 3].map(() => shop.post('/orders/refund', { order: token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sums = await shop.run('select sum(amount)::int as amount from public.refunds where order_id = $1', [
    id,
  ]);
  expect(sums).toEqual([{ amount: 499_900 }]);
});
