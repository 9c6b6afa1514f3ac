import { expect, test } from './support/test.ts';

test.use({ settings: { SUPPORT_EMAIL: 'help@example.org' } });

test('where the operator has an address, support is a mail away and the form stays an offer', async ({
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  );
  await main.getByRole('link', { name: 'contact form' }).click();
  await expect(page).toHaveURL('/contact');
});
