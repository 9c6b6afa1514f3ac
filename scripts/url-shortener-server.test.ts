import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../templates/url-shortener/tools/server.mjs');
const { createShortener } = await import(program);

let folder: string;
let server: Awaited<ReturnType<typeof createShortener>>;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-links-'));
  [server, origin] = await start();
});
afterAll(async () => {
  await stop(server);
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  const one = await createShortener({
    password: 'curtain',
    data: path.join(folder, 'links.json'),
    base: '/',
  });
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return [one, `http://127.0.0.1:${(one.address() as AddressInfo).port}`] as const;
}
const stop = (one: typeof server) => new Promise((resolve) => one.close(resolve));

const key = { Authorization: `Basic ${Buffer.from('me:curtain').toString('base64')}` };
const ask = (where: string, init: RequestInit = {}) =>
  fetch(`${origin}${where}`, {
    redirect: 'manual',
    ...init,
    headers: { Connection: 'close', ...init.headers },
  });
const put = (name: string, address: unknown, headers: Record<string, string> = key) =>
  ask(`/api/links/${name}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ name, address, note: 'A walk' }),
  });

it('makes a short link that opens for everyone, counts it, and keeps it', async () => {
  expect((await put('walk', 'https://example.org/a?b=c#d')).status).toBe(204);
  const opened = await ask('/Walk');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, 'https://example.org/a?b=c#d']);
  const [link] = await (await ask('/api/links', { headers: key })).json();
  expect(link).toMatchObject({
    name: 'walk',
    note: 'A walk',
    days: { [new Date().toISOString().slice(0, 10)]: 1 },
  });

  await stop(server);
  [server, origin] = await start();
  expect((await ask('/walk')).headers.get('location')).toBe('https://example.org/a?b=c#d');
  expect((await ask('/api/links/walk', { method: 'DELETE', headers: key })).status).toBe(204);
  const gone = await ask('/walk');
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('data-slot="not-found.title"'),
  ]);
});

it('shows the page to those who know the password, with its settings', async () => {
  const asked = await ask('/');
  expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringContaining('Basic'),
  ]);
  const html = await (await ask('/', { headers: key })).text();
  expect(html).toContain('{"endpoint":"/api/links","base":"/"}');
  expect((await ask('/assets/css/style.css')).headers.get('content-type')).toBe('text/css');
});

it('refuses others, other sites, other schemes, names of its own and files beside the page', async () => {
  expect((await put('walk', 'https://example.org/', {})).status).toBe(401);
  expect((await put('walk', 'https://example.org/', { ...key, Origin: 'https://evil.example' })).status).toBe(
    403,
  );
  for (const address of ['javascript:alert(1)', 'https://me:secret@example.org/', 'no address', null])
    expect((await put('walk', address)).status, String(address)).toBe(400);
  expect((await put('walk', `https://example.org/${'a'.repeat(30_000)}`)).status).toBe(413);
  expect((await put('assets', 'https://example.org/')).status).toBe(409);
  expect((await ask('/assets/%2e%2e%2findex.html')).status).toBe(404);
  expect((await ask('/links.json')).status).toBe(404);
  expect(await readFile(path.join(folder, 'links.json'), 'utf8')).toBe('[]');
});
