import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const pages = [
  {
    path: '/about',
    title: 'About Us',
    sections: [
      'Our Mission',
      'Our Team',
      'Our Quality',
      'Modern Design',
      'Clean Code',
      'Responsive',
      'Regular Updates',
    ],
  },
  {
    path: '/legal',
    title: 'Legal Information',
    sections: ['Company Information', 'Intellectual Property', 'Liability', 'Contact Information'],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    sections: ['Information We Collect', 'How We Use Your Information', 'Data Security', 'Your Rights'],
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    sections: [
      'Acceptance of Terms',
      'License to Use',
      'User Responsibilities',
      'Limitation of Liability',
      'Changes to Terms',
    ],
  },
  { path: '/faq', title: 'Frequently Asked Questions', sections: ['Still have questions?'] },
  {
    path: '/deploy-guide',
    title: 'Deploy Guide',
    sections: ['Project Setup', 'Development Setup', 'Deployment Process', 'Final Steps', 'Pro tips'],
  },
];

for (const { path, title, sections } of pages) {
  test(`${path} is complete without JavaScript and says what it is`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    for (const name of sections) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page).toHaveTitle(`${title} · Plinth`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server.url + path);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('[style]')).toHaveCount(0);
    await context.close();
  });
}

/** The scripts that a page names for its start, with their bytes as a browser gets them. */
async function firstScripts(url: string, path: string) {
  const html = await (await fetch(url + path)).text();
  expect(html.match(/(src|href)="\/assets\/[^"]+\.js"/), path).toBeNull();
  const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(files.length, path).toBeGreaterThan(0);
  let bytes = 0;
  for (const file of files) {
    const answer = await fetch(url + file, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(answer.headers.get('content-length'));
  }
  return { files, bytes };
}

test('pages that are only read load a small script, and nothing of React', async ({ request, server }) => {
  const others = [
    '/',
    '/our-websites',
    '/blog',
    '/blog/from-downloaded-template-to-live-site',
    '/no/such/page',
  ];
  for (const path of [...pages.map((page) => page.path), ...others]) {
    const { files, bytes } = await firstScripts(server.url, path);
    for (const file of files) {
      const text = await (await request.get(file)).text();
      expect(text, file).not.toMatch(/useState|react-dom/);
      // All it imports at once is named beside it.
      for (const [, name = ''] of text.matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g))
        expect(files, file).toContain(`/assets/${name}`);
    }
    expect(bytes, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(15_000);
  }
});

test('every other page loads at most 115 kB of scripts before it is touched', async ({ server }) => {
  const limit = 115_000;
  const others = [
    '/templates',
    '/templates/pizza-world',
    '/template/pizza-world',
    '/template/pizza-world/source/index.html',
    '/template/pizza-world/customize',
    '/premium',
    '/premium/purchases',
    '/premium/job-board-platform',
    '/premium/job-board-platform/purchase',
    '/premium/job-board-platform/success',
    '/contact',
    '/community',
    '/project/tour-world/content',
    '/git-store',
    '/git-store/plinth/pizza-world',
    '/git-store/plinth/pizza-world/commits',
    '/make-my-site',
    '/make-my-site/unsubscribe',
    '/make-my-site/no-such-suggestion',
    '/testimonials',
    '/testimonials/none/edit',
    '/report/template/pizza-world',
    '/ai-temp-build',
    '/profile',
    '/auth',
    '/auth/reset',
    '/device',
    '/admin',
    '/_styleguide',
  ];
  const sizes = await Promise.all(
    others.map(async (path) => [path, (await firstScripts(server.url, path)).bytes] as const),
  );
  expect(sizes.filter(([, bytes]) => bytes === 0 || bytes > limit)).toEqual([]);
});

test('what is complete waits until it is touched, and a pointer at rest touches nothing', async ({
  page,
}) => {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /builder-page|profile-tabs/.test(name)),
    );
  for (const path of ['/profile', '/ai-temp-build']) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0 })));
    await page.waitForLoadState('networkidle');
    expect(await fetched(), path).toBe(false);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    await expect.poll(fetched, path).toBe(true);
  }
});

