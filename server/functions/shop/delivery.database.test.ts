import { createHmac } from 'node:crypto';
import { unzipSync } from 'fflate';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPreviews } from '../../site/demo-files.ts';
import { demoRoutes } from '../../site/demo-routes.ts';
import { signStorageToken } from '../../storage/signing/token.ts';
import { until } from '../../testing/until.ts';
import { newIdempotencyKey, type ShopServer, startShopServer, tokenOf } from './testing/shop-server.ts';
import { ShopTokens } from './tokens.ts';

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShopServer();
  shop.worker.start();
});
afterAll(() => shop.close());

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const mailsTo = (email: string) => shop.server.mails.filter(({ to }) => to === email);
const mailed = (email: string, count = 1) =>
  until(() => {
    const mails = mailsTo(email);
    expect(mails).toHaveLength(count);
    return mails;
  });
async function download(href: string) {
  return shop.app.fetch(new Request(`http://localhost${href}`), { visitor: '203.0.113.9' });
}
async function bought(email: string, slug = 'ledger') {
  const token = tokenOf(await shop.buy({ email, slug }));
  const { order } = (await shop.post('/orders/view', { order: token })).body;
  return { token, order, href: order.downloads[0].href as string };
}

describe('what a buyer gets', () => {
  it('is the source with a licence in their name', async () => {
    const { href, order } = await bought('zoe@example.org');
    const response = await download(href);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="ledger-1.0.0.zip"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(Number(response.headers.get('content-length')));
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'ledger/LICENSE.md',
      'ledger/YOUR-LICENCE.txt',
      'ledger/package.json',
      'ledger/src/main.ts',
    ]);
    expect(text(files['ledger/src/main.ts'])).toContain('SOURCE OF ledger');
    const licence = text(files['ledger/YOUR-LICENCE.txt']);
    expect(licence).toContain('Licensee   Ada Lovelace');
    expect(licence).toContain(`Order      ${order.number}`);
  });

  it('is mailed at once, once, with a link that works without signing in', async () => {
    const key = newIdempotencyKey();
    await Promise.all([
      shop.buy({ email: 'max@example.org', idempotency_key: key }),
      shop.buy({ email: 'max@example.org', idempotency_key: key }),
    ]);
    const [mail] = await mailed('max@example.org');
    expect(mail?.subject).toBe('Your purchase: Ledger');
    expect(mail?.text).toContain('₹4,999 for Ledger 1.0.0');
    expect(mail?.text).toContain('This site simulates payments: nothing was charged');
    const link = /http\S+\/functions\/v1\/downloads\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await download(new URL(link).pathname)).status).toBe(200);
  });

  it('keeps every version it has had', async () => {
    const { token } = await bought('ver@example.org', 'atelier');
    const operator = shop.server.operator();
    const { data } = await operator.storage.from('products').download('atelier/1.0.0.zip');
    await operator.storage.from('products').upload('atelier/0.9.0.zip', data as Blob);
    const { order } = (await shop.post('/orders/view', { order: token })).body;
    expect(order.downloads.map(({ version }: { version: string }) => version)).toEqual(['1.0.0', '0.9.0']);
    expect((await download(order.downloads[1].href)).headers.get('content-disposition')).toContain(
      'atelier-0.9.0.zip',
    );
  });

  it('is mailed again to whoever asks with the address of the order, and nothing is told to anybody else', async () => {
    await bought('eva@example.org');
    await mailed('eva@example.org');
    const known = await shop.post('/orders/link', { email: 'Eva@Example.org' });
    const unknown = await shop.post('/orders/link', { email: 'nobody@example.org' });
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    const [, again] = await mailed('eva@example.org', 2);
    expect(again?.subject).toBe('Your download: Ledger');
    expect(mailsTo('nobody@example.org')).toEqual([]);
  });

  it('ends with a refund, which is mailed', async () => {
    const { token, href } = await bought('ron@example.org');
    await mailed('ron@example.org');
    await shop.post('/orders/refund', { order: token });
    const [, mail] = await mailed('ron@example.org', 2);
    expect(mail?.subject).toBe('Your refund: Ledger');
    expect((await download(href)).status).toBe(410);
    await shop.post('/orders/link', { email: 'ron@example.org' });
    expect((await shop.post('/orders/view', { order: token })).body.order.downloads).toEqual([]);
  });
});

describe('a part that an operator returns', () => {
  it('is mailed with its amount, and leaves the download', async () => {
    const { order, href } = await bought('pat@example.org');
    const operator = await shop.server.user();
    await shop.run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, [
      operator.id,
    ]);
    const [payment] = await shop.run<{ id: string }>(
      'select provider_payment_id as id from public.payments where order_id = $1',
      [order.id],
    );
    const asked = {
      order: order.id,
      payment: payment?.id,
      amount: 120_000,
      returned: 0,
      reason: 'A month late',
    };
    const answer = await shop.post('/orders/refund-payment', asked, { bearer: operator.accessToken });
    expect(answer.status).toBe(200);
    const [receipt, mail] = await mailed('pat@example.org', 2);
    expect(receipt?.text).toContain('6 months of email support');
    expect(mail?.subject).toBe('₹1,200 returned: Ledger');
    expect(mail?.text).toContain('Your licence and your downloads stay as they are.');
    expect(mail?.text).not.toContain('A month late');
    expect((await download(href)).status).toBe(200);
  });
});

