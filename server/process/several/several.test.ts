import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredMail } from '../../mail/local-mailbox.ts';
import { administer } from '../../testing/administer.ts';
import { findNginx, freePort, type RunningNginx, startNginx } from '../../testing/nginx.ts';
import { orderAtTerminal } from '../../testing/operator.ts';
import { type ServerProcess, startServerProcess } from '../../testing/process.ts';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { largeZip, sha256 } from '../../testing/storage.ts';

const account = { email: 'ann@example.org', password: 'a long enough password' };
const database = `plinth_several_${randomBytes(6).toString('hex')}`;
/** A PostgreSQL server on which databases may be created; `npm test -- several` starts one. */
const postgres = process.env.TEST_DATABASE_URL ?? '';

let folder: string;
let s3: TestS3;
let nginx: RunningNginx;
let servers: ServerProcess[] = [];
/** The servers' own addresses. */
let addresses: string[];
let publishableKey: string;
let databaseUrl: string;
let ann: SupabaseClient;

beforeAll(async () => {
  const program = findNginx();
  if (!postgres || !program) throw new Error('This needs TEST_DATABASE_URL and nginx.');
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-several-'));
  await administer(postgres, `create database ${database}`);
  s3 = await startS3();
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  databaseUrl = url.href;
  const [door, ...ports] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: s3.config.endpoint ?? '',
    S3_REGION: s3.config.region,
    S3_BUCKET: s3.config.bucket,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    SITE_URL: `http://127.0.0.1:${door}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  // At once, on an empty database: only one of them may make the tables.
  servers = await Promise.all(
    ports.map((port) =>
      startServerProcess(path.join(folder, String(port)), { ...settings, PORT: String(port) }),
    ),
  );
  addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  nginx = await startNginx(program, path.join(folder, 'nginx'), door ?? 0, balance(door ?? 0, ports));
  const config = (await (await fetch(`${nginx.url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  publishableKey = config.publishableKey;
  ann = connect(nginx.url);
});
afterAll(async () => {
  await nginx?.stop();
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await s3?.close();
  await administer(postgres, `drop database if exists ${database} with (force)`);
  await rm(folder, { recursive: true, force: true });
  expect(codes).toEqual([0, 0]);
});

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

/** The client of a visitor, who counts which servers have answered. */
function connect(url: string, served = new Set<string | null>()): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        served.add(response.headers.get('x-served-by'));
        return response;
      },
    },
  });
}

async function mailsAt(address: string): Promise<StoredMail[]> {
  return (await (await fetch(`${address}/_mailbox.json`)).json()) as StoredMail[];
}

it('knows a member at either server: sign-up, link, sign-in, and tokens that follow one another', async () => {
  const served = new Set<string | null>();
  ann = connect(nginx.url, served);
  expect((await ann.auth.signUp(account)).error).toBeNull();
  // The local mailbox is each server's own.
  const mails = (await Promise.all(addresses.map(mailsAt))).flat();
  const link = mails[0]?.links.find((address) => address.includes('/auth/v1/verify'));
  await fetch(link ?? '', { redirect: 'manual' });
  expect((await ann.auth.signInWithPassword(account)).error).toBeNull();
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await ann.auth.getUser()).data.user?.email).toBe(account.email);
    expect((await ann.auth.refreshSession()).error).toBeNull();
  }
  expect(served.size).toBe(2);
});

it('takes an upload in pieces that come to both, and either sends it', async () => {
  const { data } = await ann.auth.getSession();
  const owner = data.session?.user.id;
  const zip = largeZip(900_000);
  const name = `${owner}/between.zip`;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const headers = { authorization: `Bearer ${data.session?.access_token}`, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${nginx.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(zip.length),
      'upload-metadata': `bucketName ${base64('project-files')},objectName ${base64(name)}`,
    },
  });
  expect(created.status).toBe(201);
  const upload = new URL(created.headers.get('location') ?? '', nginx.url);
  const served = new Set<string | null>();
  for (let at = 0; at < zip.length; at += 300_000) {
    const piece = await fetch(upload, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: zip.subarray(at, at + 300_000),
    });
    expect(piece.status).toBe(204);
    served.add(piece.headers.get('x-served-by'));
  }
  expect(served.size).toBe(2);
  for (const address of addresses) {
    const read = await fetch(`${address}/storage/v1/object/public/project-files/${name}`);
    expect(sha256(await read.bytes())).toBe(sha256(zip));
  }
});

