import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('a member finds the address filled in, and the message in the local mailbox', async ({
  page,
  login,
  server,
}) => {
  const { email } = await login(page);
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await ready(field('Your name'));
  await expect(field('Your e-mail address')).toHaveValue(email);
  // An own one is left alone.
  await field('Your e-mail address').fill('elsewhere@example.org');
  await field('Your name').fill('Ada');
  await field('Subject').fill('From a member');
  await field('Message').fill('Hello.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Message sent! We'll get back to you soon.")).toBeVisible();
  await expect(field('Your e-mail address')).toHaveValue(email);

  const newest = async () => (await server.mails())[0];
  await expect
    .poll(newest)
    .toMatchObject({ subject: 'Contact form: From a member', to: 'support@localhost' });
  await page.goto('/_mailbox');
  await page.getByRole('link', { name: 'Contact form: From a member' }).click();
  await expect(page.getByText('Ada <elsewhere@example.org>')).toBeVisible();
});
