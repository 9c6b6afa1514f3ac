import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseError, owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { countDownloads, type DownloadCounts, isWholeDownload } from './download-counts.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const BYTES = 64 * 1024 * 1024;

let backend: TestServer;
let counts: DownloadCounts;
let server: ServerType;
let port: number;
/** Called when an answer of /large has ended, one way or the other. */
let ended: () => void;

beforeAll(async () => {
  backend = await startTestServer({ trustedProxies: 1 });
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get('/downloads/:template', (c) => {
    counts.watch(c, c.req.param('template'));
    return c.body('zip');
  });
  routes.get('/large/:template', (c) => {
    counts.watch(c, c.req.param('template'));
    c.env.outgoing.once('close', () => ended());
    return c.body(new Uint8Array(BYTES), 200, { 'Content-Length': String(BYTES) });
  });
  server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});
beforeEach(async () => {
  counts = countDownloads(backend.services);
  await backend.services.database.script(
    'delete from public.template_download_counts; delete from plinth.rate_limits',
  );
});

/** Downloads from an address, as a proxy in front would pass it on. */
async function download(
  template: string,
  from: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const response = await fetch(`http://127.0.0.1:${port}/downloads/${template}`, {
    method,
    headers: { 'User-Agent': PERSON, 'X-Forwarded-For': from, ...headers },
  });
  await response.arrayBuffer();
}

/** What the server has counted, as a visitor reads it. */
async function counted(): Promise<Record<string, number>> {
  await counts.stop();
  const { data } = await backend.visitor().from('template_download_counts').select('template_id, downloads');
  return Object.fromEntries((data ?? []).map((row) => [row.template_id, row.downloads]));
}

describe('downloads', () => {
  it('are counted for each template and visitor', async () => {
    await download('cafe', '203.0.113.1');
    await download('cafe', '203.0.113.2');
    await download('shop', '203.0.113.1');
    expect(await counted()).toEqual({ cafe: 2, shop: 1 });
  });

  it('are counted once in an hour, also when they are written apart', async () => {
    await Promise.all([1, 2, 3].map(() => download('cafe', '203.0.113.1')));
    expect(await counted()).toEqual({ cafe: 1 });
    await download('cafe', '203.0.113.1');
    expect(await counted()).toEqual({ cafe: 1 });
    await backend.services.database.script(
      `update plinth.rate_limits set ends_at = now() - interval '1 second'`,
    );
    await download('cafe', '203.0.113.1');
    expect(await counted()).toEqual({ cafe: 2 });
  });

  it('from one IPv6 network are one visitor', async () => {
    await download('cafe', '2001:db8:1:2::1');
    await download('cafe', '2001:db8:1:2::2');
    expect(await counted()).toEqual({ cafe: 1 });
  });

  it.each([
    ['a look at the head', {}, 'HEAD'],
    ['the rest of a download', { Range: 'bytes=100-' }, 'GET'],
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
    ['a guess of the browser', { 'Sec-Purpose': 'prefetch' }, 'GET'],
  ])('are not %s', async (_, headers, method) => {
    await download('cafe', '203.0.113.1', headers as unknown as Record<string, string>, method);
    expect(await counted()).toEqual({});
  });

  it('that were broken off are not counted', async () => {
    await new Promise<void>((resolve) => {
      ended = resolve;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET /large/cafe HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${PERSON}\r\n\r\n`);
      });
      socket.once('data', () => socket.destroy());
    });
    expect(await counted()).toEqual({});
  });

  it('leave no address behind', async () => {
    await download('cafe', '203.0.113.77');
    await counted();
    const { rows } = await backend.services.database.run<{ key: string }>(owner, {
      text: 'select key from plinth.rate_limits',
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).toMatch(/^download:cafe:[\w-]{22}$/);
  });

  it('at the same moment on two servers are all counted', async () => {
    const other = countDownloads(backend.services);
    const mine = counts;
    for (let index = 0; index < 40; index += 1) {
      counts = index % 2 ? mine : other;
      await download(`t${index % 4}`, `198.51.100.${index}`);
    }
    await Promise.all([mine.stop(), other.stop()]);
    expect(await counted()).toEqual({ t0: 10, t1: 10, t2: 10, t3: 10 });
  });

  it('wait for a database that does not answer', async () => {
    const { services } = backend;
    const failing = { ...services, log: { ...services.log, error: () => {} } };
    let broken = true;
    failing.database = {
      ...services.database,
      run: (async (...call: Parameters<typeof services.database.run>) => {
        if (broken) throw new Error('The connection was lost.') as DatabaseError;
        return services.database.run(...call);
      }) as typeof services.database.run,
    };
    counts = countDownloads(failing);
    await download('cafe', '203.0.113.1');
    expect(await counted()).toEqual({});
    broken = false;
    expect(await counted()).toEqual({ cafe: 1 });
  });
});

describe('a whole download by a person', () => {
  const ask = (headers: Record<string, string>) =>
    isWholeDownload(new Request('http://a.example/downloads/a.zip', { headers }));

  it.each([PERSON, 'curl/8.15.0', 'Wget/1.25.0', 'Mozilla/5.0 (Linux; Android 15; Cubot X90)'])(
    'is by %s',
    (agent) => {
      expect(ask({ 'User-Agent': agent })).toBe(true);
      expect(ask({ 'User-Agent': agent, Range: 'bytes=0-' })).toBe(true);
    },
  );

  it.each([
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'Slackbot-LinkExpanding 1.0',
    'GPTBot/1.2',
    'ia_archiver',
  ])('is not by %s', (agent) => {
    expect(ask({ 'User-Agent': agent })).toBe(false);
  });

  it('is not by a program without a name', () => {
    expect(ask({})).toBe(false);
  });
});
