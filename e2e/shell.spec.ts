import { hold } from './support/hold.ts';
import { servePagesInTwo } from './support/page-in-two.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const main = [
  ['/', 'Home'],
  ['/profile', 'Profile'],
  ['/templates', 'Website UIs (Free)'],
  ['/premium', 'Premium Source Code'],
  ['/git-store', 'Git Store'],
  ['/community', 'Community'],
  ['/make-my-site', 'Make My Site'],
  ['/testimonials', 'Testimonials'],
  ['/ai-temp-build', 'AI Builder'],
  ['/deploy-guide', 'Deploy Guide'],
  ['/our-websites', 'Our Websites'],
  ['/about', 'About Us'],
  ['/blog', 'Blog'],
] as const;
const legal = [
  ['/contact', 'Contact Us'],
  ['/legal', 'Legal'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
  ['/faq', 'FAQ'],
] as const;

test('every link of the sidebar leads to a finished page and is marked as active there', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [path, title] of [...main, ...legal]) {
    await nav.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.locator('[aria-current="page"]')).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
  }
});

test('the sidebar collapses to icons, by button and by key, and stays so after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const sidebar = page.locator('#sidebar');
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16);
  await expect.poll(width).toBe(16);
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect.poll(width).toBe(3);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('collapsed');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  // The very first paint is right: the sidebar is narrow before anything but the page itself has arrived.
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(width).toBe(3);
  await page.unroute('**/assets/**');
  await page.reload();
  await expect.poll(width).toBe(3);

  // Hidden from screen readers, who hear the link's own name; it opens after 700 ms, 4 px beside the link.
  const link = sidebar.getByRole('link', { name: 'Blog' });
  const tooltip = page.locator('.tooltip', { hasText: 'Blog' });
  await page.clock.install();
  await page.reload();
  await ready(link);
  // Far enough ahead that the page's clock has not passed it when it is stopped.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
  // The code of tooltips comes after React.
  await expect(async () => {
    await page.mouse.move(640, 400);
    await sidebar.getByRole('link', { name: 'About Us' }).hover();
    await page.clock.runFor(750);
    expect(await page.locator('.tooltip', { hasText: 'About Us' }).isVisible()).toBe(true);
  }).toPass();
  await link.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toBeVisible();
  const gap =
    ((await tooltip.boundingBox())?.x ?? 0) - (await link.evaluate((e) => e.getBoundingClientRect().right));
  expect(Math.abs(gap - 4)).toBeLessThanOrEqual(1);
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(width).toBe(16);
});

test('the underline slides to the active link', async ({ page }) => {
  await page.goto('/contact');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const active = nav.locator('[aria-current="page"]');
  const moved = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const watch = () => {
          const running = document.getAnimations().some((animation) => {
            const { effect } = animation;
            return effect instanceof KeyframeEffect && effect.target?.closest('.sidebar-link');
          });
          if (running) resolve(true);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  await ready(nav.getByRole('link', { name: 'Community' }));
  await nav.getByRole('link', { name: 'Community' }).click();
  expect(await moved).toBe(true);
  await expect(active).toHaveText('Community');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer opens, traps focus, closes by Escape and on navigation', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });
    const drawer = page.locator('#sidebar');
    await expect(drawer).toBeHidden();
    await toggle.click();
    await expect(drawer).toBeVisible();
    await expect
      .poll(() => drawer.evaluate((element) => element.getBoundingClientRect().width / 16))
      .toBe(18);
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.press('Enter');
    await drawer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(drawer).toBeHidden();
  });

  test('the drawer opened before its script has arrived stays open', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    const drawer = page.locator('#sidebar');
    await expect(drawer).toBeVisible();
    release();
    await ready(drawer);
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  });

  test('pictures of later cards wait until the page has been drawn, and are there when one comes to them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        const later = document.querySelector('.card-media img[loading="lazy"]');
        // Of a page that is still on its way none may have come yet: then none is drawn either.
        document.documentElement.dataset.atFirstPaint = later ? getComputedStyle(later).display : 'none';
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/templates');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-at-first-paint', 'none');
    await expect(root).not.toHaveAttribute('data-drawing');
    const later = page.locator('.card-media img[loading="lazy"]').nth(3);
    await later.scrollIntoViewIfNeeded();
    await expect
      .poll(() => later.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('nothing scrolls sideways, down to 320 px', async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of [
        '/',
        '/community',
        '/community?tab=upload',
        '/auth',
        '/templates',
        '/git-store?tab=community',
        '/no/such/page',
      ]) {
        await page.goto(path);
        const message = `${path} at ${width} px`;
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow, { message }).toBeLessThanOrEqual(0);
        // Nor is what stands in an empty field cut, or the name of a tab broken.
        await expect.poll(() => page.evaluate(cutWords), { message }).toEqual([]);
      }
    }
  });
});

