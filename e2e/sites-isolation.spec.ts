import { type BrowserContext, test as base, expect } from 'playwright/test';
import { makeDemoFolder } from '../server/testing/demo-folder.ts';
import { type SiteServer, startSiteServer } from '../server/testing/site-server.ts';

/** Servers of the test alone: the process's app with its policies, sites in memory, and no build. */
const test = base.extend<{ server: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = await startSiteServer({ RATE_LIMIT_FACTOR: '0' });
    await use(server);
    await server.close();
  },
});

/**
 * A hostile page: tries, one after the other, all that it could want of other origins, and writes down what became of it.
 * `attempts` is a list of functions that throw, or wait for ever, where they are refused.
 */
const hostile = (attempts: string) => `<!doctype html><meta charset="utf-8"><title>Hostile</title>
<h1>Hostile</h1><ul id="list"></ul><p id="end"></p>
<script>
const kept = (value) => { if (value === null || value === undefined || value === '') throw new Error('nothing'); };
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
const loaded = (src) => new Promise((resolve) => {
  const frame = Object.assign(document.createElement('iframe'), { src, onload: () => resolve(frame) });
  document.body.append(frame);
});
const attempts = ${attempts};
(async () => {
  for (const [name, attempt] of Object.entries(attempts)) {
    // What is refused in silence is given up; what works is waited for.
    const wait = new Promise((resolve, reject) => name.endsWith('of its own') || setTimeout(reject, 2000));
    const outcome = await Promise.race([(async () => attempt())(), wait]).then(() => 'reached', () => 'refused');
    list.append(Object.assign(document.createElement('li'), { textContent: name + ': ' + outcome }));
  }
  document.getElementById('end').textContent = 'All tried';
})();
</script>`;

/** What is tried against another origin. */
const against = (name: string, origin: string) => `
  '${name}: a page of it in a frame': async () => kept((await loaded('${origin}/')).contentDocument.body),
  '${name}: its storage, from a frame': async () => kept((await loaded('${origin}/')).contentWindow.localStorage),
  '${name}: a window, its page': () => kept(open('${origin}/').document.title),
  '${name}: a window, led elsewhere by a script': () => { open('${origin}/').location = 'javascript:document.title="led"'; throw 0; },
  '${name}: fetch': () => fetch('${origin}/.well-known/plinth.json'),
  '${name}: fetch without an answer': () => fetch('${origin}/', { mode: 'no-cors' }),
  '${name}: XMLHttpRequest': () => event(() => { const x = new XMLHttpRequest(); x.open('GET', '${origin}/'); x.send(); return x; }, 'load', 'error'),
  '${name}: WebSocket': () => event(() => new WebSocket('${origin.replace('http', 'ws')}/realtime/v1/websocket'), 'open', 'error'),
  '${name}: EventSource': () => event(() => new EventSource('${origin}/'), 'open', 'error'),
  '${name}: a script': () => element('script', { src: '${origin}/script.js' }),
  '${name}: a module': () => import('${origin}/script.js'),
  '${name}: a worker': () => event(() => new Worker('${origin}/script.js'), 'message', 'error'),
  '${name}: a shared worker': () => event(() => new SharedWorker('${origin}/script.js').port, 'message', 'messageerror'),
  '${name}: its service worker': () => navigator.serviceWorker.register('${origin}/script.js'),
  '${name}: a service worker over it': () => navigator.serviceWorker.register('/script.js', { scope: '${origin}/' }),
`;

const secret = 'held-by-its-own-origin';

/** What an origin holds for a visitor. */
async function fill(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'session', value: secret, url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(async (text) => {
    localStorage.setItem('session', text);
    await (await caches.open('session')).put('/session', new Response(text));
    await new Promise((resolve) => {
      const request = indexedDB.open('session');
      request.onsuccess = resolve;
    });
  }, secret);
  await page.close();
}

/** What it holds afterwards, and what it has heard. */
const held = () => ({
  storage: Object.entries(localStorage),
  cookie: document.cookie,
  worker: navigator.serviceWorker.controller === null,
  opener: window.opener,
  title: document.title,
});

