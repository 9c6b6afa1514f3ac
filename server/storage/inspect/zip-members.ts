import type { FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { FileWindow, WindowReader } from './file-window.ts';
import type { ZipLimits } from './zip.ts';
import { refuseZip } from './zip-fault.ts';
import { faultOfPath } from './zip-path.ts';

/** An entry as the archive's directory describes it. */
export interface ZipMember {
  /** Shortened and made harmless, for messages. */
  label: string;
  rawName: Buffer;
  /** Where its local header starts. */
  start: number;
  packedSize: number;
  size: number;
  crc32: number;
  isDeflated: boolean;
}

/** The directory is read from memory without a pause; after so many entries, other requests get their turn. */
const entriesInOneGo = 500;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1 | 0x40;
const FILE_TYPE_MASK = 0xf000;
const REGULAR_FILE = 0x8000;
const DIRECTORY = 0x4000;
/** What may follow the last entry of the directory: the end record, its 64-bit form, a signature. */
const endRecords = new Set([0x06054b50, 0x06064b50, 0x05054b50]);

/** Reads the directory of an archive. Throws 415 for everything that must not be in it. */
export async function readMembers(file: FileHandle, limits: ZipLimits): Promise<ZipMember[]> {
  const window = new FileWindow(file);
  const { size } = await file.stat();
  // Names stay bytes: yauzl's own decoding turns backslashes into slashes and hides what is wrong.
  const zip = await fromRandomAccessReaderPromise(new WindowReader(window), size, {
    decodeStrings: false,
  }).catch(wordFault);
  if (zip.entryCount > limits.entries) refuseZip(`It holds more than ${limits.entries} entries.`);
  const members = await collect(zip, limits).catch(wordFault);
  await refuseHiddenEntries(window, zip);
  return members;
}

async function collect(zip: ZipFile, limits: ZipLimits): Promise<ZipMember[]> {
  const members: ZipMember[] = [];
  const names = new Set<string>();
  let total = 0;
  let files = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    const member = checkMember(entry, name);
    const place = name.replace(/\/$/, '');
    if (names.has(place)) refuseZip(`It contains the same path twice: ${member.label}`);
    names.add(place);
    if (place === name) files += 1;
    total += member.size;
    if (total > limits.bytes) refuseZip('It would unpack to more than 500 MB.');
    if (total > limits.ratioFromBytes && total > limits.ratio * zip.fileSize) {
      refuseZip(`It would unpack to more than ${limits.ratio} times its size.`);
    }
    members.push(member);
    if (members.length % entriesInOneGo === 0) await setImmediate();
  }
  if (files === 0) refuseZip('It is empty.');
  return members;
}

function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw;
  if (raw.length > 1024) refuseZip('It contains a path longer than 1,024 bytes.');
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, true);
  // An extra field can carry a second name; both have to be harmless, whichever an unpacker takes.
  for (const shown of [name, raw.toString('latin1')]) {
    const fault = faultOfPath(shown);
    if (fault) refuseZip(`${fault} ${shorten(shown)}`);
  }
  return name;
}

function checkMember(entry: Entry, name: string): ZipMember {
  const label = shorten(name);
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (type !== 0 && type !== REGULAR_FILE && type !== DIRECTORY) {
    refuseZip(`It contains a link or a special file: ${label}`);
  }
  if (entry.generalPurposeBitFlag & ENCRYPTED) refuseZip('It is protected with a password.');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    refuseZip(
      'It is packed by a method that few programs can unpack. Pack it again as an ordinary ZIP file.',
    );
  }
  return {
    label,
    // A copy: the original is part of a buffer that also holds extra fields and comments.
    rawName: Buffer.from(entry.fileNameRaw),
    start: entry.relativeOffsetOfLocalHeader,
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    crc32: entry.crc32,
    isDeflated: entry.compressionMethod === DEFLATED,
  };
}

/** The number of entries in the end record can be a lie; unpackers that walk on would find more. */
async function refuseHiddenEntries(window: FileWindow, zip: ZipFile): Promise<void> {
  const next = await window.read(Number(zip.readEntryCursor), 4);
  if (next.length < 4 || !endRecords.has(next.readUInt32LE(0))) refuseZip('Its directory is damaged.');
}

/** yauzl's complaints are plain errors; refusals and failures of the disk carry a code and stay what they are. */
function wordFault(error: Error): never {
  if ('code' in error) throw error;
  if (/encryption/.test(error.message)) refuseZip('It is protected with a password.');
  return refuseZip('It is damaged, cut off, or not a ZIP file at all.');
}

/** Names come from a stranger and end up in a message on a page. */
function shorten(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = name.replace(/[\x00-\x1f\x7f]/g, '?');
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