/** What stands in empty fields and does not fit, and rows of tabs that take more than a line. */
function cutWords(): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
    (field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return field.checkVisibility() && pen.measureText(field.placeholder).width > room;
    },
  );
  // One below the other, or each as high as two lines.
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tablist"]')].filter((row) => {
    const [first, ...others] = [...row.querySelectorAll('[role="tab"]')].map((tab) =>
      tab.getBoundingClientRect(),
    );
    return first && (first.height > 56 || others.some(({ top }) => Math.abs(top - first.top) > 4));
  });
  return [...fields.map(({ placeholder }) => placeholder), ...tabs.map(({ innerText }) => innerText)];
}

test('an unknown address says so, and leads home and back', async ({ page }) => {
  await page.goto('/about');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await ready(page.getByRole('button', { name: 'Go Back' }));
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');

  // As a person would write the path, in a tab that was opened for it: there is nothing to go back to.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void open('/caf%C3%A9/%D8%B3%D9%84%D8%A7%D9%85', '_blank'));
  const tab = await opened;
  await expect(tab.getByText('/café/سلام')).toBeVisible();
  await ready(tab.getByRole('link', { name: 'Go to Home' }));
  await expect(tab.getByRole('button', { name: 'Go Back' })).toHaveCount(0);
});

test('the theme is chosen, kept, and painted first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('button', { name: 'System' }).click();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
});

test('a keyboard user skips to the content, and focus follows a navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // A document begins at its top; where React opens the next page, focus goes to its heading.
  await page.goto('/contact');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' });
  await ready(link);
  await link.click();
  await expect(page).toHaveURL('/community');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).toMatch(/^(MAIN|H1)$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('pages are complete and the navigation is reachable on a phone', async ({ page }) => {
    await page.goto('/community');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    await page.locator('#sidebar').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a button pressed before its script has arrived is pressed when it has', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/our-websites', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Copy URL' }).first().click();
  release();
  await expect(page.getByText('URL Copied!')).toBeVisible();
});

test('what is typed before its script has arrived is there and known when it has', async ({ page }) => {
  const scripts = '**/assets/*.js';
  const releaseGallery = await hold(page, scripts);
  await page.goto('/templates', { waitUntil: 'domcontentloaded' });
  const search = page.getByLabel('Search templates');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('dashbord');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  await page.locator('summary').filter({ hasText: 'Category' }).click();
  const wanted = page.getByRole('checkbox', { name: /^Application/ });
  await wanted.check();
  await page.getByLabel('Sort by').selectOption('name');
  await search.focus();
  releaseGallery();
  await expect(page).toHaveURL(/q=dashbord/);
  await expect(page).toHaveURL(/category=application/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(wanted).toBeChecked();
  // One goes on where one was.
  await page.keyboard.type('o');
  await expect(search).toHaveValue('dashboord');
  await page.unroute(scripts);

  const releaseSearched = await hold(page, scripts);
  await page.goto('/templates?q=weather', { waitUntil: 'domcontentloaded' });
  await search.clear();
  releaseSearched();
  await expect(page).toHaveURL('/templates');
  await page.unroute(scripts);

  const releaseBuilder = await hold(page, scripts);
  await page.goto('/ai-temp-build', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Describe your website').pressSequentially('A bakery');
  releaseBuilder();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Describe your website')).toHaveValue('A bakery');
});

test('a visitor who acts while the end of the page is on its way gets a page that works', async ({
  browser,
  server,
}) => {
  // In the middle of what starts the page's scripts.
  const slow = await servePagesInTwo({ url: server.url, breakAfter: 'window.__reactRouterRouteModules' });
  const page = await browser.newPage();
  await page.goto(`${slow.url}/contact`, { waitUntil: 'commit' });
  await page.locator('#page-scripts').waitFor({ state: 'attached' });
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  slow.release();
  await ready(page.getByRole('button', { name: 'Toggle sidebar' }).first());
  await page.close();
  slow.close();
});