test('a hostile site reaches nothing of the main site, nor of another one', async ({
  context,
  server,
  page,
}) => {
  const origin = (name: string) => `http://${name}localhost:${server.port}`;
  const [main, second, evil] = [origin(''), origin('second.'), origin('evil.')];
  server.show('second.localhost', server.deploy({ 'index.html': 'second', 'script.js': 'postMessage(1)' }));
  const attempts = `{
    'cookies of others': () => kept(document.cookie),
    'storage of others': () => kept(localStorage.getItem('session')),
    'caches of others': async () => kept(await caches.match('/session')),
    'databases of others': async () => kept((await indexedDB.databases())[0]),
    'one origin for all': () => { document.domain = 'localhost'; if (document.domain !== 'localhost') throw 0; },
    'a script of its own': () => element('script', { src: '/script.js' }),
    'a worker of its own': async () => { await navigator.serviceWorker.register('/worker.js'); await navigator.serviceWorker.ready; },
    ${against('main', main)}
    ${against('second', second)}
  }`;
  const cookies = ['localhost', '.localhost', 'second.localhost']
    .map((domain) => `document.cookie = 'session=evil; path=/; domain=${domain}';`)
    .join('\n');
  const shouts = `for (const name of ['session', 'main']) new BroadcastChannel(name).postMessage('evil');`;
  server.show(
    'evil.localhost',
    server.deploy(
      {
        'index.html': `${hostile(attempts)}<script>${cookies}${shouts}</script>`,
        'script.js': '',
        'worker.js': "addEventListener('fetch', (event) => event.respondWith(new Response('evil')));",
      },
      // As open as a site can be.
      { site: { openConnections: true } },
    ),
  );
  await fill(context, main);
  await fill(context, second);
  const watched = await Promise.all(
    [main, second].map(async (address) => {
      const open = await context.newPage();
      await open.goto(`${address}/`);
      await open.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        addEventListener('message', () => heard.push('message'));
        for (const name of ['session', 'main'])
          new BroadcastChannel(name).onmessage = () => heard.push('channel');
      });
      return open;
    }),
  );

  await page.goto(`${evil}/`);
  await expect(page.locator('#end')).toHaveText('All tried');
  const outcomes = await page.locator('#list li').allTextContents();
  const reached = outcomes.filter((line) => !line.endsWith(': refused'));
  // What it does with its own origin works: the other attempts were really made.
  expect(reached).toEqual(['a script of its own: reached', 'a worker of its own: reached']);
  expect(outcomes).toHaveLength(7 + 2 * 15);

  for (const open of watched) {
    expect(await open.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
    await open.reload();
    expect(await open.evaluate(held)).toEqual({
      storage: [['session', secret]],
      cookie: `session=${secret}`,
      worker: true,
      opener: null,
      title: '',
    });
  }
});

test('a window that the main site opens, or that opens the main site, is no window to it', async ({
  context,
  server,
  page,
}) => {
  const main = `http://localhost:${server.port}/`;
  const evil = `http://evil.localhost:${server.port}/`;
  server.show(
    'evil.localhost',
    server.deploy({
      'index.html': `<title>Evil</title><script>
        document.documentElement.dataset.opener = String(window.opener);
        if (window.opener) window.opener.location = '/stolen';
      </script><a href="${main}" target="_blank" rel="opener">Open</a>`,
    }),
  );
  await page.goto(main);
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => void window.open(address), evil);
  const window_ = await opened;
  await expect(window_.locator('html')).toHaveAttribute('data-opener', 'null');
  expect(page.url()).toBe(main);

  const openedByEvil = context.waitForEvent('page');
  await window_.getByRole('link', { name: 'Open' }).click();
  const own = await openedByEvil;
  await own.waitForURL(main);
  expect(await own.evaluate(() => window.opener)).toBeNull();
});

