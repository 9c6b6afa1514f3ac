import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * What is read, and dropped, of a body that is too large: most clients look at the answer only after they have sent
 * everything, and see a broken connection if they cannot.
 */
const droppedBytes = 2 * 1024 * 1024;

/** How long such a sender may pause before the answer comes all the same, in milliseconds. */
const droppedPause = 3000;

/** RFC 9112, section 6.3: a request without either of the two has no body. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** The request's bytes. Throws `tooLarge()` when there are more than `maxBytes`; then none of them is kept. */
export async function readBytes(request: Request, maxBytes: number, tooLarge: () => Error): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes + droppedBytes) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (reader && bytes <= maxBytes) {
    const { value, done } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    chunks.push(value);
  }
  if (!reader) return Buffer.alloc(0);
  chunks.length = 0;
  await drop(reader);
  throw tooLarge();
}

/** Reads on to the end of a body, or to where it breaks off, as far as that is worth waiting for. */
async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let dropped = 0;
  while (dropped <= droppedBytes) {
    const pause = new AbortController();
    const paused = sleep(droppedPause, null, { signal: pause.signal }).catch(() => null);
    const next = await Promise.race([reader.read().catch(() => null), paused]);
    pause.abort();
    if (!next || next.done) break;
    dropped += next.value.byteLength;
  }
  // What still comes is nobody's: a read that is under way ends with it.
  reader.cancel().catch(() => {});
}

/**
 * Holds back what is answered with a status from 400 on until the request's body has come, if nobody has begun to read
 * it: whether the caller is signed in, has tries left or asks for something that exists is known before. A body that
 * is announced as longer than is dropped is not waited for, and none of a network that has too many on their way.
 */
export const refuseAfterBody: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status < 400) return;
  // Calls that the server makes to itself have no connection.
  const incoming = (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (!incoming || incoming.complete || incoming.readableFlowing !== null) return;
  if (Number(incoming.headers['content-length'] ?? 0) > droppedBytes) return;
  // Who sends too much at once is not read: the connection goes with what is still on its way.
  if (context.res.status === 503) return context.header('Connection', 'close');
  const { body } = context.req.raw;
  if (body && !body.locked) await drop(body.getReader());
};

/**
 * The value of a JSON text that PostgreSQL can keep. Throws `malformed()` for anything else: no JSON, nested deeper than
 * can be read, NUL or half a surrogate pair in a text.
 */
export function parseStorable(bytes: Buffer, malformed: () => Error): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'), refuseUnstorable);
  } catch {
    throw malformed();
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new SyntaxError();
  }
  return value;
}
