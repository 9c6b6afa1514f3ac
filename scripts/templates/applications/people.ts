import { type Application, downloaded } from './application.ts';
import { expect } from './expect.ts';

/** Pages of persons, their parties and their pupils. */
export const people: Record<string, Application> = {
  'simple-blog': {
    async use(page) {
      const posts = page.locator('main').getByRole('heading', { level: 2 });
      await expect(posts).toHaveCount(7);
      await page.getByRole('button', { name: 'Shop 2' }).click();
      await expect(posts.filter({ visible: true })).toHaveCount(2);
      await page.getByRole('button', { name: 'Everything 7' }).click();
      await page.getByRole('link', { name: 'Eleven drops of oil' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Eleven drops of oil' })).toBeVisible();
    },
  },
  'wedding-invitation': {
    page: 'reply.html',
    async use(page) {
      await page.getByRole('textbox', { name: 'Your name' }).fill('Moira <b>');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('moira@example.org');
      await page.getByRole('textbox', { name: 'Guest 1' }).fill('Moira');
      await page.getByRole('radio', { name: 'Mutton' }).check();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Moira <b>');
      await page.getByRole('button', { name: 'Send reply' }).click();
      const boats = await downloaded(page, () => page.getByRole('button', { name: /Calendar file/ }).click());
      expect(boats.text).toContain('SUMMARY:Wedding of Rhona and Ansel');
    },
  },
  photographer: {
    async use(page) {
      await page.getByRole('link', { name: /^A hammerhead crane/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const first = await dialog.innerText();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => dialog.innerText()).not.toBe(first);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  },
  'link-in-bio': {
    async use(page) {
      const card = await downloaded(page, () =>
        page.getByRole('button', { name: 'Put me in your phone' }).click(),
      );
      expect(card.text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*TEL/);
      await page.getByRole('button', { name: 'QR code' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'coming-soon': {
    async use(page) {
      await page.getByRole('button', { name: 'Tell me' }).click();
      await expect(page.getByRole('textbox', { name: 'Your e-mail' })).toBeFocused();
      await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ada@example.org');
      await page.getByRole('button', { name: 'Tell me' }).click();
      await expect(page.getByText('so ada@example.org was not sent')).toBeVisible();
    },
  },
  portfolio: {
    async use(page) {
      await page.getByRole('textbox', { name: 'Your message' }).fill('HELLO ADA');
      await page.getByRole('button', { name: 'Show it' }).click();
      await expect(page.getByRole('img', { name: /split-flap/ })).toHaveText(/H\s*E\s*L\s*L\s*O\s*A\s*D\s*A/);
      // What is sent before the board is put together comes back in the address.
      await page.goto('/demo/portfolio/?words=EARLY+ADA');
      await expect(page.getByRole('img', { name: /split-flap/ })).toHaveText(/E\s*A\s*R\s*L\s*Y\s*A\s*D\s*A/);
    },
  },
  'one-page-cv': {
    async use(page) {
      const card = await downloaded(page, () => page.getByRole('button', { name: 'vCard' }).click());
      expect(card.text).toMatch(/^BEGIN:VCARD\r\n[\s\S]*Achterberg/);
    },
  },
  'online-course': {
    page: 'lesson-1.html',
    async use(page, isKept) {
      await page.getByRole('button', { name: 'Check answers' }).click();
      await expect(page.getByText(/^0 of 3\./)).toBeVisible();
      await page.getByLabel('Stay; the rods are only starting').check();
      await page.getByLabel('Rods hardly react to it').check();
      await page.getByLabel('There are no rods in the middle of your view').check();
      await page.getByRole('button', { name: 'Check answers' }).click();
      await expect(page.getByText(/^3 of 3\./)).toBeVisible();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await page.getByRole('link', { name: 'All twelve evenings' }).click();
      if (!isKept) return;
      await expect(page.getByText('Finished: 1 of 12.')).toBeVisible();
      await page.getByRole('link', { name: 'My progress' }).last().click();
      await expect(page.getByText('Done, quiz 3 of 3')).toBeVisible();
    },
  },
  nonprofit: {
    page: 'give.html',
    async use(page) {
      await page.getByRole('radio', { name: 'Every month' }).check();
      await page.getByRole('radio', { name: 'Other amount' }).check();
      await page.getByRole('textbox', { name: 'Amount' }).fill('12,50');
      await page.getByRole('button', { name: 'Give £12.50 every month' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org');
      await page.getByRole('button', { name: 'Give £12.50 every month' }).click();
      await expect(page.getByText('Everything is complete')).toBeVisible();
      await page.getByRole('link', { name: 'Places' }).first().click();
      await page.getByRole('radio', { name: 'Out', exact: true }).check();
      await expect(page.getByText('3 of 9: Out')).toBeVisible();
    },
  },
};
