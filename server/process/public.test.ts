import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../testing/process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-public-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Addresses by which others reach this machine. */
const addresses = Object.values(os.networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('a site that others reach and that has no mail server', () => {
  it('warns of it, and keeps its mails and figures to this machine', async () => {
    const server = await startServerProcess(path.join(folder, 'public'), { HOST: '0.0.0.0' });
    try {
      const { port } = new URL(server.url);
      const statusOf = async (host: string, place: string) =>
        (await fetch(`http://${host}:${port}${place}`)).status;
      for (const place of ['/_mailbox', '/_mailbox.json', '/metrics']) {
        expect([place, await statusOf('127.0.0.1', place)]).toEqual([place, 200]);
        for (const host of addresses)
          expect([place, host, await statusOf(host, place)]).toEqual([place, host, 404]);
      }
    } finally {
      expect(await server.stop()).toBe(0);
    }
    expect(server.output()).toContain('"event":"mail_server_missing","host":"0.0.0.0"');
  });

  it.each([
    ['this machine alone reaches it', {}],
    ['it has a mail server', { HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('does not warn when %s', async (name, environment) => {
    const server = await startServerProcess(path.join(folder, name), environment);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('mail_server_missing');
  });
});
