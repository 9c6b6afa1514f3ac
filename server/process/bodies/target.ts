import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { pressLink } from '../../testing/press-link.ts';
import { type ServerProcess, startServerProcess } from '../../testing/process.ts';
import { head, openRaw, type RawConnection } from '../../testing/raw-connection.ts';
import type { ConnectionLimits } from '../connections.ts';

/** The product as a process of its own, and somebody signed in who may upload. */
export interface Target extends ServerProcess {
  userId: string;
  /** Headers of a request by that account. */
  headers: Record<string, string>;
  /** Sends one request whose body is what was given, and resolves with the statuses answered when the connection is over. */
  send(line: string, headers: Record<string, string | number>, body: Uint8Array | string): Promise<number[]>;
  open(): Promise<RawConnection>;
  /** How many requests for stored files the server has worked on. */
  filesAsked(): Promise<number>;
  /** Megabytes of memory that the process has. */
  memory(): Promise<number>;
  /** Fails unless the process lives, answers others, and no answer was a fault of its own. */
  expectHealthy(): Promise<void>;
  end(): Promise<void>;
}

/** No limits of rates, and a model service that is never reached: what is tested comes before both. */
const environment = { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error', AI_BASE_URL: 'http://127.0.0.1:1/v1' };

export async function startTarget(connections?: Partial<ConnectionLimits>): Promise<Target> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bodies-'));
  const server = await startServerProcess(folder, environment, connections && { connections });
  const configuration = await fetch(`${server.url}/.well-known/plinth.json`);
  const { publishableKey } = (await configuration.json()) as { publishableKey: string };
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const account = { email: 'bodies@example.org', password: 'a long enough password' };
  await client.auth.signUp(account);
  const [mail] = await server.mails();
  await pressLink(mail?.links.find((link) => link.includes('/verify')) as string);
  const { data } = await client.auth.signInWithPassword(account);
  await client.auth.stopAutoRefresh();
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const headers = { apikey: publishableKey, Authorization: `Bearer ${data.session?.access_token}` };
  return {
    ...server,
    userId: data.user?.id as string,
    headers,
    open: () => openRaw(server.url),
    async send(line, given, body) {
      const connection = await openRaw(server.url);
      await connection.write(head(line, { ...headers, Connection: 'close', ...given }));
      await connection.write(body);
      await connection.closed;
      return connection.statuses();
    },
    async filesAsked() {
      const counts = (await metrics()).matchAll(/^plinth_http_requests_total\{part="storage",.*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    async memory() {
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await metrics()) ?? [];
      return Number(bytes) / 1024 / 1024;
    },
    async expectHealthy() {
      expect((await fetch(`${server.url}/rest/v1/projects?limit=1`, { headers })).status).toBe(200);
      expect(server.child.exitCode).toBeNull();
      expect(server.output()).not.toContain('"error"');
      const faults = (await metrics()).split('\n').filter((line) => /status="5\d\d"/.test(line));
      expect(faults).toEqual([]);
    },
    async end() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Addresses that take a body, one for each reader of bodies, with whom they ask for and what they expect. */
export const doors = {
  auth: 'POST /auth/v1/token?grant_type=password',
  rest: 'POST /rest/v1/projects',
  function: 'POST /rest/v1/rpc/similar_suggestions',
  storage: 'POST /storage/v1/object/sign/project-files',
  contact: 'POST /functions/v1/contact',
  shop: 'POST /functions/v1/checkout',
  account: 'POST /functions/v1/account/delete',
  git: 'POST /functions/v1/git/bodies/none/commits',
  ai: 'POST /functions/v1/ai',
  realtime: 'POST /realtime/v1/api/broadcast',
  page: 'POST /premium/portfolio-website/purchase',
} as const;

/** The content type that a door of this name takes. */
export function typeFor(door: string): string {
  if (door === 'page') return 'application/x-www-form-urlencoded';
  if (door === 'form') return 'multipart/form-data; boundary=edge';
  return door === 'upload' ? 'application/zip' : 'application/json';
}
