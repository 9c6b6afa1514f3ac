import type { Locator, Page } from 'playwright/test';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** A megabyte without a break, as what is copied from a log or a file without line ends. */
const MEGABYTE = 1_000_000;
/** Every control that takes text, but for editors of whole files and the trap that only robots fill. */
const CONTROLS = [
  ...['text', 'search', 'email', 'password', 'tel', 'url'].map((type) => `input[type="${type}"]`),
  'textarea',
]
  .map((one) => `${one}:visible:enabled:not([readonly]):not([name=second_subject])`)
  .join(', ');

/** Pages with fields, and what has to be done there before they are on show. */
const everybody: Record<string, (page: Page) => Promise<void>> = {
  '/make-my-site?tab=submit': async () => {},
  '/testimonials?tab=submit': async () => {},
  '/contact': async () => {},
  '/community': async () => {},
  '/templates': async () => {},
  '/git-store?tab=community': async () => {},
  '/auth': async () => {},
  '/ai-temp-build': async () => {},
  '/template/pizza-world/source/index.html': async () => {},
  '/premium/job-board-platform/purchase': async () => {},
};
const members: typeof everybody = {
  '/community?tab=upload': async () => {},
  '/profile': async () => {},
  '/git-store': async (page) => {
    const button = page.getByRole('button', { name: 'New repository' }).first();
    await ready(button);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

for (const [path, open] of Object.entries(everybody)) {
  test(`${path}: a pasted megabyte is cut or refused in words, in every field`, ({ page }) =>
    pasteEverywhere(page, path, open));
}

for (const [path, open] of Object.entries(members)) {
  test(`${path}, as a member: a pasted megabyte is cut or refused in words, in every field`, async ({
    page,
    login,
  }) => {
    await login(page);
    await pasteEverywhere(page, path, open);
  });
}

test('a limit is shown while one types, and a little more can be typed and shortened', async ({ page }) => {
  await page.goto('/make-my-site?tab=submit');
  const field = page.getByLabel('Your suggestion');
  await ready(field);
  await expect(field).toHaveAccessibleDescription(/At most 2,000 characters\.$/);
  await field.fill('A shop');
  await expect(field).toHaveAccessibleDescription(/6 of 2,000 characters\.$/);
  await field.fill('a'.repeat(2010));
  await expect(field).toHaveAccessibleDescription(/2,010 of 2,000 characters: 10 too many\.$/);
  const name = page.getByLabel('Your name');
  await expect(name).toHaveAccessibleDescription('');
  await name.fill('a'.repeat(95));
  await expect(name).toHaveAccessibleDescription('95 of 100 characters.');
});

async function pasteEverywhere(page: Page, path: string, open: (page: Page) => Promise<void>): Promise<void> {
  const visit = async () => {
    await page.goto(path);
    await open(page);
    await ready(page.locator(CONTROLS).first());
    return page.locator(CONTROLS).all();
  };
  const count = (await visit()).length;
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const control = (await visit())[index];
    if (control) await paste(page, control);
  }
}

async function paste(page: Page, control: Locator): Promise<void> {
  const name = await control.evaluate((node) => node.outerHTML.slice(0, 200));
  await ready(control);
  await page.evaluate((length) => navigator.clipboard.writeText('x'.repeat(length)), MEGABYTE);
  await control.focus();
  await page.keyboard.press('Control+v');
  await expect(
    page.getByText(/^(Only the beginning|Nothing) was pasted: what you copied has 1,000,000/),
    name,
  ).toBeVisible();
  const { length, most } = await control.evaluate((node) => {
    const { value, maxLength } = node as HTMLInputElement;
    return { length: value.length, most: maxLength };
  });
  expect(most, name).toBeGreaterThan(0);
  expect(length, name).toBeLessThanOrEqual(most);
}
