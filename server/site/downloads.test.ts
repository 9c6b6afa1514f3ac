import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packTemplate } from '../demo/pack.ts';
import { templateDownloads } from './downloads.ts';
import { openTemplateZips } from './template-zips.ts';

let folder: string;
const app = new Hono();
const entry = { id: 'cafe', title: 'Café & Bar', description: 'd', tags: ['t'], features: ['f'] };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-downloads-'));
  const files: Record<string, string> = {
    'catalogue.json': JSON.stringify({ templates: [entry] }),
    'cafe/index.html': '<!doctype html>',
    'cafe/README.md': '# Café',
    'cafe/LICENSE': 'MIT',
    'cafe/CHANGELOG.md': '1.0.0',
    'cafe/source/package.json': '{}',
    'cafe/source/node_modules/x/index.js': 'x',
    'cafe/assets/Z.css': 'a{}',
    'cafe/assets/a.css': 'a{}',
    'cafe/photos/card-800.avif': 'picture',
    'cafe/card.webp': 'picture',
    'cafe/measured.json': '{}',
    'cafe/.DS_Store': 'x',
    'draft/index.html': 'not in the catalogue',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  app.route('/downloads', templateDownloads(null, openTemplateZips(folder)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

describe('zips of templates', () => {
  it('holds the template and nothing about it', async () => {
    const zip = unzipSync(await packTemplate(path.join(folder, 'cafe'), 'cafe'));
    expect(Object.keys(zip)).toEqual([
      'cafe/CHANGELOG.md',
      'cafe/LICENSE',
      'cafe/README.md',
      'cafe/assets/Z.css',
      'cafe/assets/a.css',
      'cafe/index.html',
      'cafe/source/package.json',
    ]);
  });

  it('is the same byte for byte, whenever and wherever it is packed', async () => {
    const first = await packTemplate(path.join(folder, 'cafe'), 'cafe');
    for (const name of await readdir(path.join(folder, 'cafe'), { recursive: true }))
      await utimes(path.join(folder, 'cafe', name), 1_700_000_000, 1_700_000_000);
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const second = await packTemplate(path.join(folder, 'cafe'), 'cafe');
    vi.unstubAllEnvs();
    expect(sha256(second)).toBe(sha256(first));
  });

  it('is downloaded under its title, with its checksum', async () => {
    const response = await app.request(`/downloads/${encodeURIComponent('Café & Bar')}.zip`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Caf_ & Bar.zip"; filename*=UTF-8''Caf%C3%A9%20%26%20Bar.zip`,
    );
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${sha256(bytes)}:`);
    expect(sha256(bytes)).toBe(sha256(await packTemplate(path.join(folder, 'cafe'), 'cafe')));
  });

  it('answers many at once with the same zip', async () => {
    const digests = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await app.request(`/downloads/${encodeURIComponent('Café & Bar')}.zip`);
        return response.headers.get('repr-digest');
      }),
    );
    expect(new Set(digests).size).toBe(1);
  });

  it.each(['Nothing.zip', 'cafe.zip', 'draft.zip', '..%2Fcafe.zip', 'Café%20%26%20Bar', '%ff.zip'])(
    'has no %s',
    async (name) => {
      expect((await app.request(`/downloads/${name}`)).status).toBe(404);
    },
  );
});
