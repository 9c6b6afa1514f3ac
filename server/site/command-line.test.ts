import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { unpackTar } from 'modern-tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-cli-'));
  for (const name of ['plinth.mjs', 'README.md', 'LICENSE']) await writeFile(path.join(folder, name), name);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const siteAt = (siteUrl: string, place = folder) => {
  const app = new Hono().route('/cli.tgz', commandLine({ siteUrl }, place));
  return (headers: Record<string, string> = {}, method = 'GET') =>
    app.request('http://localhost/cli.tgz', { method, headers });
};

async function packageOf(response: Response) {
  const entries = await unpackTar(gunzipSync(new Uint8Array(await response.arrayBuffer())));
  const files = Object.fromEntries(
    entries.map(({ header, data }) => [
      header.name,
      { text: new TextDecoder().decode(data), mode: header.mode },
    ]),
  );
  return { files, about: JSON.parse(files['package/package.json']?.text ?? '') };
}

it('is an npm package that knows the address of its site', async () => {
  const response = await siteAt('https://plinth.example')();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  const { files, about } = await packageOf(response);
  expect(about).toEqual({
    name: 'plinth-cli',
    version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/),
    description: expect.any(String),
    license: 'MIT',
    type: 'module',
    bin: { plinth: 'plinth.mjs' },
    engines: { node: '>=20' },
    site: 'https://plinth.example',
  });
  expect(Object.keys(files)).toEqual([
    'package/package.json',
    'package/LICENSE',
    'package/README.md',
    'package/plinth.mjs',
  ]);
  expect(files['package/plinth.mjs']).toEqual({ text: 'plinth.mjs', mode: 0o755 });
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="plinth-cli-${about.version}.tgz"`,
  );
});

it('is sent once: the same bytes have the same name', async () => {
  const [first, second] = [
    await siteAt('https://plinth.example')(),
    await siteAt('https://plinth.example')(),
  ];
  const etag = first.headers.get('etag') ?? '';
  expect(second.headers.get('etag')).toBe(etag);
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const again = await siteAt('https://plinth.example')({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await siteAt('https://plinth.example')({}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
});

it('has another version whenever a file is another', async () => {
  const before = (await packageOf(await siteAt('https://plinth.example')())).about.version;
  await writeFile(path.join(folder, 'plinth.mjs'), 'changed');
  expect((await packageOf(await siteAt('https://plinth.example')())).about.version).not.toBe(before);
});

it('is not there before it was built', async () => {
  expect((await siteAt('https://plinth.example', path.join(folder, 'none'))()).status).toBe(404);
});
