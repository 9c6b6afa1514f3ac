import type { Locator, Page } from 'playwright/test';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { sendPlainly } from './support/send-plainly.ts';
import { expect, test } from './support/test.ts';

const SENT = "Message sent! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';
const operator = 'help@plinth.example';

test.use({ smtp: true, settings: { SUPPORT_EMAIL: operator } });

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact' });
const fields = ['Your name', 'Your e-mail address', 'Subject', 'Message'] as const;
const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
/** The fault of a field is said in an alert of its own, right below it. */
const faultOf = (page: Page, label: string) =>
  page.getByRole('alert').filter({ hasText: `${label} is required` });

async function open(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await ready(fieldOf(page, 'Your name'));
  return formOf(page);
}

async function fill(page: Page, subject: string, message = 'It rains\nin my city.'): Promise<void> {
  await fieldOf(page, 'Your name').fill('Ada Lovelace');
  await fieldOf(page, 'Your e-mail address').fill('ada@example.org');
  await fieldOf(page, 'Subject').fill(subject);
  await fieldOf(page, 'Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message arrives at the operator’s mailbox, and answers go to its sender', async ({ page, inbox }) => {
  const form = await open(page);
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: operator })).toHaveAttribute('href', `mailto:${operator}`);
  await fill(page, 'The weather template');
  const release = await hold(page, '**/functions/v1/contact');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  for (const label of fields) await expect(fieldOf(page, label)).toBeDisabled();
  release();
  await expect(form.getByRole('status')).toHaveText(SENT);
  for (const label of fields) {
    await expect(fieldOf(page, label)).toHaveValue('');
    await expect(fieldOf(page, label)).toBeEnabled();
  }
  const mail = await inbox?.next(operator);
  expect(mail?.subject).toBe('Contact form: The weather template');
  expect(mail?.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.org' }]);
  expect(mail?.text).toContain('> It rains\n> in my city.');

  // A second one, with the form as it is now.
  await fill(page, 'One thing more');
  await send(page);
  await expect(form.getByRole('status')).toHaveText(SENT);
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: One thing more');
});

test('each field says what is wrong with it, the first one is where to go on, and nothing is sent', async ({
  page,
}) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await send(page);
  await expect(fieldOf(page, 'Your name')).toBeFocused();
  for (const label of fields) {
    await expect(faultOf(page, label)).toBeVisible();
    await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  // A fault goes when it is mended.
  await fieldOf(page, 'Your name').fill('Ada');
  await expect(faultOf(page, 'Your name')).toHaveCount(0);
  await fieldOf(page, 'Your e-mail address').fill('ada@');
  await fieldOf(page, 'Subject').fill('Hello');
  await fieldOf(page, 'Message').fill('x'.repeat(5001));
  await send(page);
  await expect(fieldOf(page, 'Your e-mail address')).toBeFocused();
  await expect(page.getByText('Please enter a valid e-mail address, such as you@example.com')).toBeVisible();
  await expect(page.getByText('Message must be at most 5,000 characters')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a double click sends once', async ({ page, inbox }) => {
  const form = await open(page);
  await fill(page, 'Only one of me');
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.postDataJSON().ticket));
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(form.getByRole('status')).toHaveText(SENT);
  await fill(page, 'And then another');
  await send(page);
  await expect(form.getByRole('status')).toHaveText(SENT);
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: Only one of me');
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: And then another');
  // The server may have asked for a little patience; two different forms were sent, the first of them once.
  expect(new Set(asked).size).toBe(2);
});

