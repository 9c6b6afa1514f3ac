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

/** Arrays and objects in one another, as under `/rest/v1`. */
const maxDepth = 100;

/**
 * The value of a JSON text that PostgreSQL can keep. Throws `malformed()` for anything else: no JSON, nested more than 100 levels
 * deep, NUL or half a surrogate pair in a text, or more than `mostValues` values.
 */
export function parseStorable(bytes: Buffer, malformed: () => Error, mostValues = Infinity): unknown {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed();
  }
  if (!isStorable(value, mostValues)) throw malformed();
  return value;
}

/** A walk of its own, level by level: for a long array, a reviver of `JSON.parse` takes a thousand times as long as the parsing. */
function isStorable(value: unknown, mostValues: number): boolean {
  let level = [value];
  let seen = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && !isStorableText(one)) return false;
      if (typeof one !== 'object' || one === null) continue;
      if (depth === maxDepth) return false;
      if (!Array.isArray(one) && !Object.keys(one).every(isStorableText)) return false;
      for (const inner of Object.values(one)) next.push(inner);
    }
    seen += next.length;
    if (seen > mostValues) return false;
    level = next;
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