describe('without a paid order nobody gets to the source', () => {
  it('by storage: as visitor, as member, by public or signed addresses', async () => {
    const ann = await shop.server.user();
    await bought('who@example.org');
    const { url, services } = shop.server;
    for (const client of [shop.server.visitor(), ann.client]) {
      const files = client.storage.from('products');
      expect((await files.download('ledger/1.0.0.zip')).error).not.toBeNull();
      expect((await files.list('ledger')).data ?? []).toEqual([]);
      expect((await files.createSignedUrl('ledger/1.0.0.zip', 60)).error).not.toBeNull();
      expect((await files.upload('ledger/9.9.9.zip', new Blob(['x']))).error).not.toBeNull();
      expect((await files.copy('ledger/1.0.0.zip', 'mine.zip')).error).not.toBeNull();
    }
    const byAddress = await fetch(`${url}/storage/v1/object/public/products/ledger/1.0.0.zip`);
    expect(byAddress.ok).toBe(false);
    const other = await signStorageToken(services, { use: 'read', url: 'project-files/x.zip' }, 60);
    const signed = await fetch(`${url}/storage/v1/object/sign/products/ledger/1.0.0.zip?token=${other}`);
    expect(signed.ok).toBe(false);
  });

  it('by tokens that are forged, expired, for something else, or for another order', async () => {
    const { href, token, order } = await bought('own@example.org');
    const { href: otherHref } = await bought('other@example.org', 'kitchen');
    const { services, url } = shop.server;
    const good = href.split('/').at(-1) ?? '';
    const [head, body, signature] = good.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const key = (use: string) => createHmac('sha256', services.keys.pepper).update(`shop ${use}`).digest();
    const make = (audience: string, use: string, more: object = {}, seconds = 60) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(`${url}/functions/v1`)
        .setAudience(audience)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key(use));
    const user = await shop.server.user();
    const kitchen = JSON.parse(Buffer.from(otherHref.split('.')[1] ?? '', 'base64url').toString());
    const wrong = [
      '',
      'x',
      token,
      user.accessToken,
      services.keys.publishable,
      `${head}.${encode({ ...claims, product: 'kitchen' })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      await make('order', 'download'),
      await make('download', 'order'),
      await make('download', 'download', {}, -1),
      await make('download', 'download', { jti: kitchen.jti }),
      await make('download', 'download', { product: 'kitchen' }),
      await make('download', 'download', { jti: crypto.randomUUID() }),
      await make('download', 'download', { version: '../kitchen/1.0.0' }),
      await new ShopTokens({ signingSeed: 'guess' }, url).signDownload(
        { grantId: claims.jti, orderId: order.id, product: 'ledger', version: '1.0.0' },
        new Date(Date.now() + 60_000),
      ),
    ];
    for (const one of wrong) {
      const response = await download(`/functions/v1/downloads/${one}`);
      expect([404, 410], one).toContain(response.status);
    }
    expect((await download(href)).status).toBe(200);
    await shop.run('update public.download_grants set expires_at = now() where order_id = $1', [order.id]);
    expect((await download(href)).status).toBe(410);
  });

  it('by the preview and its neighbours', async () => {
    const previews = demoRoutes(productPreviews(shop.folder));
    const seen = async (path: string) => {
      const response = await previews.fetch(new Request(`http://localhost${path}`));
      return { status: response.status, text: await response.text() };
    };
    const { Hono } = await import('hono');
    const app = new Hono().route('/preview', previews);
    const open = await app.fetch(new Request('http://localhost/preview/ledger/'));
    expect(await open.text()).toContain('<title>Ledger</title>');
    for (const path of [
      'ledger/source/src/main.ts',
      'ledger/../source/src/main.ts',
      'ledger/..%2fsource/src/main.ts',
      'ledger/%2e%2e/source/src/main.ts',
      'ledger/%2e%2e%2fsource%2fsrc%2fmain.ts',
      'ledger/..%5csource%5csrc%5cmain.ts',
      'ledger/preview/../../source/src/main.ts',
      'ledger%2fsource/src/main.ts',
      'ledger~dark/../source/src/main.ts',
      'ledger//source/src/main.ts',
      '../products/ledger/source/src/main.ts',
      'catalogue.json',
      '.',
      '..%2fledger%2fsource%2fpackage.json',
    ]) {
      const response = await app.fetch(new Request(`http://localhost/preview/${path}`));
      const body = await response.text();
      expect(body, path).not.toContain('SOURCE OF');
      expect(body, path).not.toContain('"price"');
      expect(response.status, path).not.toBe(200);
    }
    expect((await seen('/ledger/source/package.json')).status).toBe(404);
  });
});
