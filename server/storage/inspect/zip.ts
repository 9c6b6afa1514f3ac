import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { refuseZip } from './zip-fault.ts';
import { readMembers, type ZipMember } from './zip-members.ts';

export interface ZipLimits {
  entries: number;
  /** Of everything in it, unpacked. */
  bytes: number;
  /** Unpacked size over packed size; asked only above `ratioFromBytes`, since small files of text may be packed tightly. */
  ratio: number;
  ratioFromBytes: number;
}

const MiB = 1024 * 1024;
const limits: ZipLimits = { entries: 10_000, bytes: 500 * MiB, ratio: 100, ratioFromBytes: 20 * MiB };

/**
 * Proves that a file is a zip that anybody can unpack without harm: it reads every entry to its end and holds
 * a few blocks of it in memory. Resolves with the content type; throws 415 with a reason in plain words.
 */
export async function inspectZip(path: string): Promise<string> {
  const members = await readMembers(path, limits);
  refuseOverlaps(members);
  const file = await open(path);
  try {
    for (const member of members) await unpack(file, member);
  } finally {
    await file.close();
  }
  return 'application/zip';
}

/** Entries that share bytes are how a small archive becomes a huge one; no packer writes them. */
function refuseOverlaps(members: ZipMember[]): void {
  const sorted = members.toSorted((a, b) => a.start - b.start);
  // Bytes before the first entry mean that something else is disguised as a zip.
  if (sorted[0]?.start !== 0) refuseZip('It starts with something that is not part of a ZIP file.');
  for (const [index, member] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && next.start < member.dataStart + member.packedSize) {
      refuseZip(`Its entries overlap: ${next.name}`);
    }
  }
}

/** Unpacks an entry into nothing. Stops as soon as it grows beyond what it claims to be. */
async function unpack(file: FileHandle, member: ZipMember): Promise<void> {
  let size = 0;
  let checksum = 0;
  const drain = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > member.size) refuseZip(`An entry is larger than it claims to be: ${member.name}`);
      checksum = crc32(chunk, checksum);
    }
  };
  const packed = readPacked(file, member);
  try {
    if (member.isDeflated) await pipeline(packed, createInflateRaw({ chunkSize: 64 * 1024 }), drain);
    else await drain(packed);
  } catch (error) {
    // What zlib says is about the bytes; everything else keeps its own meaning.
    if (!/^Z_|ERR_STREAM/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    refuseZip(`An entry is damaged: ${member.name}`);
  }
  if (size !== member.size || checksum !== member.crc32) refuseZip(`An entry is damaged: ${member.name}`);
}

async function* readPacked(file: FileHandle, member: ZipMember): AsyncGenerator<Buffer> {
  let position = member.dataStart;
  const end = member.dataStart + member.packedSize;
  while (position < end) {
    const length = Math.min(64 * 1024, end - position);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) refuseZip('It is cut off.');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
