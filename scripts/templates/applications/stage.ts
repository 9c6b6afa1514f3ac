import type { Application } from './application.ts';
import { expect } from './expect.ts';

/** What is heard, seen or bought. */
export const stage: Record<string, Application> = {
  'music-band': {
    page: 'music.html',
    async use(page) {
      await page.getByRole('button', { name: 'Ballast' }).click();
      await expect(page.getByText(/^0:0[1-9] of 0:46/)).toBeVisible();
      await page.getByLabel('Position in the song').fill('30');
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
    page: 'product-1.html',
    async use(page, isKept) {
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await expect(page.getByText('Please choose a size first.')).toBeVisible();
      await page.getByText('Find my size').click();
      await page.getByLabel(/^Chest, measured on you/).fill('101');
      await page.getByRole('button', { name: 'Choose size M' }).click();
      await page.getByRole('button', { name: 'Add to basket' }).click();
      const basket = page.getByRole('dialog', { name: 'Basket' });
      await basket.getByRole('button', { name: /^One more/ }).click();
      await expect(basket).toContainText('£490');
      await basket.getByRole('button', { name: /^Remove/ }).click();
      await expect(basket).toContainText('An empty hanger');
      await basket.getByRole('button', { name: 'Undo' }).click();
      await basket.getByRole('link', { name: 'Checkout' }).click();
      // The basket goes to the next page by what the browser keeps.
      if (!isKept) return expect(page).toHaveURL(/checkout\.html$/);
      await expect(page.getByText('£490').first()).toBeVisible();
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await page.getByLabel('Collect at the mill').check();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText('This form is not connected yet')).toBeVisible();
    },
  },
};
