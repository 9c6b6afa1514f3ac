import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type GitBudget, gitBudget } from '../../budgets/budgets.ts';
import type { Config } from '../../config.ts';
import { openFunctionContext } from '../../functions/kit/context.ts';
import { Launcher } from '../../launcher/launcher.ts';
import { gitClientEnvironment } from '../../testing/git-client.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { type Git, openGit } from '../git.ts';

/** Workers that keep databases in their memory are slow to start programs themselves. */
const { launch } = new Launcher();

interface GitAnswer {
  code: number;
  /** What git printed, on both streams. */
  said: string;
}

export interface GitServer {
  server: TestServer;
  git: Git;
  /** Where git clients and pages ask. */
  url: string;
  /** A folder that is removed at the end. */
  folder: string;
  /** Another process on the same database and the same files, with copies of its own. */
  another(): Promise<{ url: string; git: Git }>;
  /** Runs the machine's git as a person does. Never rejects. */
  run(directory: string, ...args: string[]): Promise<GitAnswer>;
  /** Makes a repository and returns its row. */
  repository(owner: TestUser, name: string, isPrivate?: boolean): Promise<Record<string, string>>;
  /** The address for a clone, with a token of that member in it when one is given. */
  address(repository: Record<string, string>, token?: string, base?: string): string;
  token(member: TestUser, scopes?: string[]): Promise<string>;
  /** Calls a function of the pages, signed in or not. */
  call(path: string, member?: TestUser | null, body?: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** Repositories on a database of their own, behind a real HTTP server. `budget` replaces limits that no test can wait for. */
export async function startGitServer(
  overrides: Partial<Config> = {},
  budget: Partial<GitBudget> = {},
): Promise<GitServer> {
  const server = await startTestServer(overrides);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-git-'));
  const closing: (() => Promise<unknown>)[] = [];
  const open = async () => {
    const context = await openFunctionContext(server.services.config, server.services, fetch);
    const copies = await mkdtemp(path.join(folder, 'copies-'));
    const git = await openGit(context, copies, { ...gitBudget, ...budget });
    const app = new Hono().route('/git', git.door).route('/functions/v1/git', git.functions);
    const listening = serve({
      fetch: app.fetch,
      hostname: '127.0.0.1',
      port: 0,
      overrideGlobalObjects: false,
    });
    await new Promise((resolve) => listening.once('listening', resolve));
    closing.push(() => new Promise((resolve) => listening.close(resolve)));
    closing.push(() => git.stop());
    return { git, url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` };
  };
  const { git, url } = await open();

  return {
    server,
    git,
    url,
    folder,
    another: open,
    async run(directory, ...args) {
      const order = { program: 'git', args, cwd: directory, env: gitClientEnvironment(folder) };
      const { input, output, ended } = await launch(order);
      input.end();
      const printed = await text(output);
      const { code, said } = await ended;
      return { code: code ?? 1, said: printed + said };
    },
    async repository(owner, name, isPrivate = false) {
      const { data, error } = await owner.client
        .from('git_repositories')
        .insert({ name, is_private: isPrivate })
        .select()
        .single();
      if (error) throw new Error(error.message);
      return data;
    },
    address(repository, token, base = url) {
      const place = new URL(
        `${base}/git/${repository.owner}/${encodeURIComponent(repository.slug ?? '')}.git`,
      );
      if (token) {
        place.username = 'me';
        place.password = token;
      }
      return place.href;
    },
    async token(member, scopes = ['repo:read', 'repo:write']) {
      const { data, error } = await member.client.rpc('create_access_token', { name: 'Laptop', scopes });
      if (error) throw new Error(error.message);
      return data.token;
    },
    call(place, member = null, body) {
      const { publishable } = server.services.keys;
      return fetch(`${url}/functions/v1/git/${place}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          apikey: publishable,
          ...(member ? { Authorization: `Bearer ${member.accessToken}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    async close() {
      for (const close of closing.reverse()) await close();
      await server.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
