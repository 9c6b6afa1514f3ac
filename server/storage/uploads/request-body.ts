import { Readable, type Writable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { errors } from '../errors.ts';

const discardBytes = 64 * 1024 * 1024;
const discardMilliseconds = 10_000;
const silenceMilliseconds = 1000;

/**
 * The bytes of a request, taken from the connection itself: a web stream in between would hold more of an
 * upload in memory. A request that the process makes to itself has no connection.
 */
export function requestBody(c: Context): Readable {
  const incoming = (c.env as { incoming?: Readable } | undefined)?.incoming;
  // One without a body has ended before anybody could read it, and will not say so again.
  if (incoming) return incoming.readableEnded ? Readable.from([]) : incoming;
  const body = c.req.raw.body;
  return body ? Readable.fromWeb(body as unknown as NodeReadableStream) : Readable.from([]);
}

/**
 * Carries `source` into `target`. Unlike a pipeline it never destroys the source, whose connection still has
 * to carry the answer; a source that breaks off destroys the target.
 */
export function feed(source: Readable, target: Writable): void {
  const broken = (error?: Error) => {
    if (!source.readableEnded) target.destroy(error ?? errors.interrupted());
  };
  if (source.destroyed) {
    target.destroy(source.errored ?? errors.interrupted());
    return;
  }
  source.once('error', broken);
  source.once('close', broken);
  source.pipe(target);
}

/**
 * Reads a refused body to its end and drops it: most clients look at the answer only after they have sent
 * everything, and see a broken connection if they cannot. Gives up after 64 MiB, ten seconds, or one second
 * in which nothing came.
 */
export async function discard(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  body.unpipe();
  const { promise, resolve } = Promise.withResolvers<void>();
  const deadline = setTimeout(resolve, discardMilliseconds);
  const silence = setTimeout(resolve, silenceMilliseconds);
  let left = discardBytes;
  body.on('data', (chunk: Uint8Array) => {
    silence.refresh();
    left -= chunk.length;
    if (left < 0) resolve();
  });
  for (const event of ['end', 'close', 'error']) body.once(event, () => resolve());
  // Whatever read it before has left it paused.
  body.resume();
  await promise;
  clearTimeout(deadline);
  clearTimeout(silence);
}
