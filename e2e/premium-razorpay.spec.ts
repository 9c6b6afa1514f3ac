import { readFileSync } from 'node:fs';
import { type FakeRazorpay, razorpayKeys, startRazorpay } from '../server/testing/razorpay.ts';
import { ready } from './support/ready.ts';
import { standIn, unguarded } from './support/stand-in.ts';
import { expect } from './support/test.ts';

const [product] = (
  JSON.parse(readFileSync('products/catalogue.json', 'utf8')) as {
    products: { slug: string; price: number }[];
  }
).products as [{ slug: string; price: number }];

// Paying leads to the provider's own page: here another host is wanted.
const test = unguarded.extend<object, { razorpay: FakeRazorpay }>({
  razorpay: standIn(startRazorpay),
  settings: [
    async ({ razorpay }, use) =>
      use({
        PAYMENTS: 'razorpay',
        RAZORPAY_URL: razorpay.url,
        RAZORPAY_KEY_ID: razorpayKeys.keyId,
        RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
        RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
      }),
    { scope: 'worker' },
  ],
});

// One after the other, so that they share a server.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('one pays at the provider’s and comes back to the order', async ({ page }) => {
      await page.goto(`/premium/${product.slug}/purchase`);
      await expect(page.getByText('Payments are simulated')).toHaveCount(0);
      if (javaScriptEnabled) await ready(page.getByLabel('Email Address'));
      await page.getByLabel('Email Address').fill(`real-${javaScriptEnabled}@example.org`);
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByRole('button', { name: /^Pay/ }).click();
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page).toHaveTitle('Razorpay');
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
      await expect(page.getByText('The payment was simulated')).toHaveCount(0);
    });
  });
}

test('an order whose payment is not confirmed yet has no receipt, and gets one by itself', async ({
  page,
  server,
  razorpay,
}) => {
  const { publishableKey } = await (await fetch(`${server.url}/.well-known/plinth.json`)).json();
  const placed = await fetch(`${server.url}/functions/v1/checkout`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      slug: product.slug,
      idempotency_key: crypto.randomUUID(),
      email: 'waits@example.org',
      full_name: 'Ada Lovelace',
    }),
  });
  const payment = razorpay.pay((await placed.json()).handoff.fields.order_id, 'authorized');
  // The provider does not answer when the buyer comes back.
  razorpay.fail(503, 99);
  const back = await fetch(`${server.url}/functions/v1/checkout/return`, {
    method: 'POST',
    body: razorpay.returned(payment),
    redirect: 'manual',
  });
  razorpay.fail(500, 0);
  await page.goto(back.headers.get('location') ?? '');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toHaveCount(0);
  const event = razorpay.webhook('payment.authorized', payment);
  expect(
    (await fetch(`${server.url}/functions/v1/webhooks/razorpay`, { method: 'POST', ...event })).status,
  ).toBe(200);
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});
