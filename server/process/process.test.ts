import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { orderAtTerminal } from '../testing/operator.ts';
import { pressLink } from '../testing/press-link.ts';
import { runServerProcess, type ServerProcess, startServerProcess } from '../testing/process.ts';

let folder: string;
let server: ServerProcess;
const data = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-process-'));
  server = await startServerProcess(data('main'));
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('a start that can not succeed says why in one line and exits 1', () => {
  it('port taken', async () => {
    const port = new URL(server.url).port;
    const { code, output } = await runServerProcess({ PORT: port, DATA_DIR: data('other') });
    expect(output).toBe(`plinth: port ${port} is in use; choose another with PORT.\n`);
    expect(code).toBe(1);
  });

  it('data folder open in another process', async () => {
    const { code, output } = await runServerProcess({ DATA_DIR: data('main') });
    expect(output).toBe(`plinth: ${data('main')} is open in another Plinth process.\n`);
    expect(code).toBe(1);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const readiness = await fetch(`${server.url}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      200,
      { status: 'ok', parts: { database: 'ok', files: 'ok' } },
    ]);
    expect(readiness.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('plinth_http_requests_total');
    // Nobody else learns that there are any.
    const stranger = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(stranger.status).toBe(404);
  });

  it('data folder that can not be made', async () => {
    await writeFile(data('file'), '');
    const { code, output } = await runServerProcess({ DATA_DIR: data('file/data') });
    expect(output).toBe(`plinth: ${data('file/data')} is not a folder; choose another with DATA_DIR.\n`);
    expect(code).toBe(1);
  });

  it('data folder that can not be written', async () => {
    // Under /sys not even root may make a folder.
    const { code, output } = await runServerProcess({ DATA_DIR: '/sys/plinth' });
    expect(output).toBe('plinth: /sys/plinth can not be written; choose another folder with DATA_DIR.\n');
    expect(code).toBe(1);
  });

  it('a variable that does not parse', async () => {
    const { code, output } = await runServerProcess({
      SMTP_URL: 'mail.example.org',
      DATA_DIR: data('other'),
    });
    expect(output).toBe('plinth: SMTP_URL: must start with smtp:// or smtps://\n');
    expect(code).toBe(1);
  });

  it('a database server that is not there, without telling its password', async () => {
    const address = 'postgres://owner:hunter2@127.0.0.1:1/plinth';
    const { code, output } = await runServerProcess({ DATABASE_URL: address, DATA_DIR: data('other') });
    expect(output).toBe('plinth: DATABASE_URL: the database could not be reached (ECONNREFUSED).\n');
    expect(code).toBe(1);
  });

  it('a migration that fails, and the database is as it was', async () => {
    const cluster = data('broken/database');
    const before = await openPglite(await makeFolder(cluster));
    await before.script('create table public.projects (mine text); insert into public.projects values (1)');
    await before.close();

    const { code, output } = await runServerProcess({ DATA_DIR: data('broken'), LOG_LEVEL: 'error' });
    expect(output).toMatch(/^plinth: Migration \d+_create_projects failed: .+ already exists\n$/);
    expect(code).toBe(1);

    const after = await openPglite(cluster);
    const rows = await after.run(owner, { text: 'select mine from public.projects' });
    const tables = await after.run(owner, {
      text: `select from pg_tables where schemaname in ('auth', 'storage')`,
    });
    await after.close();
    expect(rows.rows).toEqual([{ mine: '1' }]);
    expect(tables.rowCount).toBe(0);
  });
});

async function makeFolder(name: string): Promise<string> {
  await mkdir(name, { recursive: true });
  return name;
}

describe('stopping', () => {
  it('finishes a request in flight, closes the database and exits 0; the next start creates nothing again', async () => {
    const first = await startServerProcess(data('stop'));
    const key = (
      (await (await fetch(`${first.url}/.well-known/plinth.json`)).json()) as { publishableKey: string }
    ).publishableKey;
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'long enough' });
    const socket = await open(first.url);
    socket.write(
      `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // A request after it has been answered, so this one's head has been read and it is in flight.
    await fetch(`${first.url}/healthz`);
    const stopped = first.stop();
    socket.write(body.slice(5));
    const answer = await read(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Invalid login credentials');
    expect(await stopped).toBe(0);
    expect(first.output()).not.toContain('error');

    const second = await startServerProcess(data('stop'));
    expect((await fetch(second.url)).status).toBe(200);
    expect(second.output()).not.toMatch(/migrations applied|Sharing/);
    await second.stop();
  });

  it('forgets no try: who has to wait waits after the next start as well', async () => {
    const guess = async (url: string) => {
      const { publishableKey } = await (await fetch(`${url}/.well-known/plinth.json`)).json();
      const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'guessed@example.org', password: 'a guess' }),
      });
      return response.status;
    };
    const first = await startServerProcess(data('counted'));
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push(await guess(first.url));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await first.stop()).toBe(0);
    const second = await startServerProcess(data('counted'));
    expect(await guess(second.url)).toBe(429);
    await second.stop();
  });

  it('answers Ctrl-C like SIGTERM', async () => {
    const process = await startServerProcess(data('stop'));
    process.child.kill('SIGINT');
    const code = await new Promise((resolve) => process.child.once('exit', resolve));
    expect(code).toBe(0);
  });
});

it('takes up a new key from the terminal while it runs, and tokens from before stay good until it is revoked', async () => {
  const { publishableKey } = (await (await fetch(`${server.url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  const { auth } = createClient(server.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await auth.signUp({ email: 'key@example.org', password: 'a long enough password' });
  const [mail] = await server.mails();
  await pressLink(mail?.links.find((link) => link.includes('/auth/v1/verify')) ?? '');
  const { data } = await auth.signInWithPassword({
    email: 'key@example.org',
    password: 'a long enough password',
  });
  const old = data.session?.access_token ?? '';
  const order = (...words: string[]) => orderAtTerminal(server.dataDirectory, words);

  const kid = /^The key (\S+) signs tokens now/.exec(await order('rotate-keys'))?.[1];
  const refreshed = (await auth.refreshSession()).data.session?.access_token ?? '';
  expect(decodeProtectedHeader(refreshed).kid).toBe(kid);
  expect((await auth.getUser(old)).error).toBeNull();
  expect(await order('rotate-keys', '--revoke-previous')).toContain('All others are revoked');
  expect((await auth.getUser(old)).error).toMatchObject({ code: 'bad_jwt' });
  expect((await auth.getUser(refreshed)).error).toMatchObject({ code: 'bad_jwt' });
  expect((await auth.refreshSession()).error).toBeNull();
});

function open(url: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function read(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('close', () => resolve(text));
    socket.once('error', reject);
  });
}

it('answers a form sent to a page that takes none, and has nothing to tell the operator of it', async () => {
  const server = await startServerProcess(data('no-action'));
  const answer = await fetch(`${server.url}/about`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(answer.status).toBe(405);
  expect(await answer.text()).toContain('<h1');
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toMatch(/action|\n\s+at /);
});

it('waits with the port for no one: another program can take it after the stop', async () => {
  const process = await startServerProcess(data('port'));
  const port = Number(new URL(process.url).port);
  await process.stop();
  const taker = createServer();
  await new Promise<void>((resolve, reject) =>
    taker.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  taker.close();
});
