import { execFile, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { ProcessTree } from './process-tree.ts';
import { removeAbandonedFolders } from './run-job.ts';
import { browser, goodPage, kinds, lookAt, reportOf } from './testing/job.ts';

/** Another service of this machine, over both protocols: whoever reaches it is noted. */
const reached: string[] = [];
const tcp = createServer((socket) => {
  reached.push('tcp');
  socket.destroy();
});
const udp = createSocket('udp4').on('message', () => reached.push('udp'));
let port: number;
beforeAll(async () => {
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  ({ port } = tcp.address() as AddressInfo);
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
});
afterAll(() => {
  tcp.close();
  udp.close();
});
afterEach(async () => {
  expect(reached).toEqual([]);
  expect(
    (await readdir(os.tmpdir())).filter((name) => name.startsWith(`plinth-look-${process.pid}-`)),
  ).toEqual([]);
});

const page = (script: string) => ({ 'index.html': goodPage(`<script>${script}</script>`) });
/** What comes after something that had to be ended works. */
const nextWorks = async () => expect((await reportOf({ 'index.html': goodPage() })).findings).toEqual([]);

it('a page that loops is ended', async () => {
  const end = await lookAt(page('for (;;) {}'), { limits: { processorMilliseconds: 12_000 } });
  expect(end).toEqual({ failure: 'The page kept the browser busy for longer than 12 seconds.' });
  await nextWorks();
});

it('so is one that asks without end', async () => {
  const end = await lookAt(page('for (;;) alert("Hello")'), { limits: { milliseconds: 36_000 } });
  expect(end).toHaveProperty('failure');
  await nextWorks();
});

it.each([
  ['in the page', 'const kept = []; for (;;) kept.push(new Uint8Array(16 << 20).fill(1))'],
  ['as values', 'const kept = []; for (;;) kept.push(Array.from({ length: 100000 }, () => ({})))'],
  [
    'in pictures',
    'const kept = []; for (;;) { const c = new OffscreenCanvas(2000, 2000); c.getContext("2d").fillRect(0, 0, 9, 9); kept.push(c) }',
  ],
  [
    'in workers',
    'const code = "const kept = []; for (;;) kept.push(new Uint8Array(16 << 20).fill(1))"; const url = URL.createObjectURL(new Blob([code])); for (let i = 0; i < 8; i++) new Worker(url)',
  ],
])('a page that takes memory without end is ended: %s', async (_, script) => {
  // Not by the clock: what it took is told.
  expect(await lookAt(page(script))).toEqual({ failure: expect.stringContaining('memory') });
  await nextWorks();
});

it('no page reaches another service, by whatever protocol', async () => {
  const report = await reportOf(
    page(`
      const hosts = ['127.0.0.1:${port}', 'localhost:${port}', 'service.localhost:${port}', '[::ffff:127.0.0.1]:${port}', '169.254.169.254'];
      for (const host of hosts) {
        for (const scheme of ['http', 'https']) {
          fetch(scheme + '://' + host + '/', { mode: 'no-cors' }).catch(() => {});
          new Image().src = scheme + '://' + host + '/x.png';
          const link = document.createElement('link');
          link.rel = 'preconnect';
          link.href = scheme + '://' + host;
          document.head.append(link);
          navigator.sendBeacon(scheme + '://' + host + '/', 'x');
        }
        for (const scheme of ['ws', 'wss']) try { new WebSocket(scheme + '://' + host + '/') } catch {}
        const peer = new RTCPeerConnection({ iceServers: [
          { urls: 'stun:' + host }, { urls: 'turn:' + host + '?transport=tcp', username: 'a', credential: 'b' },
          { urls: 'turn:' + host + '?transport=udp', username: 'a', credential: 'b' },
        ] });
        peer.createDataChannel('x');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      }
    `),
    { openConnections: true },
  );
  expect(report.foreign_hosts).toContain('127.0.0.1');
  expect(report.foreign_hosts).toContain('169.254.169.254');
});

it('no page has the browser go to another service, or read files of this machine', async () => {
  for (const address of [`http://localhost:${port}/`, `http://127.0.0.1:${port}/`]) {
    const report = await reportOf(page(`location = ${JSON.stringify(address)}`));
    expect([kinds(report), report.pictures]).toEqual([['leads-away'], []]);
  }
  const form = `<form method="post" action="http://localhost:${port}/"></form><script>document.forms[0].submit()</script>`;
  await lookAt({ 'index.html': goodPage(form) });
  await reportOf({ 'index.html': goodPage(), _redirects: `/ http://localhost:${port}/ 302!` });
  const files = await reportOf(
    page(
      'location = "file:///etc/passwd"; const frame = document.createElement("iframe"); frame.src = "file:///etc/passwd"; frame.title = "x"; document.querySelector("main").append(frame)',
    ),
  );
  expect(files.pictures).toHaveLength(3);
  expect(kinds(files)).toContain('console');
});

it('nothing is downloaded, printed, asked or opened', async () => {
  const report = await reportOf({
    'index.html': goodPage(`<a href="/all.zip" download>All</a><script>
      document.querySelector('a').click();
      print();
      alert('Hello'); confirm('Sure?'); prompt('Name?');
      addEventListener('beforeunload', (event) => event.preventDefault());
      for (let i = 0; i < 50; i++) open('/');
      document.title = String(open('about:blank'));
      navigator.geolocation.getCurrentPosition(() => {}, () => {});
      Notification.requestPermission();
    </script>`),
    'all.zip': Buffer.alloc(100_000, 1),
  });
  expect(report.pictures).toHaveLength(3);
});

it('no service worker is registered', async () => {
  const report = await reportOf({
    'index.html': goodPage(`<p id="said"></p><script>
      const said = (text) => { document.querySelector('#said').innerHTML = '<a href="/' + text + '">Said</a>' };
      const own = document.createElement('iframe');
      own.src = '/frame.html';
      own.title = 'Frame';
      onmessage = ({ data }) => said(data);
      document.querySelector('main').append(own);
    </script>`),
    'frame.html': `<script>
      ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/worker.js')
        .then((it) => parent.postMessage(it ? 'registered' : 'nothing', '*'), () => parent.postMessage('refused', '*'));
    </script>`,
    'worker.js': 'onfetch = () => {}',
  });
  expect(report.findings).not.toContainEqual(expect.objectContaining({ target: '/registered' }));
});

it('files that never come are waited for within bounds', async () => {
  const never = () => new Promise<null>(() => {});
  expect(await lookAt({ 'index.html': goodPage() }, { fetchBytes: never })).toEqual({
    failure: 'The first page did not come in time.',
  });
  await nextWorks();
});

it('a server that is killed leaves no browser behind', async () => {
  const runs = JSON.stringify(new URL('./run-job.ts', import.meta.url).href);
  const sites = JSON.stringify(new URL('../../testing/memory-sites.ts', import.meta.url).href);
  const server = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runJob } from ${runs};
    import { memorySites } from ${sites};
    import { buffer } from 'node:stream/consumers';
    const memory = memorySites();
    const { manifest } = memory.deploy({ 'index.html': '<title>Loop</title><script>for (;;) {}</script>' });
    await runJob({
      order: { kind: 'look', browser: ${JSON.stringify(browser)}, manifest, openConnections: false },
      fetchBytes: async (hash) => buffer(await memory.openBlob(hash)),
    });`,
  ]);
  const family = new ProcessTree(server.pid ?? 0);
  const pages = async () =>
    (await family.members()).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'),
    );
  await expect.poll(async () => (await pages()).length).toBeGreaterThan(0);
  server.kill('SIGKILL');
  await expect.poll(() => family.members()).toEqual([]);
  await removeAbandonedFolders();
  expect(
    (await readdir(os.tmpdir())).filter((name) => name.startsWith(`plinth-look-${server.pid}-`)),
  ).toEqual([]);
});

it('where only root may enter there is no browser, and the server goes on', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-closed-'));
  const node = path.join(folder, 'node');
  const [finds, runs] = ['find-browser', 'run-job'].map((name) =>
    JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href),
  );
  const script = `import { findBrowser } from ${finds};
    import { runJob } from ${runs};
    const browser = ${JSON.stringify(browser)};
    const end = await runJob({ order: { kind: 'probe', browser }, fetchBytes: async () => null });
    console.log(JSON.stringify([await findBrowser(browser), end]));`;
  try {
    await copyFile(process.execPath, node);
    const { stdout } = await promisify(execFile)(node, ['--input-type=module', '-e', script]);
    expect(JSON.parse(stdout)).toEqual(
      process.getuid?.() === 0
        ? [
            { reason: expect.stringContaining(`only root may enter ${folder}`) },
            { failure: expect.stringContaining('EACCES') },
          ]
        : [{ path: browser }, { isReady: true }],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a browser that is told to leave its sandbox out is none', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-wrapper-'));
  const wrapper = path.join(folder, 'chromium');
  await writeFile(wrapper, `#!/bin/sh\nexec ${browser} --no-sandbox "$@"\n`);
  await Promise.all([chmod(folder, 0o755), chmod(wrapper, 0o755)]);
  try {
    expect(await findBrowser(wrapper)).toEqual({ reason: `${wrapper} is started without its sandbox` });
    await writeFile(wrapper, '#!/bin/sh\necho "No usable sandbox!" >&2\nexit 1\n');
    expect(await findBrowser(wrapper)).toEqual({
      reason: expect.stringContaining('did not start within its sandbox'),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await findBrowser(browser)).toEqual({ path: browser });
});
