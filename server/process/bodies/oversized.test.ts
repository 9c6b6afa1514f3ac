import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { head } from '../../testing/raw-connection.ts';
import { doors, startTarget, type Target, typeFor } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.end());

const MiB = 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, 'x');
const uploads = {
  upload: 'POST /storage/v1/object/project-files/USER/a.zip',
  form: 'POST /storage/v1/object/project-files/USER/b.zip',
} as const;

/** Sends a body of 1.1 MiB slowly, reads only after it has sent everything, as most clients do, and returns the statuses. */
async function sendSlowly(door: string, headers: Record<string, string | number>) {
  const body = Buffer.alloc(1.1 * MiB, 'x');
  const connection = await target.open();
  connection.socket.pause();
  await connection.write(head(door, { ...headers, 'Content-Length': body.length, Connection: 'close' }));
  await connection.write(body.subarray(0, 1024));
  // Who does not wait for the rest has answered when a request that was made after it has been answered.
  await fetch(`${target.url}/healthz`);
  for (let sent = 1024; sent < body.length; sent += piece.length) {
    await connection.write(body.subarray(sent, sent + piece.length));
  }
  connection.socket.resume();
  await connection.closed;
  return connection.statuses();
}

it.each(Object.entries(doors))('%s refuses what is a little too large, and says so', async (name, door) => {
  const answered = sendSlowly(door, { ...target.headers, 'Content-Type': typeFor(name) });
  // Nobody has such a repository; one's content may be larger than this.
  expect(await answered).toEqual([name === 'git' ? 404 : 413]);
  await target.expectHealthy();
});

it('a caller with a false key reads that it is false after a body that nobody reads', async () => {
  const headers = { ...target.headers, Authorization: 'Bearer false', 'Content-Type': 'application/json' };
  expect(await sendSlowly(doors.rest, headers)).toEqual([401]);
});

/** Megabytes that the system keeps of a connection whose other end does not read: Linux says so, others keep less. */
const inSockets = ['tcp_rmem', 'tcp_wmem']
  .map((name) => {
    try {
      const [, , most] = readFileSync(`/proc/sys/net/ipv4/${name}`, 'utf8').split('\t');
      return Number(most) / MiB;
    } catch {
      return 8;
    }
  })
  .reduce((sum, megabytes) => sum + megabytes);
/** 50 of a file, 2 that `body.ts` drops, 64 that @hono/node-server reads on for half a second after its answer, and the pieces that go over. */
const readByServer = 117;

/** Writes until the server answers or closes; returns the megabytes it took. */
async function flood(door: string, headers: Record<string, string | number>, isChunked: boolean) {
  const connection = await target.open();
  const length: Record<string, string | number> = isChunked
    ? { 'Transfer-Encoding': 'chunked' }
    : { 'Content-Length': 400 * MiB };
  await connection.write(head(door, { ...target.headers, ...headers, ...length }));
  const bytes = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  let sent = 0;
  while (!connection.socket.destroyed && connection.answer() === '' && sent < 400 * MiB) {
    await connection.write(bytes);
    sent += piece.length;
  }
  connection.socket.destroy();
  return sent / MiB;
}

it.each(
  [true, false].flatMap((isChunked) =>
    Object.entries({ ...doors, ...uploads }).map(([name, door]) => ({ name, door, isChunked })),
  ),
)('$name takes no endless body (chunked: $isChunked), and no memory for it', async (flooded) => {
  const before = await target.memory();
  const door = flooded.door.replace('USER', target.userId);
  const taken = await flood(door, { 'Content-Type': typeFor(flooded.name) }, flooded.isChunked);
  expect(taken, 'megabytes taken').toBeLessThan(readByServer + inSockets);
  expect((await target.memory()) - before, 'megabytes more than before').toBeLessThan(120);
  await target.expectHealthy();
});

it('twelve endless bodies at once cost little memory, and others are answered meanwhile', async () => {
  const before = await target.memory();
  const floods = Object.entries(doors).map(([name, door]) =>
    flood(door, { 'Content-Type': typeFor(name) }, true),
  );
  await target.expectHealthy();
  await Promise.all(floods);
  expect((await target.memory()) - before, 'megabytes more than before').toBeLessThan(150);
  await target.expectHealthy();
});
