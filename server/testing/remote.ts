import path from 'node:path';
import { readConfig } from '../config.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { loadKeys } from '../keys/keys.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServerProcess } from './process.ts';

/** A backend, and a site on it that has none of its own: two processes, as with a hosted Supabase. */
export interface RemotePair {
  backend: ServerProcess;
  site: ServerProcess;
  /** What only the site's server is told. */
  secretKey: string;
  publishableKey: string;
  /** Starts the backend again at its address. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both in `folder` at addresses of `host`; `settings` are the site's, those of both in `shared`. */
export async function startRemotePair(
  folder: string,
  settings: Record<string, string> = {},
  { host = '127.0.0.1', shared = {} }: { host?: string; shared?: Record<string, string> } = {},
): Promise<RemotePair> {
  const data = path.join(folder, 'backend');
  const { publishable, secret } = await makeKeys(data);
  const [backendPort, sitePort] = [await freePort(), await freePort()];
  const site = `http://${host}:${sitePort}`;
  const backend = `http://${host}:${backendPort}`;
  const startBackend = () =>
    startServerProcess(data, {
      ...shared,
      PORT: String(backendPort),
      SITE_URL: backend,
      // As one enters it in the settings of a hosted project.
      REDIRECT_URLS: `${site}/**`,
    });
  const pair: RemotePair = {
    backend: await startBackend(),
    site: await startServerProcess(path.join(folder, 'site'), {
      PORT: String(sitePort),
      SITE_URL: site,
      SUPABASE_URL: backend,
      SUPABASE_PUBLISHABLE_KEY: publishable,
      SUPABASE_SECRET_KEY: secret,
      LOG_LEVEL: 'error',
      ...shared,
      ...settings,
    }),
    secretKey: secret,
    publishableKey: publishable,
    async revive() {
      pair.backend = await startBackend();
    },
    async close() {
      await pair.site.kill();
      await pair.backend.kill();
    },
  };
  return pair;
}

/** The keys of an instance before its first start, as an operator reads them in a hosted project's settings. */
async function makeKeys(dataDirectory: string) {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDirectory }));
  try {
    await migrate(database, await readMigrations());
    return await loadKeys(database);
  } finally {
    await database.close();
  }
}