test('the main site shows a site in a frame, which no other site does, and the frame reaches nothing', async ({
  server,
  page,
}) => {
  const evil = `http://evil.localhost:${server.port}/`;
  const attempts = `{
    'the page around': () => kept(parent.document.title),
    'its storage': () => kept(parent.localStorage),
    'its address': () => kept(parent.location.href),
    'leading it away': () => { top.location.href = '/stolen'; },
  }`;
  server.show('evil.localhost', server.deploy({ 'index.html': hostile(attempts) }));
  server.show('second.localhost', server.deploy({ 'index.html': `<iframe src="${evil}"></iframe>` }));
  await page.goto(`http://localhost:${server.port}/frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#end')).toHaveText('All tried');
  for (const line of await frame.locator('#list li').allTextContents()) expect(line).toMatch(/: refused$/);
  expect(page.url()).toMatch(/\/frame$/);

  await page.goto(`http://second.localhost:${server.port}/`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Hostile' })).toHaveCount(0);
});

test('a hostile demo reaches nothing of the main site, nor of another demo', async ({ context, page }) => {
  const folder = await makeDemoFolder({
    'templates/second/index.html': 'second',
    'templates/second/script.js': 'postMessage(1)',
    'templates/evil/script.js': '',
    'templates/evil/worker.js':
      "addEventListener('fetch', (event) => event.respondWith(new Response('evil')));",
  });
  const server = await startSiteServer({ RATE_LIMIT_FACTOR: '0' }, folder.demos);
  const [main, second, evil] = ['', 'demo--second.', 'demo--evil.'].map(
    (name) => `http://${name}localhost:${server.port}`,
  ) as [string, string, string];
  const attempts = `{
    'cookies of others': () => kept(document.cookie),
    'storage of others': () => kept(localStorage.getItem('session')),
    'databases of others': async () => kept((await indexedDB.databases())[0]),
    'one origin for all': () => { document.domain = 'localhost'; if (document.domain !== 'localhost') throw 0; },
    'a script of its own': () => element('script', { src: '/script.js' }),
    'a worker of its own': async () => { await navigator.serviceWorker.register('/worker.js'); await navigator.serviceWorker.ready; },
    'caches of others': async () => kept(await caches.match('/session')),
    ${against('main', main)}
    ${against('second', second)}
  }`;
  try {
    await folder.add({ 'templates/evil/index.html': hostile(attempts) });
    await fill(context, main);
    await fill(context, second);
    await page.goto(`${main}/demo/evil/`);
    await expect(page).toHaveURL(`${evil}/`);
    await expect(page.locator('#end')).toHaveText('All tried');
    const outcomes = await page.locator('#list li').allTextContents();
    expect(outcomes.filter((line) => !line.endsWith(': refused'))).toEqual([
      'a script of its own: reached',
      'a worker of its own: reached',
    ]);
    expect(outcomes).toHaveLength(7 + 2 * 15);
    for (const origin of [main, second]) {
      await page.goto(`${origin}/`);
      expect(await page.evaluate(held)).toEqual({
        storage: [['session', secret]],
        cookie: `session=${secret}`,
        worker: true,
        opener: null,
        title: '',
      });
    }
  } finally {
    await server.close();
    await folder.remove();
  }
});

test('under a path of the main site a site has no origin, and reaches nothing either', async ({
  context,
  page,
}) => {
  const server = await startSiteServer({ SITES_PATH: 'on', RATE_LIMIT_FACTOR: '0' });
  const main = `http://localhost:${server.port}`;
  const attempts = `{
    'cookies': () => document.cookie,
    'cookies, written': () => { document.cookie = 'session=evil'; },
    'storage': () => localStorage.getItem('session'),
    'databases': () => event(() => indexedDB.open('session'), 'success', 'error'),
    'caches': () => caches.open('session'),
    'a worker of the main site': () => navigator.serviceWorker.register('/sites/evil/script.js'),
    'a script of its own': () => element('script', { src: 'script.js' }),
    ${against('main', main)}
  }`;
  try {
    const site = { name: 'evil' };
    server.show(
      'evil.localhost',
      server.deploy({ 'index.html': hostile(attempts), 'script.js': '' }, { site }),
    );
    await fill(context, main);
    await page.goto(`${main}/sites/evil/`);
    await expect(page.locator('#end')).toHaveText('All tried');
    const outcomes = await page.locator('#list li').allTextContents();
    expect(outcomes.filter((line) => !line.endsWith(': refused'))).toEqual(['a script of its own: reached']);
    await page.goto(`${main}/`);
    expect(await page.evaluate(held)).toMatchObject({ cookie: `session=${secret}`, worker: true, title: '' });
  } finally {
    await server.close();
  }
});
