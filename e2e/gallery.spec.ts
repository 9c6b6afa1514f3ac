import { templates } from './support/catalogue.ts';
import { card, cards, openGallery, search, titles } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

type Page = import('playwright/test').Page;

async function openMenu(page: Page, name: string) {
  await page.locator('summary').filter({ hasText: name }).click();
}

test('the gallery shows every template with its facts and five actions', async ({ page, server }) => {
  await openGallery(page, '/templates?category=restaurant');
  await expect(page.getByRole('heading', { level: 1, name: 'Free Templates' })).toBeVisible();
  await expect(
    page.getByText(
      'High-quality, responsive website templates to use in your projects. All templates are free and ready to customize.',
    ),
  ).toBeVisible();
  const pizza = card(page, 'Pizza World');
  await expect(pizza.getByRole('img', { name: 'Front page of Pizza World' })).toBeVisible();
  await expect(pizza.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/template/pizza-world');
  await expect(pizza.getByText('Restaurant')).toBeVisible();
  await expect(pizza.getByText('Version 1.')).toBeVisible();
  await expect(pizza.getByText(/^Lighthouse \d/)).toBeVisible();
  const demo = pizza.getByRole('link', { name: 'Live demo of Pizza World' });
  await expect(demo).toHaveAttribute('href', '/demo/pizza-world/');
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(pizza.getByRole('link', { name: 'Download Pizza World' })).toHaveCount(2);
  await expect(pizza.getByRole('button', { name: 'Share Pizza World' })).toBeVisible();
  // Seen by those who point at the picture, and by those who come with the keyboard.
  const preview = pizza.getByRole('button', { name: 'Preview Pizza World' });
  await expect(preview).toHaveCSS('opacity', '0');
  // The picture lies under a link to the template.
  await pizza.getByRole('img').hover({ force: true });
  await expect(preview).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await preview.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(preview).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/templates');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.url}/templates`);
});

test('a search forgives a slip, marks what it found and stays in the address', async ({ page }) => {
  await openGallery(page);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('piza');
  await expect(cards(page).first()).toContainText('Pizza World');
  await expect(card(page, 'Pizza World').locator('mark').first()).toHaveText('Pizza');
  await expect(page).toHaveURL('/templates?q=piza');
  // A slash in a search is a slash.
  await page.keyboard.type('/');
  await expect(search(page)).toHaveValue('piza/');
  await expect(page).toHaveURL('/templates?q=piza%2F');
  await page.reload();
  await expect(search(page)).toHaveValue('piza/');
  await expect(cards(page).first()).toContainText('Pizza World');
});

test('filters and not-filters combine, count, and go back and forward', async ({ page }) => {
  await openGallery(page);
  const shown = await cards(page).count();
  await openMenu(page, 'Category');
  await page.getByRole('checkbox', { name: /^Restaurant/ }).check();
  await expect(page).toHaveURL('/templates?category=restaurant');
  await expect(card(page, 'Pizza World')).toBeVisible();
  await expect(card(page, 'Weather App')).toHaveCount(0);
  const restaurants = templates.filter(({ category }) => category === 'Restaurant').length;
  await expect(cards(page)).toHaveCount(restaurants);
  await expect(page.getByText(`${restaurants} of ${templates.length} templates`).first()).toBeVisible();

  await page.getByRole('checkbox', { name: /^Application/ }).check();
  await expect(page).toHaveURL('/templates?category=application,restaurant');
  await expect(card(page, 'Weather App')).toBeVisible();

  // One box takes the place of the other.
  await page.getByText('not Restaurant', { exact: true }).click();
  await expect(page).toHaveURL('/templates?category=application,-restaurant');
  await expect(page.getByRole('checkbox', { name: /^Restaurant/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'not Restaurant' })).toBeChecked();
  await expect(card(page, 'Pizza World')).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/templates?category=restaurant');
  await expect(page.getByRole('checkbox', { name: /^Restaurant/ })).toBeChecked();
  await expect(card(page, 'Weather App')).toHaveCount(0);
  await page.goForward();
  await expect(card(page, 'Weather App')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Remove the filter Restaurant' }).click();
  await expect(page).toHaveURL('/templates?category=application');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/templates');
  await expect(cards(page)).toHaveCount(shown);
});

test('the number of results is said when the typing pauses', async ({ page }) => {
  await openGallery(page);
  await search(page).pressSequentially('weather');
  const said = page.getByRole('status').filter({ hasText: 'for “weather”' });
  await expect(said).toHaveText(/^\d+ of \d+ templates for “weather”$/);
});

test('an empty result says which condition to drop', async ({ page }) => {
  await openGallery(page, '/templates?q=pizza&category=blog');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Without Blog: 1 template' }).click();
  await expect(page).toHaveURL('/templates?q=pizza');
  await expect(card(page, 'Pizza World')).toBeVisible();
});

test('the order is in the address', async ({ page }) => {
  await openGallery(page);
  await expect(page.getByLabel('Sort by').getByRole('option', { selected: true })).toHaveText('Featured');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL('/templates?sort=name');
  const isSorted = (names: string[]) =>
    names.every((name, at) => at === 0 || name.localeCompare(names[at - 1] ?? '', 'en') >= 0);
  await expect.poll(async () => isSorted(await titles(page))).toBe(true);
  const names = await titles(page);
  await page.getByLabel('Sort by').selectOption('Most downloaded');
  await expect(page).toHaveURL('/templates?sort=popular');
  await expect(cards(page)).toHaveCount(names.length);
});

test('more of the list is shown below, twelve at a time', async ({ page }) => {
  // Thirty works, whatever the catalogue holds.
  await page.route('**/templates/catalogue.json*', async (route) => {
    const response = await route.fetch();
    const { templates } = await response.json();
    const [first] = templates;
    const extra = Array.from({ length: 30 }, (_, at) => ({
      ...first,
      id: `extra-${at}`,
      title: `Extra ${String(at + 1).padStart(2, '0')}`,
    }));
    await route.fulfill({ response, json: { templates: [...templates, ...extra].slice(-30) } });
  });
  // Until the page has taken the catalogue in, it asks the server for its lists.
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function read(this: Response) {
      const value = await json.call(this);
      if (this.url.includes('catalogue.json'))
        setTimeout(() => document.documentElement.setAttribute('data-catalogue', 'known'));
      return value;
    };
  });
  await openGallery(page);
  await page.getByLabel('Sort by').focus();
  await expect(page.locator('html')).toHaveAttribute('data-catalogue', 'known');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText('12 of 30 templates')).toBeVisible();
  // A page that nobody has scrolled is extended by its link alone; the keyboard goes on where the list ended before.
  await page
    .getByRole('link', { name: 'Show 12 more' })
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL('/templates?sort=name&page=2');
  await expect(cards(page)).toHaveCount(24);
  await expect(card(page, 'Extra 13').locator(':focus')).toHaveCount(1);
  // The rest comes as its end comes near, and leaves the focus where it is.
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(30);
  await expect(card(page, 'Extra 13').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Show \d+ more$/ })).toHaveCount(0);
});

