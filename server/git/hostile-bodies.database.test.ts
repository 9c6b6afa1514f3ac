import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, openRaw, type RawConnection } from '../testing/raw-connection.ts';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { processesIn } from './testing/processes.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let token: string;
let repository: Record<string, string>;
let tip: string;
beforeAll(async () => {
  // The minimum is the product's, looked at thirty times as often.
  const sending = { window: 1_000, bytes: 4_096 };
  server = await startGitServer({ trustedProxies: 1 }, { sending });
  ada = await server.server.user();
  token = await server.token(ada);
  repository = await server.repository(ada, 'attacked');
  const work = await begin(server, server.address(repository, token));
  const noise = Array.from({ length: 9 }, (_, at) => [`noise-${at}.png`, randomBytes(1_000_000)]);
  await commitFiles(server, work, { 'index.html': 'x\n', ...Object.fromEntries(noise) });
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  tip = (await server.run(work, 'rev-parse', 'HEAD')).said.trim();
});
afterAll(() => server.close());

const attacker = '203.0.113.66';
const door = (action: string) => `POST /git/${repository.owner}/attacked.git/${action}`;
const headers = (action: string) => ({
  'Content-Type': `application/x-${action}-request`,
  'X-Forwarded-For': attacker,
});
const wants = () => `0032want ${tip}\n00000009done\n`;

/** Sends a request to git, as the attacker unless another address is given, and resolves with status and text. */
async function ask(action: string, body: Uint8Array | string, more: Record<string, string> = {}) {
  const response = await fetch(`${server.address(repository)}/${action}`, {
    method: 'POST',
    headers: { ...headers(action), ...more },
    body: body as BodyInit,
  });
  return { status: response.status, text: await response.text() };
}

/** A page, a clone and an edit of somebody else's. */
async function expectOthersServed() {
  const page = await server.call(`${repository.owner}/attacked/page`);
  expect(page.status).toBe(200);
  await clone(server, server.address(repository));
  const changes = [{ action: 'write', path: `${Math.random()}.js`, content: 'x' }];
  const edit = await server.call(`${repository.owner}/attacked/commits`, ada, { message: 'Edit', changes });
  expect(edit.status).toBe(200);
}

/** The attacker reads a page: their own clones and pushes do not keep them from it. */
async function expectOwnPage() {
  const page = await fetch(`${server.url}/functions/v1/git/${repository.owner}/attacked/tree`, {
    headers: { 'X-Forwarded-For': attacker },
  });
  expect(page.status).toBe(200);
}

describe('a visitor who is slow keeps nobody from repositories', () => {
  it('sending bodies on twenty connections', async () => {
    const connections = await Promise.all(Array.from({ length: 20 }, () => openRaw(server.url)));
    for (const connection of connections) {
      await connection.write(
        head(door('git-upload-pack'), { ...headers('git-upload-pack'), 'Content-Length': 100_000 }),
      );
      await connection.write('0032want ');
    }
    const drips = setInterval(() => {
      for (const connection of connections) void connection.write('x');
    }, 50);
    // Nothing but a body has come, so that there is nothing for git to do.
    expect(await processesIn(path.join(server.folder, 'copies-'))).toEqual([]);
    await expectOthersServed();
    await expectOwnPage();
    await Promise.all(connections.map(({ closed }) => closed));
    clearInterval(drips);
    // Who still writes when the connection is closed may not come to reading why.
    for (const connection of connections) expect([[408], []]).toContainEqual(connection.statuses());
  });

  it('sending nothing after the beginning, of which they are told', async () => {
    const connection = await openRaw(server.url);
    const length = { 'Content-Length': 100_000 };
    await connection.write(head(door('git-upload-pack'), { ...headers('git-upload-pack'), ...length }));
    await connection.write('0032want ');
    expect(await connection.until(/The request came too slowly/)).toMatch(/^HTTP\/1\.1 408 /);
    await connection.closed;
  });

  it('sending an edit', async () => {
    const connection = await openRaw(server.url);
    const { publishable } = server.server.services.keys;
    await connection.write(
      head(`POST /functions/v1/git/${repository.owner}/attacked/commits`, {
        apikey: publishable,
        Authorization: `Bearer ${ada.accessToken}`,
        'Content-Length': 100_000,
      }),
    );
    await connection.write('{"message":"');
    expect(await connection.until(/too slowly/)).toMatch(/^HTTP\/1\.1 408 /);
    connection.socket.destroy();
  });

  it('reading answers on twelve connections', async () => {
    const connections = await Promise.all(Array.from({ length: 12 }, () => openRaw(server.url)));
    for (const connection of connections) {
      connection.socket.pause();
      await connection.write(
        head(door('git-upload-pack'), { ...headers('git-upload-pack'), 'Content-Length': wants().length }) +
          wants(),
      );
    }
    await expectOthersServed();
    // Git has done its work, though nobody has read it.
    await expect.poll(() => processesIn(path.join(server.folder, 'copies-'))).toEqual([]);
    await expectOwnPage();
    // The slowest answer is whole for who reads it after all.
    const [last] = connections.splice(0, 1) as [RawConnection];
    for (const { socket } of connections) socket.destroy();
    last.socket.resume();
    await last.until(/\r\n0000\r\n|\n0\r\n\r\n$/);
    expect(last.answer().length).toBeGreaterThan(9_000_000);
    last.socket.destroy();
  });
});

