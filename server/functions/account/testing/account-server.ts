import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { type Git, openGit } from '../../../git/git.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { openFunctionContext } from '../../kit/context.ts';
import { openAccount } from '../account.ts';

export interface AccountServer {
  server: TestServer;
  git: Git;
  /** Asks a function of the account, with the access token of a session. */
  ask(method: string, place: string, token?: string | null, body?: BodyInit | object): Promise<Response>;
  close(): Promise<void>;
}

/** The account's functions on a database of their own, with repositories. They reach the backend through `backendFetch`. */
export async function startAccountServer(
  overrides: Partial<Config> = {},
  backendFetch = fetch,
): Promise<AccountServer> {
  const server = await startTestServer(overrides);
  const { services } = server;
  const copies = await mkdtemp(path.join(os.tmpdir(), 'plinth-account-'));
  const context = await openFunctionContext(services.config, services, backendFetch);
  const git = await openGit(await openFunctionContext(services.config, services, fetch), copies);
  const app = new Hono().route('/functions/v1/account', openAccount(context, git.repositories).routes);
  const listening = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
  await new Promise((resolve) => listening.once('listening', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/functions/v1/account/`;
  return {
    server,
    git,
    ask: (method, place, token = null, body) =>
      fetch(url + place, {
        method,
        headers: {
          apikey: services.keys.publishable,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined
          ? {}
          : {
              body:
                body instanceof Uint8Array || typeof body === 'string'
                  ? (body as BodyInit)
                  : JSON.stringify(body),
            }),
      }),
    async close() {
      await new Promise((resolve) => listening.close(resolve));
      await git.stop();
      await server.close();
      await rm(copies, { recursive: true, force: true });
    },
  };
}
