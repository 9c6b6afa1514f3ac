import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { FileWindow } from './file-window.ts';
import { unpack } from './unpack.ts';
import { refuseZip } from './zip-fault.ts';
import { readMembers, type ZipLimits, type ZipMember } from './zip-members.ts';

const MiB = 1024 * 1024;
const limits: ZipLimits = { entries: 10_000, bytes: 500 * MiB, ratio: 100, ratioFromBytes: 20 * MiB };
/** Small entries take no pause of their own; after this much, other requests get their turn. */
const bytesInOneGo = MiB;
/** Work on an entry apart from its bytes, in bytes that take as long. */
const entryCost = 4096;
const LOCAL_HEADER = 0x04034b50;

/**
 * Proves that a file is a zip that anybody can unpack without harm: it reads every entry to its end and holds
 * a few blocks of it in memory. Resolves with the content type; throws 415 with a reason in plain words.
 */
export async function inspectZip(path: string): Promise<string> {
  const file = await open(path);
  try {
    const members = await readMembers(file, limits);
    await walk(file, members);
  } finally {
    await file.close();
  }
  return 'application/zip';
}

/** A zip whose files are read one by one. */
export interface OpenZip {
  files: { path: string; size: number; read(): Promise<Buffer> }[];
  close(): Promise<void>;
}

/**
 * Opens a zip to read its files, of which each lies in memory as a whole. Refuses what `inspectZip` refuses of names and
 * sizes; an entry that is damaged or larger than it claims to be is refused when it is read.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path);
  try {
    const members = await readMembers(file, limits);
    const window = new FileWindow(file);
    const files = members.filter((member) => !member.path.endsWith('/'));
    return {
      files: files.map((member) => ({
        path: member.path,
        size: member.size,
        read: () => readMember(window, member),
      })),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readMember(window: FileWindow, member: ZipMember): Promise<Buffer> {
  const blocks: Buffer[] = [];
  // A copy of each: the window's own bytes are replaced as it moves on.
  await unpack(window, member, await readLocalHeader(window, member), (bytes) => {
    blocks.push(Buffer.from(bytes));
  });
  return Buffer.concat(blocks);
}

/** Goes through the entries in the order in which they lie in the file. */
async function walk(file: FileHandle, members: ZipMember[]): Promise<void> {
  const window = new FileWindow(file);
  const sorted = members.toSorted((a, b) => a.start - b.start);
  // Bytes before the first entry mean that something else is disguised as a zip.
  if (sorted[0]?.start !== 0) refuseZip('It starts with something that is not part of a ZIP file.');
  let unpacked = 0;
  for (const [index, member] of sorted.entries()) {
    const dataStart = await readLocalHeader(window, member);
    const next = sorted[index + 1];
    // Entries that share bytes are how a small archive becomes a huge one; no packer writes them.
    if (next && next.start < dataStart + member.packedSize) refuseZip(`Its entries overlap: ${next.label}`);
    await unpack(window, member, dataStart);
    unpacked += member.size + entryCost;
    if (unpacked < bytesInOneGo) continue;
    unpacked = 0;
    await setImmediate();
  }
}

/** Compares the header in front of an entry with the directory. Returns where the entry's bytes start. */
async function readLocalHeader(window: FileWindow, member: ZipMember): Promise<number> {
  const header = await window.read(member.start, 30 + member.rawName.length);
  if (header.length < 30 + member.rawName.length || header.readUInt32LE(0) !== LOCAL_HEADER) {
    refuseZip('It is damaged or cut off.');
  }
  const isDeflated = header.readUInt16LE(8) !== 0;
  const nameLength = header.readUInt16LE(26);
  const name = header.subarray(30, 30 + nameLength);
  if (!name.equals(member.rawName) || isDeflated !== member.isDeflated) {
    refuseZip(`Its directory and its contents disagree: ${member.label}`);
  }
  return member.start + 30 + nameLength + header.readUInt16LE(28);
}