it('a body over a slow line is taken', async () => {
  const connection = await openRaw(server.url);
  const body = `0032want ${tip}\n0000${'0032have 0000000000000000000000000000000000000000\n'.repeat(1_200)}0009done\n`;
  await connection.write(
    head(door('git-upload-pack'), { ...headers('git-upload-pack'), 'Content-Length': body.length }),
  );
  for (let at = 0; at < body.length; at += 2_000) {
    await connection.write(body.slice(at, at + 2_000));
    // The line's speed, 20 kB a second: it is what is tested. Three seconds in all.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await connection.until(/PACK/)).toMatch(/^HTTP\/1\.1 200 /);
  connection.socket.destroy();
});

describe('a body that is packed', () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  let bomb: Buffer;
  beforeAll(async () => {
    bomb = await promisify(gzip)(zeros(266));
  });
  const basic = () => ({ authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}` });
  const packed = (encoding: string, more = {}) => ({ 'Content-Encoding': encoding, ...more });

  it('is refused when it unpacks to more than it may: of a fetch', async () => {
    const { status, text } = await ask('git-upload-pack', bomb, packed('gzip'));
    expect([status, text]).toEqual([413, 'This request is too large: 4 MB are the most.\n']);
  });

  it('of a push', async () => {
    const { status, text } = await ask('git-receive-pack', bomb, packed('gzip', basic()));
    expect([status, text]).toEqual([413, 'This push is too large: 48 MB are the most.\n']);
  });

  it('in members that are small each', async () => {
    const member = gzipSync(zeros(1));
    const members = Buffer.concat(Array.from({ length: 6 }, () => member));
    expect(await ask('git-upload-pack', members, packed('x-gzip'))).toMatchObject({ status: 413 });
  });

  it('is taken whole in two members, by either name of gzip', async () => {
    const [want, done] = [wants().slice(0, 54), wants().slice(54)];
    const members = Buffer.concat([gzipSync(want), gzipSync(done)]);
    for (const encoding of ['gzip', 'x-gzip', ' GZIP ']) {
      const { status, text } = await ask('git-upload-pack', members, packed(encoding));
      expect([status, text.slice(0, 8)]).toEqual([200, '0008NAK\n']);
    }
    expect(await ask('git-upload-pack', wants(), packed('identity'))).toMatchObject({ status: 200 });
  });

  it('is refused when it breaks off or is none', async () => {
    const whole = gzipSync(wants());
    for (const body of [whole.subarray(0, 20), whole.subarray(0, -4), wants(), '']) {
      const { status, text } = await ask('git-upload-pack', body, packed('gzip'));
      expect([body.length, status, text]).toEqual([
        body.length,
        400,
        expect.stringContaining('could not be unpacked'),
      ]);
    }
  });

  it('in another way is refused', async () => {
    for (const encoding of ['deflate', 'br', 'zstd', 'compress', 'gzip, gzip', 'x-unknown']) {
      const { status, text } = await ask('git-upload-pack', gzipSync(wants()), packed(encoding));
      expect([encoding, status, text]).toEqual([encoding, 415, expect.stringContaining('packed with gzip')]);
    }
  });

  it('of an edit is bounded as well', async () => {
    const { publishable } = server.server.services.keys;
    const response = await fetch(`${server.url}/functions/v1/git/${repository.owner}/attacked/commits`, {
      method: 'POST',
      headers: {
        apikey: publishable,
        Authorization: `Bearer ${ada.accessToken}`,
        'Content-Encoding': 'gzip',
      },
      body: bomb as BodyInit,
    });
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 'body_too_large', message: 'The change is too large.' },
    ]);
  });
});

it('who finds no place is told so by git, and when to come again', async () => {
  const none = { places: 1, placesOfOne: 0, waitingOfOne: 0, waiting: 0, wait: 1 };
  const full = await startGitServer({}, { transfers: none });
  try {
    const owner = await full.server.user();
    const row = await full.repository(owner, 'full');
    const { code, said } = await full.run(full.folder, 'clone', full.address(row));
    expect([code, said]).toEqual([128, expect.stringContaining('Many people use repositories right now.')]);
    const answer = await fetch(`${full.address(row)}/info/refs?service=git-upload-pack`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/plain; charset=UTF-8']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const changes = [{ action: 'write', path: 'a.js', content: 'x' }];
    const edit = await full.call(`${row.owner}/full/commits`, owner, { message: 'Edit', changes });
    expect([edit.status, Number(edit.headers.get('retry-after')) > 0]).toEqual([503, true]);
  } finally {
    await full.close();
  }
});
