import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { FileWindow } from './file-window.ts';
import { refuseZip } from './zip-fault.ts';
import type { ZipMember } from './zip-members.ts';

/** Up to here an entry is unpacked at once, in well under a millisecond; a stream for each would take longer. */
const smallBytes = 64 * 1024;

/**
 * Unpacks an entry into nothing, or block by block into `take`. Throws 415 when it is damaged, or as soon as it grows beyond
 * what it claims to be.
 */
export async function unpack(
  window: FileWindow,
  member: ZipMember,
  dataStart: number,
  take?: (bytes: Buffer) => void,
): Promise<void> {
  const contents = new Contents(member, take);
  try {
    if (!member.isDeflated) {
      for await (const bytes of packedBytes(window, member, dataStart)) contents.add(bytes);
    } else if (member.packedSize <= smallBytes && member.size <= smallBytes) {
      const packed = await window.read(dataStart, member.packedSize);
      contents.add(inflateRawSync(packed, { maxOutputLength: smallBytes }));
    } else {
      const inflate = createInflateRaw({ chunkSize: smallBytes });
      await pipeline(packedBytes(window, member, dataStart), inflate, async (chunks) => {
        for await (const bytes of chunks) contents.add(bytes);
      });
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ERR_BUFFER_TOO_LARGE') contents.refuseSize();
    // What zlib says is about the bytes; everything else keeps its own meaning.
    if (code.startsWith('Z_')) contents.refuseDamage();
    throw error;
  }
  contents.finish();
}

/** Compares what comes out of an entry with what the directory says of it. */
class Contents {
  #size = 0;
  #checksum = 0;
  readonly #member: ZipMember;

  readonly #take: ((bytes: Buffer) => void) | undefined;

  constructor(member: ZipMember, take?: (bytes: Buffer) => void) {
    this.#member = member;
    this.#take = take;
  }

  add(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > this.#member.size) this.refuseSize();
    this.#checksum = crc32(bytes, this.#checksum);
    this.#take?.(bytes);
  }

  finish(): void {
    if (this.#size !== this.#member.size || this.#checksum !== this.#member.crc32) this.refuseDamage();
  }

  refuseSize(): never {
    refuseZip(`An entry is larger than it claims to be: ${this.#member.label}`);
  }

  refuseDamage(): never {
    refuseZip(`An entry is damaged: ${this.#member.label}`);
  }
}

async function* packedBytes(
  window: FileWindow,
  member: ZipMember,
  dataStart: number,
): AsyncGenerator<Buffer> {
  let position = dataStart;
  const end = dataStart + member.packedSize;
  while (position < end) {
    const bytes = await window.read(position, end - position);
    if (bytes.length === 0) refuseZip('It is damaged or cut off.');
    position += bytes.length;
    yield bytes;
  }
}
