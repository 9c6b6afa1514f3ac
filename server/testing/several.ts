import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StoredMail } from '../mail/local-mailbox.ts';
import { administer } from './administer.ts';
import { freePort } from './free-port.ts';
import { findNginx, type RunningNginx, startNginx } from './nginx.ts';
import { type ServerProcess, startServerProcess } from './process.ts';
import { startS3, type TestS3 } from './s3.ts';

/** Processes of the product on one PostgreSQL and one S3 store, behind nginx, which sends each request to the next. */
export interface Several {
  /** Where nginx answers; its header `X-Served-By` names the server. */
  url: string;
  servers: ServerProcess[];
  /** The servers' own addresses. */
  addresses: string[];
  publishableKey: string;
  databaseUrl: string;
  /** Removed at the end. */
  folder: string;
  /** What the local mailboxes of all hold. */
  mails(): Promise<StoredMail[]>;
  /** Resolves with the servers' exit codes. */
  stop(): Promise<(number | null)[]>;
}

/** Starts them at once on an empty database, on the PostgreSQL server of `TEST_DATABASE_URL`: two, or `count`. */
export async function startSeveral(count = 2, more: Record<string, string> = {}): Promise<Several> {
  const postgres = process.env.TEST_DATABASE_URL ?? '';
  const program = findNginx();
  if (!postgres || !program) throw new Error('This needs TEST_DATABASE_URL and nginx.');
  const database = `plinth_several_${randomBytes(6).toString('hex')}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-several-'));
  let s3: TestS3 | null = null;
  let nginx: RunningNginx | null = null;
  let servers: ServerProcess[] = [];
  async function stop(): Promise<(number | null)[]> {
    await nginx?.stop();
    const codes = await Promise.all(servers.map((server) => server.stop()));
    await s3?.close();
    await administer(postgres, `drop database if exists ${database} with (force)`);
    await rm(folder, { recursive: true, force: true });
    return codes;
  }
  try {
    await administer(postgres, `create database ${database}`);
    s3 = await startS3();
    const url = new URL(postgres);
    url.pathname = `/${database}`;
    const door = await freePort();
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort());
    const settings = {
      DATABASE_URL: url.href,
      S3_ENDPOINT: s3.config.endpoint ?? '',
      S3_REGION: s3.config.region,
      S3_BUCKET: s3.config.bucket,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
      SITE_URL: `http://127.0.0.1:${door}`,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...more,
    };
    // At once, on an empty database: only one of them may make the tables.
    servers = await Promise.all(
      ports.map((port) =>
        startServerProcess(path.join(folder, String(port)), { ...settings, PORT: String(port) }),
      ),
    );
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    nginx = await startNginx(program, path.join(folder, 'nginx'), door, balance(door, ports));
    const config = await (await fetch(`${nginx.url}/.well-known/plinth.json`)).json();
    return {
      url: nginx.url,
      servers,
      addresses,
      publishableKey: (config as { publishableKey: string }).publishableKey,
      databaseUrl: url.href,
      folder,
      mails: async () => (await Promise.all(servers.map((server) => server.mails()))).flat(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each request goes to the next server, whoever sends it. */
function balance(port: number, ports: number[]): string {
  return `upstream site { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} }
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    proxy_request_buffering off;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    add_header X-Served-By $upstream_addr always;
    location / { proxy_pass http://site; }
  }`;
}
