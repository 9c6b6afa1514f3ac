import { freePort } from '../server/testing/free-port.ts';
import { ready } from './support/ready.ts';
import { openInbox } from './support/smtp.ts';
import { expect, test } from './support/test.ts';

// A port where no mail server stands yet. Taken before the server starts, which is told of it.
const port = await freePort();

test.use({
  settings: {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SUPPORT_EMAIL: 'help@plinth.example',
    LOG_LEVEL: 'silent',
  },
});

test('while the mail server is down a message is safe, and arrives when it is back', async ({ page }) => {
  await page.goto('/contact');
  await ready(page.getByRole('textbox', { name: 'Your name', exact: true }));
  await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'Your e-mail address', exact: true }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('While you were away');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Nothing is lost.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Message sent! We'll get back to you soon.")).toBeVisible();

  const inbox = await openInbox(port);
  try {
    const mail = await inbox.next('help@plinth.example');
    expect(mail.subject).toBe('Contact form: While you were away');
    expect(mail.replyTo?.[0]?.address).toBe('ada@example.org');
  } finally {
    await inbox.close();
  }
});
