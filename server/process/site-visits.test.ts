import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { signUpMember, siteClient, visitSite } from '../testing/site-client.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-visits-'));
  server = await startServerProcess(folder);
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

it('a visit is counted although the server is stopped right after it', async () => {
  const account = await signUpMember(server);
  const client = await siteClient(server, account);
  const published = await client.publish('harbour', zipSync({ 'index.html': Buffer.from('Ships') }));
  const { site } = (await published.json()) as { site: { id: string } };
  await visitSite(server, 'harbour', 'index.html', { 'user-agent': 'Mozilla/5.0 Firefox/150.0' });
  expect(await server.stop()).toBe(0);
  server = await startServerProcess(folder);
  const answer = await (await siteClient(server, account)).ask('GET', `/${site.id}/visits`);
  expect(((await answer.json()) as { pages: unknown }).pages).toEqual([{ name: 'index.html', visits: 1 }]);
});
