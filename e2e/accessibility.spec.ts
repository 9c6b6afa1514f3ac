import type { Browser, Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/templates',
  '/templates/weather-app',
  '/templates?q=vegan&category=restaurant,-blog',
  '/templates?q=pizza&category=blog',
  '/templates/no-such-template',
  '/template/pizza-world',
  '/template/pizza-world?preview=phone',
  '/template/pizza-world/customize',
  '/template/pizza-world/source/assets/js/theme.js',
  '/template/pizza-world/source/assets/img/favicon.svg',
  '/template/no-such',
  '/premium',
  '/premium?category=Nothing',
  '/premium/ecommerce-dashboard',
  '/premium/ecommerce-dashboard/purchase',
  '/premium/ecommerce-dashboard/success',
  '/premium/purchases',
  '/community',
  '/community/pizza-world',
  '/community?q=nothing-has-this-name',
  '/community?tab=upload',
  '/project/pizza-world/content',
  '/make-my-site',
  '/make-my-site?tab=submit',
  '/make-my-site/999-no-such-suggestion',
  '/make-my-site/unsubscribe?token=x',
  '/testimonials',
  '/testimonials?tab=submit',
  '/testimonials/none/edit',
  '/report/project/no-such',
  '/blog',
  '/blog/how-a-website-gets-found-and-shared-in-2026',
  '/blog/no-such-article',
  '/auth',
  '/auth?tab=sign-up',
  '/auth/reset',
  '/device',
  '/about',
  '/legal',
  '/privacy',
  '/terms',
  '/faq',
  '/contact',
  '/our-websites',
  '/deploy-guide',
  '/deploy-guide?host=github-pages',
  '/git-store',
  '/ai-temp-build',
  '/git-store?tab=community',
  '/git-store/nobody/nothing',
  '/profile',
  '/profile?tab=favourites',
  '/profile?tab=downloads',
  '/profile?tab=security',
  '/_mailbox',
  '/_styleguide',
  '/no/such/page',
];

/** Pages that show something else to members, here to one whose lists are filled. */
const memberPages = [
  '/profile',
  '/profile?tab=favourites',
  '/profile?tab=downloads',
  '/profile?tab=projects',
  '/profile?tab=repositories',
  '/profile?tab=purchases',
  '/profile?tab=storage',
  '/profile?tab=tokens',
  '/profile?tab=security',
  '/device',
];

/** Pages are shared out among as many tests, which run side by side. */
const shares = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  for (let share = 0; share < shares; share++) {
    test(`axe finds nothing, and nothing reaches beyond the window, ${colorScheme}, ${share + 1} of ${shares}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(3_600_000);
      const page = await openPage(browser, server, colorScheme);
      const own = pages.filter((_, index) => index % shares === share);
      expect(await faultsAtWidths(page, own, colorScheme)).toEqual([]);
      await page.context().close();
    });
  }

  test(`axe finds nothing on a member's pages, and nothing reaches beyond the window, ${colorScheme}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(3_600_000);
    const page = await openPage(browser, server, colorScheme);
    await signIn(page, server, await createAccount(server));
    await fillLists(page);
    expect(await faultsAtWidths(page, memberPages, colorScheme)).toEqual([]);
    await page.context().close();
  });
}

async function openPage(
  browser: Browser,
  server: ServerProcess,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme,
    reducedMotion: 'reduce',
    // The checker is a script of the test's own, which the pages' policy rightly refuses.
    bypassCSP: true,
  });
  return context.newPage();
}

/** Faults of pages at each width: a page is fetched once, and its window made smaller. */
async function faultsAtWidths(page: Page, paths: string[], colorScheme: 'light' | 'dark'): Promise<string[]> {
  const { look, faults } = axeAtWidths(page, colorScheme);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await look(path);
  }
  return faults;
}

/** Puts a favourite and two downloads into the browser, one of a template that has left the gallery. */
async function fillLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = (key: string, entries: object) =>
      localStorage.setItem(key, JSON.stringify({ v: 1, owner: null, entries, unsent: {}, readAt: 0 }));
    const at = Date.now();
    keep('plinth:favourites', { 'pizza-world': { at } });
    keep('plinth:downloads', {
      '00000000-0000-4000-8000-000000000001': { id: 'pizza-world', version: '0.9.0', at },
      '00000000-0000-4000-8000-000000000002': { id: 'no-longer-there', version: '', at },
    });
  });
}
