import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createBackend } from '../backend.ts';
import { type Config, readConfig } from '../config.ts';
import { owner } from '../database/database.ts';
import { openFileStore } from '../files/open.ts';
import { issuerOf, signAccessToken } from '../keys/access-token.ts';
import { loadKeys } from '../keys/keys.ts';
import { createLog } from '../log.ts';
import type { Mail } from '../mail/mailer.ts';
import { applyQuotas } from '../quotas/apply.ts';
import { openRateLimits } from '../rate-limits/open.ts';
import type { Services } from '../services.ts';
import { createTestDatabase } from './database.ts';

export interface TestUser {
  id: string;
  email: string;
  client: SupabaseClient;
  accessToken: string;
}

export interface TestServer {
  url: string;
  services: Services;
  /** Mails sent so far, oldest first. */
  mails: Mail[];
  /** A client as an anonymous visitor has it, keeping its session in memory. */
  visitor(): SupabaseClient;
  /** A client with the secret key. */
  operator(): SupabaseClient;
  /** A confirmed account made directly in the database, with a client that is signed in. */
  user(email?: string): Promise<TestUser>;
  close(): Promise<void>;
}

/** Starts the backend on a database of its own. Rate limits are off unless `overrides` sets a factor. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-data-'));
  const { database, drop } = await createTestDatabase();
  const mails: Mail[] = [];
  const config: Config = {
    ...readConfig({ DATA_DIR: directory, RATE_LIMIT_FACTOR: '0', PORT: '0', CHROMIUM: 'off' }),
    ...overrides,
  };
  await applyQuotas(database, config.quotas);
  const services: Services = {
    config,
    log: createLog('error'),
    database,
    limits: await openRateLimits(database),
    keys: await loadKeys(database),
    files: await openFileStore(config),
    mailer: {
      send: async (mail) => void mails.push(mail),
      close: async () => {},
    },
  };
  const server = serve({
    overrideGlobalObjects: false,
    fetch: createBackend(services).fetch,
    hostname: '127.0.0.1',
    port: 0,
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  config.siteUrl = url;

  const connect = (key: string, options = {}) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, ...options });

  return {
    url,
    services,
    mails,
    visitor: () => connect(services.keys.publishable),
    operator: () => connect(services.keys.secret),
    async user(email = `${randomUUID()}@example.org`) {
      const { id, accessToken } = await insertUser(services, email);
      const client = connect(services.keys.publishable, { accessToken: async () => accessToken });
      return { id, email, client, accessToken };
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function insertUser(services: Services, email: string): Promise<{ id: string; accessToken: string }> {
  const { config, database, keys } = services;
  const id = randomUUID();
  const sessionId = randomUUID();
  await database.transaction(owner, async (session) => {
    await session.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        values ($1, 'authenticated', 'authenticated', $2, now(), '{}', '{}')`,
      [id, email],
    );
    await session.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, id]);
  });
  const accessToken = await signAccessToken(
    keys,
    issuerOf(config.siteUrl),
    { sub: id, role: 'authenticated', email, session_id: sessionId, aal: 'aal1', is_anonymous: false },
    config.accessTokenSeconds,
  );
  return { id, accessToken };
}
