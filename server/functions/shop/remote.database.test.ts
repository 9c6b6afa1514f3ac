import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { mailboxDirectory } from '../../mail/create.ts';
import { listMails } from '../../mail/local-mailbox.ts';
import { simulatedPayments } from '../../payments/simulated.ts';
import { writeProducts } from '../../testing/products.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openFunctionContext } from '../kit/context.ts';
import type { SiteFunction } from '../kit/routes.ts';
import { openShop } from './shop.ts';
import { buyer, newIdempotencyKey } from './testing/shop-server.ts';

let remote: TestServer;
let products: Awaited<ReturnType<typeof writeProducts>>;
let config: Config;
beforeAll(async () => {
  [remote, products] = await Promise.all([startTestServer(), writeProducts()]);
  const { publishable, secret } = remote.services.keys;
  config = {
    ...remote.services.config,
    siteUrl: 'https://example.org',
    supabase: { url: remote.url, publishableKey: publishable },
    supabaseSecretKey: secret,
  };
});
afterAll(async () => {
  await remote.close();
  await products.remove();
});

async function open(changes: Partial<Config> = {}): Promise<SiteFunction> {
  const context = await openFunctionContext({ ...config, ...changes }, null, fetch);
  return openShop(context, { payments: simulatedPayments(0), folder: products.folder });
}
const ask = (shop: SiteFunction, path: string, init: RequestInit = {}) =>
  new Hono()
    .route('/functions/v1', shop.routes)
    .fetch(new Request(`http://localhost${path}`, init), { visitor: '203.0.113.1' });
const checkout = (shop: SiteFunction) =>
  ask(shop, '/functions/v1/checkout', {
    method: 'POST',
    headers: { apikey: config.supabase?.publishableKey ?? '' },
    body: JSON.stringify({ ...buyer, idempotency_key: newIdempotencyKey() }),
  });

it('sells from a remote Supabase as from the built-in backend', async () => {
  const shop = await open();
  shop.worker?.start();
  expect((await checkout(shop)).status).toBe(200);
  let link: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await listMails(mailboxDirectory(config));
      link = mail?.links.find((one) => one.includes('/functions/v1/downloads/'));
      return link;
    })
    .toMatch(/^https:\/\/example\.org\//);
  const response = await ask(shop, new URL(link ?? '').pathname);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toContain('ledger/YOUR-LICENCE.txt');
  await shop.worker?.stop();
});

it('is closed, and says so, where the secret key is not set', async () => {
  const shop = await open({ supabaseSecretKey: null });
  const answer = await checkout(shop);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'shop_closed' });
  expect((await ask(shop, '/functions/v1/webhooks/razorpay', { method: 'POST' })).status).toBe(503);
});
