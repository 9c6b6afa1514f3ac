import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-texts-'));
  server = await startServerProcess(folder);
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function read(address: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(new URL(address, server.url));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

describe('for language models', () => {
  it('llms.txt lists what is there: every address of it answers, in the form that it says', async () => {
    const { type, text } = await read('/llms.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Plinth\n\n> /);
    expect(text).toContain(`${server.url}/mcp`);
    const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(60);
    for (const address of [...addresses, `${server.url}/functions/v1/openapi.json`]) {
      const { status, type: kind, text: said } = await read(address);
      expect([address, status]).toEqual([address, 200]);
      if (!address.endsWith('.md')) continue;
      expect([address, kind]).toEqual([address, 'text/markdown; charset=utf-8']);
      expect(said).toMatch(/^# \S/);
      const prose = said.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      expect(prose.match(/<\/?(p|code|a|strong)\b|\[object/)?.[0]).toBeUndefined();
    }
  });

  it.each([
    ['/template/dental-clinic', /# Dental Clinic[\s\S]+sha-256 [0-9a-f]{64}/],
    ['/blog/from-downloaded-template-to-live-site', /## Read the licence before the code/],
    ['/deploy-guide', /### 3\. Deployment Process[\s\S]+`public_html`[\s\S]+## Vercel[\s\S]+```/],
    ['/faq', /## May I change them\?\n\nChange everything\./],
  ])('the page %s says where it is as Markdown', async (page, words) => {
    const { text: html } = await read(page);
    expect(html).toMatch(
      new RegExp(`<link(?=[^>]*rel="alternate")(?=[^>]*type="text/markdown")[^>]*href="${page}\\.md"`),
    );
    expect((await read(`${page}.md`)).text).toMatch(words);
  });

  it.each(['/template/nothing.md', '/blog/nothing.md', '/template/..%2Fbase.md'])(
    '%s is not there',
    async (address) => {
      expect((await read(address)).status).toBe(404);
    },
  );
});

it('new templates are a JSON Feed', async () => {
  const { type, text } = await read('/templates/feed.json');
  expect(type).toBe('application/feed+json; charset=utf-8');
  const { items } = JSON.parse(text) as { items: { url: string; image: string }[] };
  expect(items).toHaveLength(30);
  const [first] = items;
  expect((await read(first?.url ?? '')).status).toBe(200);
  expect((await read(first?.image ?? '')).type).toMatch(/^image\//);
});
