import { type Application, downloaded, file } from './application.ts';
import { expect } from './expect.ts';

/** Applications that keep a person’s own work. */
export const desk: Record<string, Application> = {
  'kanban-board': {
    async use(page) {
      const card = (track: string, name: RegExp) =>
        page.getByRole('region', { name: track, exact: true }).getByRole('button', { name });
      await card('Sidings', /New mugs/).focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
      await expect(card('On the move', /New mugs/)).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(card('Sidings', /New mugs/)).toBeVisible();
      await page.keyboard.press('n');
      await page.getByLabel('Title of the new wagon').fill('Oil can');
      await page.keyboard.press('Enter');
      await expect(card('Sidings', /Oil can/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Files, keys/ }).click();
      const kept = await downloaded(page, () =>
        page.getByRole('button', { name: 'Export all boards' }).click(),
      );
      await page.getByRole('button', { name: /Start over/ }).click();
      await expect(card('Sidings', /Oil can/)).toHaveCount(0);
      await page.getByRole('button', { name: /Files, keys/ }).click();
      const choose = page.locator('input[type=file]');
      await choose.setInputFiles(file('x.json', 'application/json', '{"a":1}'));
      await expect(page.getByText('there is no board in it').first()).toBeVisible();
      await choose.setInputFiles(file(kept.name, 'application/json', kept.bytes));
      await expect(card('Sidings', /Oil can/)).toBeVisible();
    },
  },
  'social-hub': {
    async use(page) {
      await page.getByRole('button', { name: 'Pin a note' }).first().click();
      await page.getByLabel('Headline').fill('Snow shovel');
      await page.getByRole('button', { name: 'Hang it up' }).click();
      await expect(page.getByRole('heading', { name: 'Snow shovel' }).first()).toBeVisible();
      await page
        .getByRole('link', { name: /Messages/ })
        .first()
        .click();
      await page
        .locator('.talks')
        .getByRole('link', { name: /Teodora/ })
        .click();
      await page.getByLabel('Message to Teodora').fill('Thank you for the five');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Thank you for the five').last()).toBeVisible();
      await page.getByRole('button', { name: /Your desk/ }).click();
      await page.getByRole('button', { name: 'Teodora Ilieva' }).click();
      await page
        .getByRole('link', { name: /Messages 1/ })
        .first()
        .click();
      await expect(page.getByText('Thank you for the five').first()).toBeVisible();
    },
  },
  'legal-notepad': {
    async use(page) {
      await page.getByRole('button', { name: 'New letter' }).click();
      await page.getByRole('button', { name: /Notice of termination/ }).click();
      await page.getByLabel('Contract number').fill('K-77');
      await page.keyboard.press('Enter');
      const subject = page.getByLabel('Subject');
      await expect(subject).toHaveValue(/K-77/);
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect(subject).toHaveValue(/\[Contract number\]/);
      await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
      await page.keyboard.press('Control+f');
      await page.getByLabel('Find', { exact: true }).fill('contract');
      await expect(page.getByText(/on this sheet, /)).toBeVisible();
      await page.getByRole('button', { name: 'Close find' }).click();
      const letter = await downloaded(page, () =>
        page.getByRole('button', { name: '.txt', exact: true }).click(),
      );
      expect(letter.text).toContain('K-77');
    },
  },
  'qr-generator': {
    async use(page) {
      await page.locator('[name=kind][value=link]').check({ force: true });
      await page.getByLabel('Web address', { exact: true }).fill('https://example.com/a b');
      const picture = await downloaded(page, () =>
        page.getByRole('button', { name: 'Save SVG', exact: true }).click(),
      );
      expect(picture.text).toMatch(/^<(\?xml|svg)[\s\S]*<\/svg>/);
      const photograph = await downloaded(page, () =>
        page.getByRole('button', { name: 'Save PNG', exact: true }).click(),
      );
      expect(photograph.bytes.subarray(1, 4).toString()).toBe('PNG');
      await page.getByRole('button', { name: 'Print label' }).click();
      await page.reload();
      await expect(page.getByText('example.com/a').first()).toBeVisible();
    },
  },
};
