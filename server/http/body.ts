/**
 * What is read, and dropped, of a body that is too large: most clients look at the answer only after they have sent
 * everything, and see a broken connection if they cannot.
 */
const droppedBytes = 2 * 1024 * 1024;

/** The request's bytes. Throws `tooLarge()` when there are more than `maxBytes`; then none of them is kept. */
export async function readBytes(request: Request, maxBytes: number, tooLarge: () => Error): Promise<Buffer> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes + droppedBytes) throw tooLarge();
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) chunks = [];
    else chunks.push(chunk);
    if (bytes > maxBytes + droppedBytes) break;
  }
  if (bytes > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

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
