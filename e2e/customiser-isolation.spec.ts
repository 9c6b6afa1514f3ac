import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { openCustomiser, shownPage } from './support/customiser.ts';
import { unguarded } from './support/stand-in.ts';
import { expect } from './support/test.ts';

// Journeys in which a browser refuses something, and says so.
const test = unguarded;

/** A script that a template could have, which tries all that it could want of the site and of the visitor. */
const hostile = `
const outcomes = [];
const event = (make, good, bad) => new Promise((resolve, reject) => {
  const thing = make();
  thing['on' + good] = resolve;
  thing['on' + bad] = reject;
});
const element = (name, values) => event(() => {
  const made = Object.assign(document.createElement(name), values);
  document.body.append(made);
  return made;
}, 'load', 'error');
const attempts = {
  localStorage: () => localStorage.setItem('a', 'b'),
  sessionStorage: () => sessionStorage.setItem('a', 'b'),
  indexedDB: () => event(() => indexedDB.open('plinth-customiser'), 'success', 'error'),
  caches: () => caches.open('a'),
  'cookies, read': () => document.cookie,
  'service worker': () => navigator.serviceWorker.register('/stolen.js'),
  'a popup': () => { if (!window.open('/stolen?popup')) throw new Error('none'); },
  fetch: () => fetch('/stolen?fetch'),
  XMLHttpRequest: () => event(() => { const x = new XMLHttpRequest(); x.open('GET', '/stolen?xhr'); x.send(); return x; }, 'load', 'error'),
  WebSocket: () => event(() => new WebSocket('ws://' + location.host + '/stolen'), 'open', 'error'),
  'a picture': () => element('img', { src: '/stolen.svg' }),
  'a script': () => element('script', { src: '/stolen.js' }),
  'a style sheet': () => element('link', { rel: 'stylesheet', href: '/stolen.css' }),
  eval: () => new Function('return 1')(),
  'the stage': () => parent.document.title,
  'the page on top': () => top.document.title,
  'its storage': () => top.localStorage.length,
  'leading the page on top away': () => { top.location.href = '/stolen?top'; },
};
addEventListener('load', async () => {
  for (const [name, attempt] of Object.entries(attempts))
    outcomes.push(await (async () => attempt())().then(() => name + ': reached', () => name + ': refused'));
  navigator.sendBeacon('/stolen?beacon');
  for (const message of [
    { customiser: 'picked', where: { slot: 'no.such', items: [] } },
    { customiser: 'picked', where: { slot: '__proto__', items: [['constructor', 0]] } },
    { customiser: 'go', address: 'javascript:top.stolen = 1' },
    { customiser: 'go', address: '/stolen?go' },
    { customiser: 'asset', path: '../../../stolen' },
    { customiser: 'scrolled', to: 'x' },
    null, 1, 'x',
  ]) parent.postMessage(message, '*');
  document.body.dataset.outcomes = JSON.stringify(outcomes);
});
`;

/** Has the customiser open Gym with a script that is not its own. */
async function withScript(page: Page, script: string): Promise<void> {
  await page.route('**/customiser/files/gym.zip', async (route) => {
    const answer = await route.fetch();
    const files = unzipSync(new Uint8Array(await answer.body()));
    const index = strFromU8(files['gym/index.html'] as Uint8Array);
    files['gym/index.html'] = strToU8(index.replace('</body>', `<script>${script}</script></body>`));
    await route.fulfill({ response: answer, body: Buffer.from(zipSync(files)) });
  });
}

test('a script of a template that tries everything reaches nothing', async ({ page, login }) => {
  // So that there is something to steal.
  await login(page);
  const arrived: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().includes('stolen')) arrived.push(response.url());
  });
  await withScript(page, hostile);
  await page.goto('/template/gym/customize');
  const body = shownPage(page).locator('body[data-outcomes]');
  await expect(body).toHaveCount(1);
  const outcomes: string[] = JSON.parse((await body.getAttribute('data-outcomes')) ?? '');
  expect(outcomes).toHaveLength(18);
  expect(outcomes.filter((outcome) => !outcome.endsWith(': refused'))).toEqual([]);
  // The page goes on.
  await page.getByLabel('Page', { exact: true }).selectOption('Prices');
  await expect(shownPage(page).locator('[data-slot-section="included"]').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/template/gym/customize');
  expect(arrived).toEqual([]);
});

test('a page that leads itself away gets nowhere, and is shown again', async ({ page }) => {
  const arrived: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('stolen')) arrived.push(request.url());
  });
  await withScript(
    page,
    `document.querySelector('[data-slot="hero.line"]').addEventListener('pointerdown', () => { location.href = '/stolen?' + document.title; });`,
  );
  await openCustomiser(page, 'gym');
  const line = shownPage(page).locator('[data-slot="hero.line"]').first();
  await line.evaluate((element) => element.setAttribute('data-before', ''));
  await line.dispatchEvent('pointerdown');
  await expect(shownPage(page).locator('[data-slot="hero.line"]:not([data-before])').first()).toBeVisible();
  expect(arrived).toEqual([]);
});

test('nobody else may frame what shows the pages, and in a tab it is empty', async ({ page, request }) => {
  const answer = await request.get('/customiser/stage');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  await page.goto('/customiser/stage');
  await page.evaluate(() => postMessage({ page: { html: '<h1>Stolen</h1>', scroll: 0, hash: '' } }, '*'));
  await expect(page.locator('iframe')).toHaveCount(0);
});
