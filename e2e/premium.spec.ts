import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

interface Listed {
  slug: string;
  title: string;
  category: string;
  price: number;
}
const { products } = JSON.parse(readFileSync('products/catalogue.json', 'utf8')) as { products: Listed[] };
const [product, another] = products as [Listed, Listed];
const price = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
}).format(product.price / 100);
const purchasePath = `/premium/${product.slug}/purchase`;

async function fillIn(page: Page, email: string, name = 'Ada Lovelace') {
  await ready(page.getByLabel('Email Address'));
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Full Name').fill(name);
}
const payButton = (page: Page) => page.getByRole('button', { name: `Pay ${price}` });

test('from the catalogue to the downloaded source, which has the buyer’s licence in it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/premium');
  await expect(
    page.getByText(`Showing ${products.length} of ${products.length} premium websites`),
  ).toBeVisible();
  await page.getByRole('link', { name: product.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(page.getByText('One-time purchase, instant lifetime access')).toBeVisible();
  await expect(page.getByText('6 months of email support')).toBeVisible();
  await ready(page.getByRole('link', { name: 'Buy Now (Direct)' }));
  await page.getByRole('link', { name: 'Buy Now (Direct)' }).click();
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'Redirecting to payment...' });
  await expect(toast.filter({ hasText: `Purchasing ${product.title}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await expect(page.getByText('Payments are simulated on this site')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '6 months of email support' })).toBeVisible();
  // What says where one goes lies on nothing that is pressed there, and leaves with the first field.
  // Both places at one moment: its time may be over before a second look.
  const button = await payButton(page).elementHandle();
  const isBeside = await toast.evaluateAll(
    (shown, pressed) =>
      shown.every((element) => {
        const [words, place] = [element.getBoundingClientRect(), pressed?.getBoundingClientRect()];
        return place !== undefined && (words.right < place.left || words.bottom < place.top);
      }),
    button,
  );
  expect(isBeside).toBe(true);
  await page.getByLabel('Email Address').focus();
  await expect(toast).toHaveCount(0);

  await fillIn(page, 'journey@example.org');
  const answer = await hold(page, '**/functions/v1/checkout');
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/premium/${product.slug}/success`));
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('6 months of email support are included, until')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the source code' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${product.slug}-\\d+\\.\\d+\\.\\d+\\.zip$`));
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toContain(`${product.slug}/package.json`);
  expect(new TextDecoder().decode(files[`${product.slug}/YOUR-LICENCE.txt`])).toContain('Ada Lovelace');
  for (const name of ['package.json', 'README.md', 'src/main.tsx'])
    expect(files[`${product.slug}/${name}`], name).toEqual(
      new Uint8Array(await readFile(`products/${product.slug}/source/${name}`)),
    );

  const mail = await expect
    .poll(async () => (await server.mails()).find(({ to }) => to === 'journey@example.org')?.subject)
    .toBe(`Your purchase: ${product.title}`)
    .then(async () => (await server.mails()).find(({ to }) => to === 'journey@example.org'));
  const link = mail?.links.find((one) => one.includes('/functions/v1/downloads/')) ?? '';
  const response = await fetch(link);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toEqual(Object.keys(files));
});

