import { asOperator, buy, openDesk, rowOf } from './support/desk.ts';
import { expect, test } from './support/test.ts';

// Of the desk's own server, where nothing else is refunded.
test.use({ settings: { SUPPORT_EMAIL: 'desk@example.org' } });

test('an operator returns a part, then the rest, by keyboard on a phone; the log says who and why', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await buy(server, { email: 'rita@example.org', full_name: 'Rita Moss' });
  const email = await asOperator(page, server);
  await openDesk(page, 'orders');
  const row = rowOf(page, 'rita@example.org');
  const ask = async (amount: string | null, reason: string) => {
    // Nothing behind an open window takes the focus.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await row.getByRole('button', { name: 'Refund' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Amount in rupees' });
    await expect(field).toBeVisible();
    if (amount !== null) await field.fill(amount);
    await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await field.press('Enter');
  };
  const confirm = page.getByRole('alertdialog');

  await ask('9,99,999', '');
  await expect(page.getByText('This is more than what is left of the payment')).toBeVisible();
  await expect(page.getByText('Please say why')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount in rupees' })).toBeFocused();
  await page.keyboard.press('Escape');

  await ask('1,000', 'Delivered late');
  await expect(confirm).toContainText('Return ₹1,000?');
  await expect(confirm).toContainText('stay as they are');
  // The harmless answer first; what was typed is still there behind it.
  await expect(confirm.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Amount in rupees' })).toHaveValue('1,000');
  await page.getByRole('textbox', { name: 'Amount in rupees' }).press('Enter');
  await expect(confirm.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('₹1,000 returned');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await ask(null, 'Asked for the rest');
  await expect(confirm).toContainText('The licence ends');
  await confirm.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Refunded', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: 'Refund' })).toHaveCount(0);

  await openDesk(page, 'log');
  for (const reason of ['Delivered late', 'Asked for the rest']) {
    const entry = rowOf(page, `Reason: ${reason}`);
    await expect(entry).toContainText('Began to refund the order “PL-');
    await expect(entry).toContainText(email);
  }
  await expect(rowOf(page, 'Refunded the order “PL-')).toHaveCount(2);
  const mails = async () =>
    (await server.mails()).filter(({ to }) => to === 'rita@example.org').map(({ subject }) => subject);
  await expect
    .poll(mails)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^₹1,000 returned: /),
        expect.stringMatching(/^Your refund: /),
      ]),
    );
});

test('a refund without a connection fails and says so, and is not carried out later', async ({
  page,
  context,
  server,
}) => {
  await buy(server, { email: 'otto@example.org', full_name: 'Otto Offline' });
  await asOperator(page, server);
  await openDesk(page, 'orders');
  const row = rowOf(page, 'otto@example.org');
  await row.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for it');
  await page.getByRole('textbox', { name: 'Amount in rupees' }).press('Enter');
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.getByRole('button', { name: /^Refund ₹/ }).click();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await context.setOffline(false);
  await openDesk(page, 'orders');
  await expect(row.getByRole('button', { name: 'Refund' })).toBeVisible();
});
