/** One file in a tar archive. */
export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** Has to be read to its end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

const block = 512;

/** An archive that is cut short or damaged. */
export class TarError extends Error {}

/** The bytes of one entry (POSIX ustar). Throws when the body is not as long as said. */
export async function* tarEntry(
  name: string,
  size: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield header(name, size);
  let left = size;
  for await (const chunk of body) {
    left -= chunk.length;
    yield chunk;
  }
  if (left !== 0) throw new TarError(`${name} changed while it was read.`);
  yield Buffer.alloc(-size & (block - 1));
}

/** What an archive ends with. */
export function tarEnd(): Uint8Array {
  return Buffer.alloc(2 * block);
}

/** The entries of an archive, one after the other. Throws a TarError when it ends before its end. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const head = await bytes.read(block);
    if (head.every((byte) => byte === 0)) return;
    if (checksumOf(head) !== octal(head, 148, 8)) throw new TarError('The file is damaged, or no backup.');
    const name = text(head, 0, 100);
    const size = octal(head, 124, 12);
    // A number that is none would count as nothing, and what follows be read as the next header.
    if (Number.isNaN(size)) throw new TarError('The file is damaged, or no backup.');
    let left = size;
    async function* body() {
      while (left > 0) {
        const chunk = await bytes.some(left);
        left -= chunk.length;
        yield chunk;
      }
    }
    yield { name, size, body: body() };
    while (left > 0) left -= (await bytes.some(left)).length;
    await bytes.read(-size & (block - 1));
  }
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new TarError(`${name} is too long a name.`);
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write('0000600\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(`${checksumOf(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

/** The sum of a header's bytes, in which the sum itself counts as spaces. */
function checksumOf(head: Uint8Array): number {
  let sum = 0;
  for (const [index, byte] of head.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  return sum;
}

function text(head: Buffer, start: number, length: number): string {
  const field = head.toString('utf8', start, start + length);
  const end = field.indexOf('\0');
  return end < 0 ? field : field.slice(0, end);
}

function octal(head: Buffer, start: number, length: number): number {
  const digits = text(head, start, length).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

/** Reads a stream in pieces of a wished size. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Between one and `most` bytes. */
  async some(most: number): Promise<Uint8Array> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new TarError('The file ends too early.');
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  /** Exactly `count` bytes. */
  async read(count: number): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for (let left = count; left > 0; ) {
      const piece = await this.some(left);
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }
}
