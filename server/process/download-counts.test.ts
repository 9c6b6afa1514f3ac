import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-counts-'));
  server = await startServerProcess(folder);
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function download(title: string, userAgent = 'Mozilla/5.0 Firefox/150.0'): Promise<void> {
  const address = `${server.url}/downloads/${encodeURIComponent(title)}.zip`;
  const response = await fetch(address, { headers: { 'User-Agent': userAgent } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

async function counts(): Promise<unknown> {
  const { publishableKey } = (await (await fetch(`${server.url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  const address = `${server.url}/rest/v1/template_download_counts?select=template_id,downloads`;
  return (await fetch(address, { headers: { apikey: publishableKey } })).json();
}

it('a download is counted although the server is stopped right after it', async () => {
  await download('Pizza World');
  await download('Pizza World');
  await download('Pizza World', 'Mozilla/5.0 (compatible; bingbot/2.0)');
  expect(await server.stop()).toBe(0);
  server = await startServerProcess(folder);
  expect(await counts()).toEqual([{ template_id: 'pizza-world', downloads: 1 }]);
});