test('without a connection the list stays and says so', async ({ page, context }) => {
  await openGallery(page);
  const all = await cards(page).count();
  const message = page.getByText('The list could not be brought up to date. You seem to be offline');
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(message).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
  await context.setOffline(false);
  await page.getByLabel('Sort by').selectOption('Lightest page');
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL('/templates?sort=size');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters are a form with a short address', async ({ page }) => {
    await page.goto('/templates');
    await search(page).fill('piza');
    await openMenu(page, 'Category');
    await page.getByRole('checkbox', { name: /^Restaurant/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/templates?q=piza&category=restaurant');
    await expect(cards(page).getByRole('heading')).toHaveText(['Pizza World']);
    await page.getByRole('link', { name: 'Remove the filter Restaurant' }).click();
    await expect(page).toHaveURL('/templates?q=piza');
  });

  test('the highlighted template comes first', async ({ page }) => {
    await page.goto('/templates/weather-app');
    await expect(page.getByText('📌 Showing highlighted template: Weather App')).toBeVisible();
    await expect(cards(page).getByRole('heading').first()).toHaveText('Weather App');
  });
});

test('an address with an id highlights the template in the middle of the window', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, '/templates/weather-app');
  await expect(page.getByText('📌 Showing highlighted template: Weather App')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Weather App in Free Templates/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const list = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'ItemList');
  expect(list.itemListElement).toHaveLength(await cards(page).count());
  // Search engines take no list of nothing.
  expect(await (await page.request.get('/templates/weather-app?q=zebra')).text()).not.toContain('"ItemList"');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${server.url}/template/weather-app`,
  );
  const centre = async () => {
    const box = await card(page, 'Weather App').boundingBox();
    const bar = await page
      .getByRole('search')
      .filter({ has: search(page) })
      .boundingBox();
    // Of what the bars at the top leave of the window.
    const middle = ((bar?.y ?? 0) + (bar?.height ?? 0) + 800) / 2;
    return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - middle);
  };
  await expect.poll(centre).toBeLessThan(60);
});

test('the bar cuts no line above the highlighted template', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bar = page.getByRole('search').filter({ has: search(page) });
  const lines = [
    page.getByText(/^\d+ templates$/).first(),
    page.getByText('📌 Showing highlighted template: Weather App'),
  ];
  for (const [width, height] of [
    [360, 640],
    [360, 700],
    [390, 760],
    [768, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openGallery(page, '/templates/weather-app');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const shown = await Promise.all(lines.map((line) => line.elementHandle()));
    // At one moment: typefaces that come move bar and lines alike.
    const cut = await bar.evaluate((element, all) => {
      const covered = element.getBoundingClientRect().bottom;
      return all
        .map((line) => (line as Element).getBoundingClientRect())
        .filter(({ top, bottom }) => top < covered && bottom > covered)
        .map(({ top, bottom }) => `${top} to ${bottom}, below a bar down to ${covered}`);
    }, shown);
    expect(cut, `${width} by ${height}`).toEqual([]);
  }
});

test('an unknown template is not found', async ({ page }) => {
  const response = await page.goto('/templates/no-such-template');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Template Not Found' })).toBeVisible();
  await expect(page.getByText("The template you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Templates' }).click();
  await expect(page).toHaveURL('/templates');
});

test('by keyboard alone: search, open a menu, leave something out, close it', async ({ page }) => {
  await openGallery(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/templates?category=-application');
  await expect(card(page, 'Weather App')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'not Application' })).toBeHidden();
  await expect(page.locator('summary').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters lie in a sheet that says how many templates are left', async ({ page }) => {
    await openGallery(page);
    await expect(page.locator('summary').first()).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.locator('summary').filter({ hasText: 'Category' }).tap();
    await page.getByRole('checkbox', { name: /^Restaurant/ }).tap();
    await expect(page).toHaveURL('/templates?category=restaurant');
    await page.getByRole('button', { name: /^Show \d+ template/ }).tap();
    await expect(page.locator('summary').first()).toBeHidden();
    await expect(card(page, 'Pizza World')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeVisible();
  });
});