test('a profile that was begun is there again before it is touched', async ({ page }) => {
  await page.goto('/profile');
  await ready(page.getByLabel('First Name'));
  await page.getByLabel('First Name').fill('Ada');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plinth:profile-draft'))).not.toBeNull();
  await page.goto('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('no page of text scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path } of pages) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});

test('every kind of hosting can be seen and touched on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 1200 });
  await page.goto('/deploy-guide');
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('every link inside the pages of text leads somewhere', async ({ page, server }) => {
  const seen = new Map<string, number>();
  for (const { path } of pages) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[href]');
    for (const href of await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))) {
      const url = new URL(href);
      expect(url.origin, `${path} links to ${href}`).toBe(server.url);
      if (url.hash) seen.set(href, 0);
      const response = await page.request.get(href);
      expect(response.status(), `${path} links to ${href}`).toBe(200);
    }
  }
  for (const href of seen.keys()) {
    await page.goto(href);
    await expect(page.locator(new URL(href).hash), href).toHaveCount(1);
  }
});

for (const { path, sections } of pages.filter(({ path }) =>
  ['/legal', '/privacy', '/terms'].includes(path),
)) {
  test(`the contents of ${path} list its sections in order and lead to them`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    const last = sections.at(-1) ?? '';
    await contents.getByRole('link', { name: last }).click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(page.getByRole('heading', { name: last })).toBeInViewport();
  });
}

test('the privacy policy and the terms carry their date', async ({ page }) => {
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByText('Last updated January 2024')).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`one of eight questions is open at most, by keyboard, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/faq');
    const items = page.getByRole('main').locator('details');
    const open = page.getByRole('main').locator('details[open]');
    await expect(items).toHaveCount(8);
    await expect(open).toHaveCount(0);

    await items.nth(0).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(items.nth(0)).toHaveAttribute('open', '');
    await expect(items.nth(0).getByText('MIT licence')).toBeVisible();

    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(items.nth(1)).toHaveAttribute('open', '');
    await expect(open).toHaveCount(1);

    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
    await context.close();
  });
}

test('the questions are there for search engines, and support can be reached', async ({ page }) => {
  await page.goto('/faq');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes = JSON.parse(data ?? '')['@graph'] as { '@type': string; mainEntity?: { name: string }[] }[];
  const faq = nodes.find((node) => node['@type'] === 'FAQPage');
  const shown = await page.locator('summary').allTextContents();
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(shown);
  // What an account gives, in the words of the specification.
  expect(JSON.stringify(faq)).toMatch(/download history.*favorites.*exclusive content/);
  // A site on localhost has no domain that could receive mail.
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the deploy guide shows one kind of hosting at a time, by key, by address and without JavaScript', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/deploy-guide');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Traditional Hosting', 'Vercel', 'Netlify', 'GitHub Pages']);
  // Each is named by its badge, which is the tab, and by nothing else.
  const main = page.getByRole('main');
  for (const name of ['Vercel', 'Netlify', 'GitHub Pages'])
    await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await ready(tabs.first());
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?host=vercel/);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Vercel');
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await page.reload();
  await expect(panel.getByText('"outputDirectory": "dist"')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/deploy-guide');
  await plain.getByRole('tab', { name: 'GitHub Pages' }).click();
  await expect(plain.getByRole('tabpanel').getByText('actions/deploy-pages').first()).toBeVisible();
  await expect(plain.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await context.close();
});

test('code is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/deploy-guide?host=netlify');
  const block = page.getByRole('figure').filter({ hasText: 'netlify.toml, React template' });
  await ready(block.getByRole('button', { name: 'Copy' }));
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\[build\]\n {2}command = "npm run build"\n/);
  expect(copied.trim()).toBe((await block.locator('code').textContent())?.trim());
});
