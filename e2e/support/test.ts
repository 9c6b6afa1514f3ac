import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { type ServerProcess, startServerProcess } from '../../server/testing/process.ts';
import { startRemotePair } from '../../server/testing/remote.ts';
import { type Account, backendOf, createAccount, signIn } from './accounts.ts';
import { preparedData } from './prepare-data.ts';
import { actWhenSettled } from './settled.ts';
import { type Inbox, openInbox } from './smtp.ts';

interface WorkerFixtures {
  /** Settings of the server beside the usual ones, as environment variables. A file sets them with `test.use`. */
  settings: Record<string, string>;
  /** Where the server's mail goes: null for the local mailbox, else a real SMTP server. */
  inbox: Inbox | null;
  smtp: boolean;
  /** Origins beside the server's own that pages may ask. */
  neighbours: string[];
  /** The built product with the demo content and its repositories, on a data folder of its own; one for each worker. */
  server: ServerProcess;
  /** Whether the site stands on a second instance as its backend (`PLINTH_REMOTE=1`), as on a hosted Supabase. */
  remote: boolean;
  /** What a test does to a page waits until the page shows what its address names. */
  patience: undefined;
}

interface TestFixtures {
  /** A confirmed account that nobody has signed in to. */
  account: Account;
  /** Signs the page in to a fresh account. */
  login(page: Page): Promise<Account>;
  /** Fails the test when a page prints an error or asks another host for anything. */
  guard: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  smtp: [false, { scope: 'worker', option: true }],
  neighbours: [[], { scope: 'worker' }],
  remote: [process.env.PLINTH_REMOTE === '1', { scope: 'worker' }],
  inbox: [
    async ({ smtp }, use) => {
      const inbox = smtp ? await openInbox() : null;
      await use(inbox);
      await inbox?.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ settings, inbox, remote }, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-e2e-'));
      const mail: Record<string, string> = inbox ? { SMTP_URL: inbox.url } : {};
      const all = { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error', ...mail, ...settings };
      const start = remote ? startOnAnother : startAlone;
      const server = await start(folder, all);
      await use(server);
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      expect(code, server.output()).toBe(0);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ server }, use) => use(await createAccount(server)),
  login: async ({ server }, use) => {
    await use(async (page) => {
      const account = await createAccount(server);
      await signIn(page, server, account);
      return account;
    });
  },
  guard: [
    async ({ context, server, neighbours }, use) => {
      const { url } = await backendOf(server);
      const known = [new URL(server.url).origin, new URL(url).origin, ...neighbours];
      // The server's own as well: live demos and previews of products.
      const demo = new RegExp(`^http://(demo|preview)--[a-z0-9-]+\\.localhost:${new URL(server.url).port}$`);
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        const text = message.text();
        // Chromium reports every answer of 400 and above as an error; journeys that expect one assert on it. Without a
        // network, which is a journey's own doing, a socket that is just being opened is reported as well.
        const isExpected =
          text.startsWith('Failed to load resource') || text.includes('net::ERR_INTERNET_DISCONNECTED');
        if (message.type() === 'error' && !isExpected) faults.push(`${text} (${message.location().url})`);
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !known.includes(origin) && !demo.test(origin))
          faults.push(`asks ${origin}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  patience: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', actWhenSettled));
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
});

/** A site with a backend of its own, on the prepared data. */
async function startAlone(folder: string, settings: Record<string, string>): Promise<ServerProcess> {
  await cp(preparedData(), folder, { recursive: true });
  return startServerProcess(folder, settings);
}

/**
 * A site on a second instance, which has the prepared data: commands of its operator are given there. What is mailed by
 * either is found at the site.
 */
async function startOnAnother(folder: string, settings: Record<string, string>): Promise<ServerProcess> {
  await cp(preparedData(), path.join(folder, 'backend'), { recursive: true });
  const { site, backend } = await startRemotePair(folder, {}, { host: 'localhost', shared: settings });
  const mails = async () =>
    [...(await backend.mails()), ...(await site.mails())].sort((a, b) => b.date.localeCompare(a.date));
  const stop = async () => {
    const code = await site.stop();
    await backend.stop();
    return code;
  };
  return { ...site, dataDirectory: backend.dataDirectory, mails, stop };
}

export { expect };
