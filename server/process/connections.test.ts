import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestBudget } from '../budgets/budgets.ts';
import { head, openRaw, type RawConnection } from '../testing/raw-connection.ts';
import { until } from '../testing/until.ts';
import { makeZip } from '../testing/zip.ts';
import { doors, startTarget, type Target } from './bodies/target.ts';
import { shareConnections } from './connections.ts';

let target: Target;
/** Everything thirty times as fast as in the product. */
beforeAll(async () => {
  target = await startTarget({
    headMilliseconds: 1_000,
    silenceMilliseconds: 2_000,
    bodyWindowMilliseconds: 1_500,
    bodyBytesPerSecond: 500,
    checkMilliseconds: 100,
  });
});
afterAll(() => target.end());

/** Writes a byte every tenth of a second, without end, until the server closes the connection. */
async function dribble(connection: RawConnection, text: string): Promise<void> {
  const letters = text[Symbol.iterator]();
  // What has come is read before anything is written: the kernel throws it away when the other side refuses more.
  const drop = () => {
    if (connection.statuses().length === 0) void connection.write(letters.next().value ?? 'x');
  };
  const drip = setInterval(() => setImmediate(drop), 100);
  await connection.closed;
  clearInterval(drip);
}

describe('a visitor who asks without waiting for answers', () => {
  const ask = 'GET /storage/v1/object/public/project-files/none HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it('is put out, and most of it is not worked on', async () => {
    const before = await target.filesAsked();
    const connections = await Promise.all(Array.from({ length: 20 }, () => target.open()));
    await Promise.all(connections.map((connection) => connection.write(ask.repeat(800))));
    await Promise.all(connections.map(({ closed }) => closed));
    await target.expectHealthy();
    expect(await target.filesAsked()).toBeLessThanOrEqual(
      before + connections.length * requestBudget.pipelined,
    );
  });

  it('is answered as long as few answers are missing', async () => {
    const connection = await target.open();
    await connection.write(ask.repeat(requestBudget.pipelined));
    await until(() => expect(connection.statuses()).toHaveLength(requestBudget.pipelined));
  });
});

it('one network has so many open, and one again when another is closed', async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
  shareConnections(server, 2);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [first, second] = [await openRaw(url), await openRaw(url)];
  await first.write(head('GET /'));
  await second.write(head('GET /'));
  await Promise.all([first.until(/here/), second.until(/here/)]);
  const third = await openRaw(url);
  expect(await third.closed).toBe('');
  first.socket.destroy();
  await until(async () => {
    const again = await openRaw(url);
    await again.write(head('GET /', { Connection: 'close' }));
    expect(await again.closed).toContain('here');
  });
  second.socket.destroy();
  server.close();
});

describe('a visitor who is slow on purpose is put out, and nobody else waits', () => {
  it('with a head byte by byte, on a hundred connections', async () => {
    const connections = await Promise.all(Array.from({ length: 100 }, () => target.open()));
    const ended = connections.map((connection) =>
      dribble(connection, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: `),
    );
    await target.expectHealthy();
    await Promise.all(ended);
    // Who still writes when the other side closes may lose what it has been told.
    for (const connection of connections) expect([[408], []]).toContainEqual(connection.statuses());
  });

  it('with nothing at all', async () => {
    const connection = await target.open();
    await connection.closed;
    expect(connection.statuses()).toEqual([408]);
  });

  it.each(Object.entries(doors))('with a body byte by byte: %s', async (name, door) => {
    const connection = await target.open();
    const type = name === 'page' ? 'application/x-www-form-urlencoded' : 'application/json';
    await connection.write(head(door, { ...target.headers, 'Content-Type': type, 'Content-Length': 5_000 }));
    const ended = dribble(connection, '{"email":"');
    await target.expectHealthy();
    await ended;
    // What needs no body is answered before.
    expect([[408], [404]]).toContainEqual(connection.statuses());
    await target.expectHealthy();
  });

  it.each(['Content-Length: 100000', 'Transfer-Encoding: chunked'])(
    'with an upload byte by byte, %s',
    async (length) => {
      const connection = await target.open();
      const [name = '', value = ''] = length.split(': ');
      const door = `POST /storage/v1/object/project-files/${target.userId}/slow.zip`;
      await connection.write(
        head(door, { ...target.headers, 'Content-Type': 'application/zip', [name]: value }),
      );
      await dribble(connection, '1000\r\nabc');
      expect(connection.statuses()).toEqual([408]);
      await target.expectHealthy();
    },
  );

  it('with reading: an answer that nobody takes is given up', async () => {
    const bytes = makeZip([{ name: 'noise.bin', content: randomBytes(20 * 1024 * 1024), isStored: true }]);
    const place = `/storage/v1/object/project-files/${target.userId}/large.zip`;
    const uploaded = await fetch(target.url + place, {
      method: 'POST',
      headers: { ...target.headers, 'Content-Type': 'application/zip' },
      body: bytes,
    });
    expect(uploaded.status).toBe(200);
    const connection = await target.open();
    connection.socket.pause();
    await connection.write(head(`GET /storage/v1/object/public/project-files/${target.userId}/large.zip`));
    const { localPort = 0 } = connection.socket;
    await expect.poll(() => isHeldByServer(localPort)).toBe(false);
    connection.socket.resume();
    expect((await connection.closed).length).toBeLessThan(bytes.length);
    await target.expectHealthy();
  });
});

it('an honest upload over a slow line is taken, though it lasts longer than every limit', async () => {
  const bytes = makeZip([{ name: 'noise.bin', content: randomBytes(40_000), isStored: true }]);
  const connection = await target.open();
  const door = `POST /storage/v1/object/project-files/${target.userId}/honest.zip`;
  await connection.write(
    head(door, {
      ...target.headers,
      'Content-Type': 'application/zip',
      'Content-Length': bytes.length,
      Connection: 'close',
    }),
  );
  // Six seconds in all.
  for (let at = 0; at < bytes.length; at += 1_000) {
    await connection.write(bytes.subarray(at, at + 1_000));
    // The line's speed: it is what is tested.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await connection.closed;
  expect(connection.statuses()).toEqual([200]);
});

/** Whether the server still has its end of a client's connection, as Linux tells: a client that does not read learns of no end. */
async function isHeldByServer(clientPort: number): Promise<boolean> {
  const hexadecimal = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const ends = new RegExp(
    `:${hexadecimal(Number(new URL(target.url).port))} \\w+:${hexadecimal(clientPort)} `,
  );
  return ends.test(await readFile('/proc/net/tcp', 'utf8'));
}
