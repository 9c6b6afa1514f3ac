import type { Application } from './application.ts';
import { expect } from './expect.ts';

/** What is heard, seen or bought. */
export const stage: Record<string, Application> = {
  'music-band': {
    page: 'music.html',
    async use(page) {
      await page.getByRole('button', { name: 'Ballast' }).click();
      await expect(page.getByText(/^0:0[1-9] of 0:46/)).toBeVisible();
      await page.getByLabel('Place in the song').fill('30');
      await expect(page.getByText(/^0:3\d of 0:46/)).toBeVisible();
      await page.getByRole('button', { name: 'Ballast' }).press('Space');
      await expect(page.getByText('Nothing is playing.')).toBeVisible();
    },
  },
  podcast: {
    async use(page) {
      const dock = page.getByRole('region', { name: 'Player' });
      await dock.getByRole('button', { name: 'Play: Trailer' }).click();
      await expect(dock.getByRole('button', { name: 'Pause: Trailer' })).toBeVisible();
      await expect.poll(async () => Number(await dock.getByRole('slider').inputValue())).toBeGreaterThan(0.5);
      await page.keyboard.press('k');
      await expect(dock.getByRole('button', { name: 'Play: Trailer' })).toBeVisible();
      const heard = Number(await dock.getByRole('slider').inputValue());
      await page.reload();
      await expect
        .poll(async () => Math.abs(Number(await dock.getByRole('slider').inputValue()) - heard))
        .toBeLessThan(1);
    },
  },
  'dev-market': {
    page: 'market.html?licence=MIT&sort=weight',
    async use(page) {
      await expect(page.getByRole('heading', { name: 'Preserve' })).toBeVisible();
      await page.getByLabel('Search').fill('zeppelin');
      await expect(page.getByRole('heading', { name: 'That crate is empty' })).toBeVisible();
      await page.getByRole('button', { name: 'Show all goods' }).click();
      await page.goto(new URL('part-rind.html', page.url()).href);
      await page.getByRole('button', { name: 'Put into the bag' }).click();
      await page.reload();
      await page.getByRole('button', { name: /^Bag/ }).click();
      await page.getByRole('button', { name: 'Take out Rind' }).click();
      await page.getByRole('button', { name: 'Put it in again' }).click();
      await expect(page.getByRole('button', { name: 'Take out Rind' })).toBeVisible();
    },
  },
  'fashion-shop': {
    page: 'chore-coat.html',
    async use(page, isKept) {
      await page.getByRole('button', { name: 'Put into the basket' }).click();
      await expect(page.getByText('Please choose a size first.')).toBeVisible();
      await page.getByText('Which size am I?').click();
      await page.getByLabel(/Round your chest/).fill('101');
      await page.getByRole('button', { name: /Take size/ }).click();
      await page.getByRole('button', { name: 'Put into the basket' }).click();
      const basket = page.getByRole('dialog', { name: 'Basket' });
      await basket.getByRole('button', { name: /One more/ }).click();
      await expect(basket).toContainText('£490');
      await basket.getByRole('button', { name: /Take out/ }).click();
      await expect(basket).toContainText('An empty hanger');
      await basket.getByRole('button', { name: 'Put it back' }).click();
      await basket.getByRole('link', { name: 'Go to the order' }).click();
      // The basket goes to the next page by what the browser keeps.
      if (!isKept) return expect(page).toHaveURL(/checkout\.html$/);
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(page.getByText('5 fields need another look.')).toBeVisible();
    },
  },
};
