import { type Application, downloaded } from './application.ts';
import { expect } from './expect.ts';

/** Lists that people search: houses, jobs, talks, a manual. */
export const town: Record<string, Application> = {
  'real-estate': {
    async use(page) {
      const found = page.getByRole('search').getByRole('status');
      await expect(found).toContainText('16 of 16');
      await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('300000');
      await page.getByRole('checkbox', { name: 'Cottage' }).check();
      await expect(found).toContainText('2 of 16');
      await page.reload();
      await expect(found).toContainText('2 of 16');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByRole('button', { name: 'Draw an area' }).click();
      const map = page.locator('.plan-map');
      await map.scrollIntoViewIfNeeded();
      const box = await map.boundingBox();
      if (!box) throw new Error('the plan is not shown');
      const [x, y] = [box.x + box.width / 2, Math.min(760, box.y + box.height) / 2 + Math.max(0, box.y) / 2];
      await page.mouse.move(x + 130, y);
      await page.mouse.down();
      for (let turn = 0; turn <= 24; turn += 1)
        await page.mouse.move(x + 130 * Math.cos(turn / 3.8), y + 130 * Math.sin(turn / 3.8));
      await page.mouse.up();
      await expect(found).not.toContainText('16 of 16');
      await expect(found).toContainText(/^\s*\d+ of 16/);
      await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('heading')
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Floor plans' })).toBeVisible();
      await page.getByRole('spinbutton', { name: 'Deposit' }).fill('100');
      await expect(page.getByText('Deposit, %: enter a number')).toBeVisible();
      await page.getByRole('button', { name: 'Request a visit' }).click();
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    },
  },
  'job-board': {
    async use(page) {
      const jobs = page.locator('.row');
      await expect(jobs).toHaveCount(24);
      await page.getByRole('checkbox', { name: /^Engine room/ }).check({ force: true });
      await expect(jobs).toHaveCount(3);
      await expect(page).toHaveURL(/kind=engine/);
      await page.getByRole('button', { name: 'Strike all filters' }).click();
      await page.keyboard.press('/');
      await page.keyboard.type('bread');
      await expect(jobs).toHaveCount(1);
      await page.getByRole('button', { name: 'Apply for this berth' }).click();
      await page.getByRole('button', { name: 'Send the application' }).click();
      await expect(page.getByText('Who is asking?')).toBeVisible();
      await page.getByLabel('Your name').fill('Ada Galley');
      await page.reload();
      await page.getByRole('button', { name: 'Apply for this berth' }).click();
      await expect(page.getByLabel('Your name')).toHaveValue('Ada Galley');
    },
  },
  conference: {
    page: 'schedule.html',
    async use(page) {
      await page.getByRole('button', { name: 'Save A program with one button' }).click();
      await page.getByRole('button', { name: 'Save Workshop: which way is off' }).click();
      await expect(page.getByText(/clashes with A program with one button/).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'My schedule: 2' })).toBeVisible();
      const events = await downloaded(page, () =>
        page.getByRole('button', { name: 'Calendar file' }).click(),
      );
      expect(events.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      // A quarter past ten in Ghent, which has summer time.
      expect(events.text).toContain('DTSTART:20270409T081500Z');
      // RFC 5545, 3.1: lines of at most 75 octets.
      for (const line of events.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  },
  'docs-site': {
    page: 'tutorial.html',
    async use(page) {
      const search = page.getByRole('combobox', { name: 'Search the manual' });
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(search).toBeVisible({ timeout: 500 });
      }).toPass();
      await search.fill('cliping');
      await expect(page.getByRole('option').first()).toContainText(/clip/i);
      await search.fill('exit codes');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/messages\.html#exit-codes$/);
    },
  },
};
