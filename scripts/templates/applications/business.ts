import { type Application, downloaded } from './application.ts';
import { expect } from './expect.ts';

/** Websites of businesses whose pages do something: order, book, count. */
export const business: Record<string, Application> = {
  'pizza-world': {
    async use(page) {
      await page.getByRole('button', { name: 'Add Marinara' }).click();
      await page.getByRole('button', { name: 'Add Marinara' }).click();
      await page.getByRole('button', { name: 'Add Diavola' }).click();
      await expect(page.getByRole('link', { name: 'Order 3' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: 'Order 3' })).toBeVisible();
      await page.getByRole('button', { name: 'One Diavola less' }).first().click();
      await expect(page.getByRole('link', { name: 'Order 2' })).toBeVisible();
    },
  },
  'weather-app': {
    async use(page) {
      await page.getByRole('link', { name: /^Reykjavík/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Reykjavík' })).toBeVisible();
      const degrees = async () =>
        Number(/-?\d+/.exec(await page.getByRole('link', { name: /^Nairobi/ }).innerText())?.[0]);
      const celsius = await degrees();
      await page.getByRole('radio', { name: '°F' }).check();
      // Both are rounded.
      await expect
        .poll(async () => Math.abs(celsius * 1.8 + 32 - (await degrees())))
        .toBeLessThanOrEqual(1.5);
    },
  },
  'admin-dashboard': {
    page: 'orders.html',
    async use(page) {
      await page.getByRole('button', { name: 'New order' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What is to be done').fill('=1+1, a "quoted" one');
      await dialog.getByRole('button', { name: 'Raise', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill('quoted');
      await expect(page.getByRole('status').filter({ hasText: 'of 64 orders' })).toContainText('1 of 64');
      const csv = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
      // A spreadsheet would compute what begins with an equals sign.
      expect(csv.text).toContain(`"'=1+1, a ""quoted"" one"`);
      await page.reload();
      await page.getByRole('searchbox', { name: 'Search' }).fill('quoted');
      await expect(page.getByRole('button', { name: '=1+1, a "quoted" one' })).toBeVisible();
    },
  },
  'saas-landing-page': {
    async use(page) {
      await expect(page.getByText('3 things are wrong with this week.')).toBeVisible();
      await page.getByRole('button', { name: 'Mend it for me' }).click();
      await expect(page.getByText('Nothing is wrong with this week. Publish it.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/^Ana: .*40 hours\.$/)).toBeVisible();
    },
  },
  'ai-webgen': {
    async use(page) {
      await page.getByLabel('Name above the door').fill('Ostrander <b>& Sons</b>');
      await page.getByLabel('Trade').selectOption('plumber');
      await expect(page.getByText('Ostrander <b>& Sons</b>').first()).toBeVisible();
      await page.getByRole('radio', { name: 'Code' }).check();
      await expect(
        page.getByText('Ostrander &lt;b&gt;&amp; Sons&lt;/b&gt;', { exact: false }).first(),
      ).toBeVisible();
    },
  },
  'dental-clinic': {
    page: 'book.html',
    async use(page) {
      await page.getByText('Filling', { exact: false }).locator('visible=true').first().click();
      // Late in the day today has little left.
      await page.locator('[data-days] input:enabled + label').last().click();
      await page.locator('[data-slots] label').first().click();
      await expect(page.getByText(/^Filling with Dr .*45 minutes\.$/)).toBeVisible();
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
      await page.getByRole('textbox', { name: 'Telephone' }).fill('01632 960 111');
      await page.getByRole('button', { name: 'Book it' }).click();
      await expect(page.getByRole('heading', { name: 'Booked.' })).toBeVisible();
      const event = await downloaded(page, () =>
        page.getByRole('button', { name: 'Put it into my calendar' }).click(),
      );
      expect(event.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Filling/);
      await page.reload();
      await page.getByRole('button', { name: /^Change/ }).click();
      await expect(page.getByText('You are moving')).toBeVisible();
    },
  },
  gym: {
    page: 'timetable.html',
    async use(page) {
      await page.getByRole('button', { name: 'Next week' }).click();
      await page.locator('[data-class="1-1700"]').getByRole('button').click();
      await page.getByRole('button', { name: 'Book this class' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await page.getByLabel('Your name').fill('Kim');
      await page.getByRole('button', { name: 'Book this class' }).click();
      await expect(page.getByText('Saved in this browser only')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: /My classes/ }).click();
      await expect(page.getByRole('button', { name: /^Cancel Boxing basics/ })).toBeVisible();
    },
  },
  'tour-world': {
    page: 'itinerary.html',
    async use(page) {
      await page.getByRole('button', { name: 'Start empty' }).click();
      await page.getByRole('button', { name: 'Add Oslo to Finse' }).click();
      await page.getByRole('button', { name: 'Add Bergen to Trondheim' }).click();
      await expect(page.getByText('The line is broken')).toBeVisible();
      await page.getByRole('button', { name: 'Add Finse to Bergen' }).click();
      await page.getByRole('button', { name: 'Up Finse to Bergen' }).click();
      await expect(page.getByText('The line is broken')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Take out Finse to Bergen' })).toBeVisible();
    },
  },
  'coffee-roaster': {
    async use(page) {
      await page.getByRole('button', { name: 'Add to basket' }).nth(1).click();
      await expect(page.getByRole('button', { name: /^Basket 1/ })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: /^Basket 1/ }).click();
      const basket = page.getByRole('dialog', { name: 'Basket' });
      await expect(basket).toContainText('Neblina');
      await basket.getByRole('link', { name: 'Checkout' }).click();
      await expect(page.getByRole('main')).toContainText('£16.60');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    },
  },
  studio: {
    page: 'estimate.html',
    async use(page) {
      await expect(page.getByText('£12,700 to £18,300')).toBeVisible();
      await page.getByRole('spinbutton', { name: 'Doors with a name' }).fill('400');
      await page.getByRole('checkbox', { name: 'Lit from inside' }).check();
      await expect(page.getByText('£12,700 to £18,300')).toHaveCount(0);
      await expect(page.getByText(/^£\d\d,\d00 to £\d\d,\d00$/)).toBeVisible();
      await page.getByRole('button', { name: 'Send for a real one' }).click();
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    },
  },
};