test('what cannot be sent is kept: said in words, there after a reload, and sent when it works again', async ({
  page,
  context,
  inbox,
}) => {
  const form = await open(page);
  await fill(page, 'From a train');
  await context.setOffline(true);
  await send(page);
  await expect(form.getByRole('alert').filter({ hasText: FAILED })).toContainText('You are offline.');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await expect(fieldOf(page, 'Subject')).toHaveValue('From a train');
  await context.setOffline(false);

  // The server breaks down half-way.
  await page.route('**/functions/v1/contact', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await send(page);
  const failure = form.getByRole('alert').filter({ hasText: FAILED });
  await expect(failure.getByRole('link', { name: operator })).toBeVisible();
  // A site that has been taken down, or a proxy that does not pass the form on.
  await page.unroute('**/functions/v1/contact');
  await page.route('**/functions/v1/contact', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await send(page);
  await expect(form.getByRole('alert').filter({ hasText: 'Form not found.' })).toBeVisible();
  await page.unroute('**/functions/v1/contact');

  await page.reload();
  await ready(fieldOf(page, 'Your name'));
  await expect(fieldOf(page, 'Message')).toHaveValue('It rains\nin my city.');
  await send(page);
  await expect(form.getByRole('status')).toHaveText(SENT);
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: From a train');
  await page.reload();
  await ready(fieldOf(page, 'Your name'));
  await expect(fieldOf(page, 'Message')).toHaveValue('');
});

test('what fills in the trap is thanked, and not delivered', async ({ page, inbox }) => {
  const form = await open(page);
  await fill(page, 'Cheap watches');
  const trap = form.locator('[name="second_subject"]');
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await trap.evaluate((node: HTMLInputElement) => {
    node.value = 'Cheap watches';
  });
  await send(page);
  await expect(form.getByRole('status')).toHaveText(SENT);
  await trap.evaluate((node: HTMLInputElement) => {
    node.value = '';
  });
  await fill(page, 'A person');
  await send(page);
  await expect(form.getByRole('status')).toHaveText(SENT);
  // Mails leave in their order: had there been one before, it would be here.
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: A person');
});

test('the keyboard alone is enough', async ({ page, inbox }) => {
  const form = await open(page);
  await fieldOf(page, 'Your name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second line');
  // Past no hidden field: the next stop is the button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(SENT);
  expect((await inbox?.next(operator))?.text).toContain('> First line\n> second line');
});

test('without JavaScript the form works, keeps what was typed, and says the same', async ({
  browser,
  server,
  inbox,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/contact');
  await fill(page, 'Without scripts');
  // The browser's own check lets this one pass.
  await fieldOf(page, 'Your e-mail address').fill('ada@example');
  await send(page);
  await expect(page.getByText('Please enter a valid e-mail address, such as you@example.com')).toBeVisible();
  await expect(fieldOf(page, 'Message')).toHaveValue('It rains\nin my city.');
  await fieldOf(page, 'Your e-mail address').fill('ada@example.org');
  await sendPlainly(
    page.getByRole('button', { name: 'Send message' }),
    page.getByRole('status').filter({ hasText: SENT }),
  );
  await expect(fieldOf(page, 'Message')).toHaveValue('');
  await context.close();
  expect((await inbox?.next(operator))?.subject).toBe('Contact form: Without scripts');
});

test('a form sent quicker than people are is refused in words, with everything in its place', async ({
  server,
}) => {
  const body = new URLSearchParams({
    user_name: 'Ada',
    user_email: 'ada@example.org',
    subject: 'Quick',
    message: '<script>quick</script>',
  });
  // On a busy machine the first one may be slow enough to be taken.
  await expect(async () => {
    const page = await (await fetch(`${server.url}/contact`)).text();
    const ticket = /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
    body.set('ticket', ticket);
    const answer = await fetch(`${server.url}/contact`, { method: 'POST', body });
    expect(answer.status).toBe(429);
    const text = await answer.text();
    expect(text).toContain(FAILED);
    expect(text).toContain('please wait a moment, then press the button again');
    expect(text).toContain('&lt;script&gt;quick&lt;/script&gt;');
    // Its age counts on: whoever waits a moment and presses again is not told the same once more.
    expect(text).toContain(`name="ticket" value="${ticket}"`);
  }).toPass();
  body.delete('ticket');
  const unknown = await fetch(`${server.url}/contact`, { method: 'POST', body });
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Form not found.')]);
  const large = await fetch(`${server.url}/contact`, { method: 'POST', body: 'x'.repeat(200_000) });
  expect(large.status).toBe(413);
});

test('two panels stand side by side from 800 px up, and below each other on narrower screens', async ({
  page,
}) => {
  /** Pixels from the end of the form to the other panel; below zero when they stand side by side. */
  const formAboveDirect = async () => {
    const [form, direct] = await Promise.all([
      formOf(page).boundingBox(),
      page.getByRole('heading', { name: 'Or write an e-mail' }).boundingBox(),
    ]);
    return (direct?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0);
  };
  for (const width of [360, 799]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect.poll(formAboveDirect).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(formAboveDirect).toBeLessThan(0);
  }
});