test('a failed payment is said so, and can be tried again', async ({ page }) => {
  await page.goto(purchasePath);
  await fillIn(page, 'payment-fails@example.com');
  await payButton(page).click();
  // The notification waits while it is pointed at.
  const told = page.getByRole('region', { name: 'Notifications' });
  await told.getByText('Payment Failed').hover();
  const words = 'There was an error processing your payment. Please try again.';
  await expect(page.getByRole('region', { name: 'Payment Details' }).getByText(words)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' }).first()).toBeVisible();
  await page.getByLabel('Email Address').fill('second.try@example.org');
  await payButton(page).click();
  // Not beside what the next try came to.
  await expect(told.getByText('Payment Successful!')).toBeVisible();
  await expect(told.getByText('Payment Failed')).toHaveCount(0);
  await expect(page.getByText('Thank you. It is yours.')).toBeVisible();
});

test('a payment that got no answer is not called failed, and nothing is lost', async ({ page, context }) => {
  await page.goto(purchasePath);
  await fillIn(page, 'no.answer@example.org');
  const details = page.getByRole('region', { name: 'Payment Details' });
  await context.setOffline(true);
  await payButton(page).click();
  await expect(details.getByText('Nothing was sent and nothing was charged.')).toBeVisible();
  await expect(details.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  // The order is placed and paid, and the answer is lost on its way.
  await page.route('**/functions/v1/checkout', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(details.getByText('the payment may have gone through')).toBeVisible();
  await expect(details.getByText('You are offline')).toHaveCount(0);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await page.unroute('**/functions/v1/checkout');
  await payButton(page).click();
  await expect(page.getByText('Thank you. It is yours.')).toBeVisible();
});

test('faults are named at their fields', async ({ page }) => {
  await page.goto(purchasePath);
  await fillIn(page, 'ada@', ' ');
  await payButton(page).click();
  await expect(page.getByText('Please enter a valid email address, such as you@example.com')).toBeVisible();
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

test('a double click, the back button and a second tab buy once', async ({ page, context, server }) => {
  const email = 'once@example.org';
  await page.goto(purchasePath);
  const second = await context.newPage();
  await second.goto(purchasePath);
  await fillIn(page, email);
  await payButton(page).dblclick();
  await expect(page.getByText('Thank you. It is yours.')).toBeVisible();
  const number = page.getByText(/^PL-[0-9A-F]{10}$/);
  const first = await number.textContent();

  await page.goBack();
  // The page that is left asks for an address as well.
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await fillIn(page, email);
  await payButton(page).click();
  await expect(number).toHaveText(first ?? '');

  await fillIn(second, email);
  await payButton(second).click();
  await expect(second.getByText(/^PL-[0-9A-F]{10}$/)).toHaveText(first ?? '');
  await expect.poll(async () => (await server.mails()).filter(({ to }) => to === email).length).toBe(1);
});

test('a refund ends the download', async ({ page, context, server }) => {
  await page.goto(purchasePath);
  await fillIn(page, 'refund@example.org');
  await payButton(page).click();
  const download = page.getByRole('link', { name: 'Download the source code' });
  const href = await download.getAttribute('href');
  // A page that is opened anew has the code that answers its forms before React takes it over.
  await page.reload();
  await ready(page.getByText('Ask for a refund'));
  await page.getByText('Ask for a refund').click();
  // Without a connection the page stays, and says so.
  await context.setOffline(true);
  await page.getByRole('button', { name: `Refund ${price}` }).click();
  await expect(
    page.getByText('You are offline. When you are connected, please ask for the refund'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: `Refund ${price}` }).click();
  await expect(page.getByRole('heading', { name: 'Your money is on its way back' })).toBeVisible();
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await expect(download).toHaveCount(0);
  expect((await fetch(server.url + href)).status).toBe(410);
  await page.goto(href ?? '');
  await expect(page.getByText('This download link does not work any more')).toBeVisible();
});

test('the link comes again by mail, and a stranger’s address is answered the same', async ({
  page,
  server,
}) => {
  await page.goto(purchasePath);
  await fillIn(page, 'again@example.org');
  await payButton(page).click();
  await expect(page.getByText('Thank you. It is yours.')).toBeVisible();
  await page.goto('/premium/purchases');
  const said = page.getByText('If this address has bought something here');
  for (const email of ['stranger@example.org', 'again@example.org']) {
    await page.goto('/premium/purchases');
    await ready(page.getByLabel('Email address of the order'));
    await page.getByLabel('Email address of the order').fill(email);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(said).toBeVisible();
  }
  await expect
    .poll(async () => (await server.mails()).filter(({ to }) => to === 'again@example.org').length)
    .toBe(2);
  expect((await server.mails()).filter(({ to }) => to === 'stranger@example.org')).toEqual([]);
});

test('a review by a buyer stands on the page of the product', async ({ page }) => {
  await page.goto(`/premium/${another.slug}`);
  await expect(page.getByText('Customer Testimonials & Success Stories')).toHaveCount(0);
  await page.goto(`/premium/${another.slug}/purchase`);
  await fillIn(page, 'review@example.org', 'Grace Hopper');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await ready(page.getByText('Write a review'));
  await page.getByText('Write a review').click();
  await page.getByLabel('Your experience').fill('Up and running within the hour.');
  await page.getByRole('button', { name: 'Publish the review' }).click();
  await expect(page.getByText('Your review stands on the page of the product')).toBeVisible();
  await page.goto(`/premium/${another.slug}`);
  await expect(page.getByRole('heading', { name: 'Customer Testimonials & Success Stories' })).toBeVisible();
  await expect(page.getByText('Up and running within the hour.')).toBeVisible();
});

test('the pictures go round by arrows, keys and dots', async ({ page }) => {
  await page.goto(`/premium/${product.slug}`);
  const carousel = page.getByRole('region', { name: `Pictures of ${product.title}` });
  const count = await carousel
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })
    .count();
  const at = (index: number) => expect(carousel.getByText(`· ${index} of ${count}`)).toBeVisible();
  await ready(carousel.getByRole('button', { name: 'Previous picture' }));
  await at(1);
  await carousel.getByRole('button', { name: 'Previous picture' }).click();
  await at(count);
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await at(1);
  await carousel.getByRole('list', { name: 'Screens' }).focus();
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('End');
  await at(count);
  await carousel.getByRole('button', { name: `picture 1 of ${count}` }).click();
  await at(1);
});

test('a member sees every purchase of the account, and gets the money back there', async ({
  page,
  login,
}) => {
  const account = await login(page);
  await page.goto(purchasePath);
  await expect(page.getByLabel('Email Address')).toHaveValue(account.email);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await payButton(page).click();
  await expect(page.getByText('Thank you. It is yours.')).toBeVisible();
  await page.goto('/premium/purchases');
  const purchases = page.getByRole('list', { name: 'Purchases', exact: true });
  await expect(purchases.getByRole('link', { name: product.title, exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    purchases.getByRole('link', { name: /^Download \d/ }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(product.slug);
  await purchases.getByText('Ask for a refund').click();
  await purchases.getByRole('button', { name: `Refund ${price}` }).click();
  await expect(purchases.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(purchases.getByRole('link', { name: /^Download/ })).toHaveCount(0);
});

test('the catalogue has one to four columns', async ({ page }) => {
  const cards = page.getByRole('article');
  for (const [width, columns] of [
    [360, 1],
    [900, 2],
    [1440, 3],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/premium');
    await expect(cards).toHaveCount(products.length);
    const lefts = await cards.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('categories narrow the catalogue, and an unknown one says so', async ({ page }) => {
  await page.goto('/premium');
  const { category } = product;
  const matching = products.filter((one) => one.category === category).length;
  await ready(page.getByRole('link', { name: category, exact: true }));
  await page.getByRole('link', { name: category, exact: true }).click();
  await expect(page.getByText(`Showing ${matching} of ${products.length} premium websites`)).toBeVisible();
  await page.goto('/premium?category=Nothing');
  await expect(page.getByRole('heading', { name: 'No websites found' })).toBeVisible();
  await page.goto('/premium/no-such-thing');
  await expect(page.getByRole('heading', { name: 'Website not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Premium' }).click();
  await expect(page).toHaveURL(/\/premium$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one can buy, download, and get the money back', async ({ page, server }) => {
    await page.goto(purchasePath);
    await page.getByLabel('Email Address').fill('payment-fails@example.com');
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await payButton(page).click();
    await expect(
      page.getByText('There was an error processing your payment. Please try again.'),
    ).toBeVisible();
    await page.getByLabel('Email Address').fill('plain@example.org');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'Download the source code' }).getAttribute('href');
    expect((await fetch(server.url + href)).status).toBe(200);
    await page.getByText('Ask for a refund').click();
    await page.getByRole('button', { name: `Refund ${price}` }).click();
    await expect(page.getByRole('heading', { name: 'Your money is on its way back' })).toBeVisible();
  });
});

test('no address leads to the source', async ({ request }) => {
  const slug = product.slug;
  for (const path of [
    `/products/${slug}/source/package.json`,
    `/preview/${slug}/source/package.json`,
    `/preview/${slug}/../source/package.json`,
    `/preview/${slug}/..%2fsource%2fpackage.json`,
    `/preview/${slug}/%2e%2e/source/package.json`,
    `/preview/..%2f${slug}%2fsource%2fpackage.json`,
    `/demo/..%2f..%2fproducts%2f${slug}%2fsource%2fpackage.json`,
    `/demo/../products/${slug}/source/package.json`,
    `/assets/..%2f..%2f..%2fproducts%2f${slug}%2fsource%2fpackage.json`,
    `/downloads/${slug}.zip`,
    `/template/${slug}/raw/source/package.json`,
    `/template/..%2f..%2fproducts%2f${slug}/raw/source/package.json`,
    `/storage/v1/object/public/products/${slug}/1.0.0.zip`,
    `/storage/v1/object/products/${slug}/1.0.0.zip`,
    `/git/plinth/${slug}.git/info/refs?service=git-upload-pack`,
    `/functions/v1/downloads/${slug}`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).not.toBe(200);
    expect(await response.text(), path).not.toContain('"devDependencies"');
  }
});
