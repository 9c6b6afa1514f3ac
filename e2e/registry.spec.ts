import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('a section of Base is copied from its page as a command, and what the command asks for is there', async ({
  page,
  context,
  request,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/template/base');
  const sections = page.getByRole('region', { name: 'In React, one section at a time' });
  await expect(sections.getByRole('listitem')).toHaveCount(32);
  const copy = sections.getByRole('button', { name: 'Copy the command for prices-tiers' });
  await ready(copy);
  await copy.click();
  await expect(sections.getByRole('button', { name: 'Copied the command for prices-tiers' })).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe(`npx shadcn@latest add ${server.url}/r/prices-tiers.json`);

  const item = await (await request.get(command.slice(command.indexOf('http')))).json();
  expect(item).toMatchObject({ name: 'prices-tiers', type: 'registry:block' });
  expect(item.files[0].content).toContain('export function PricesTiers');
  for (const address of item.registryDependencies) expect((await request.get(address)).status()).toBe(200);
});

test('other templates offer no sections', async ({ page }) => {
  await page.goto('/template/pizza-world');
  await expect(page.getByRole('region', { name: 'Fetch it from a terminal' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^In React/ })).toHaveCount(0);
});