it('counts tries at both together', async () => {
  const stranger = connect(nginx.url);
  // An address nobody has signed in with: successes count as well.
  const email = 'guessed@example.org';
  const codes: unknown[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const { error } = await stranger.auth.signInWithPassword({ email, password: `wrong ${turn}` });
    codes.push(error?.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
  expect(codes[10]).toBe('over_request_rate_limit');
});

it('tells visitors of both what happens at either', async () => {
  const visitors = [...addresses, nginx.url].map((url) => connect(url));
  const heard = visitors.map(() => [] as unknown[]);
  const channels = await Promise.all(
    visitors.map(
      (visitor, place) =>
        new Promise<ReturnType<SupabaseClient['channel']>>((resolve, reject) => {
          const channel = visitor
            .channel('lobby')
            .on('broadcast', { event: 'hello' }, ({ payload }) => heard[place]?.push(payload))
            .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'projects' }, (change) =>
              heard[place]?.push((change.new as { title?: string }).title),
            );
          channel.subscribe((status, error) => {
            if (status === 'SUBSCRIBED') resolve(channel);
            else if (status !== 'CLOSED') reject(error ?? new Error(status));
          });
        }),
    ),
  );
  await channels[0]?.send({ type: 'broadcast', event: 'hello', payload: { from: 'the first' } });
  const { data } = await ann.auth.getUser();
  const { error } = await ann.from('projects').insert({
    title: 'For everybody',
    description: 'A site',
    zip_file_url: `${nginx.url}/storage/v1/object/public/project-files/${data.user?.id}/between.zip`,
    status: 'published',
    slug: '',
    user_id: data.user?.id,
  });
  expect(error).toBeNull();
  const told = [{ from: 'the first' }, 'For everybody'];
  await expect.poll(() => heard[1]).toEqual(told);
  await expect.poll(() => heard[2]).toEqual(told);
  await expect.poll(() => heard[0]).toEqual(['For everybody']);
  for (const visitor of visitors) await visitor.removeAllChannels();
});

it('signs with a new key at both as soon as the operator has put it into use', async () => {
  const { data } = await ann.auth.getSession();
  const old = data.session?.access_token ?? '';
  const kidOf = (token: string) => (token ? decodeProtectedHeader(token).kid : null);
  const statusesWith = (token: string) => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    const ask = async (address: string) => (await fetch(`${address}/rest/v1/projects`, { headers })).status;
    return Promise.all(addresses.map(ask));
  };
  const kidsAt = async (address: string) => {
    const answer = await fetch(`${address}/auth/v1/.well-known/jwks.json`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  const members = addresses.map((address) => connect(address));
  for (const { auth } of members) expect((await auth.signInWithPassword(account)).error).toBeNull();
  const order = (...words: string[]) => orderAtTerminal(folder, words, { DATABASE_URL: databaseUrl });

  const kid = /^The key (\S+) signs tokens now/.exec(await order('rotate-keys'))?.[1];
  for (const client of members) {
    await expect
      .poll(async () => kidOf((await client.auth.refreshSession()).data.session?.access_token ?? ''))
      .toBe(kid);
  }
  expect(await statusesWith(old)).toEqual([200, 200]);
  expect((await ann.auth.getClaims(old)).error).toBeNull();

  expect(await order('revoke-keys')).toContain('One earlier key is revoked');
  await expect.poll(() => statusesWith(old)).toEqual([401, 401]);
  for (const address of addresses) expect(await kidsAt(address)).not.toContain(kidOf(old));
  // Nobody is signed out: the refresh token is no signed one.
  const fresh = (await ann.auth.refreshSession()).data.session?.access_token ?? '';
  expect(kidOf(fresh)).toBe(kid);
  expect(await statusesWith(fresh)).toEqual([200, 200]);
});

it('goes on with one server when the other has stopped', async () => {
  expect(await servers[1]?.stop()).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await ann.auth.getUser()).error).toBeNull();
    expect((await fetch(`${nginx.url}/readyz`)).status).toBe(200);
  }
});
