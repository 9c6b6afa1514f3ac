import type { FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { type RawName, readNames, UNICODE_PATH, unreadableNames } from '../../../app/lib/zip/names.ts';
import { faultOfPath, withSlashes } from '../../../app/lib/zip/path.ts';
import { FileWindow, WindowReader } from './file-window.ts';
import { refuseZip } from './zip-fault.ts';

export interface ZipLimits {
  entries: number;
  /** Of everything in it, unpacked. */
  bytes: number;
  /** Unpacked size over packed size; asked only above `ratioFromBytes`, since small files of text may be packed tightly. */
  ratio: number;
  ratioFromBytes: number;
}

/** An entry as the archive's directory describes it. */
export interface ZipMember {
  /** Its name as it reads, with slashes; a folder's ends in one. */
  path: string;
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
/** Bytes of a path. */
const longestPath = 1024;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1 | 0x40;
const UTF8 = 0x800;
const FILE_TYPE_MASK = 0xf000;
const REGULAR_FILE = 0x8000;
const DIRECTORY = 0x4000;
/** What may follow the last entry of the directory: the end record, its 64-bit form, a signature. */
const endRecords = new Set([0x06054b50, 0x06064b50, 0x05054b50]);

/** Reads the directory of an archive. Throws 415 for everything that must not be in it. */
export async function readMembers(file: FileHandle, limits: ZipLimits): Promise<ZipMember[]> {
  const window = new FileWindow(file);
  const { size } = await file.stat();
  const length = size - (await paddingOf(window, size));
  // Names stay bytes: yauzl's own decoding turns backslashes into slashes and hides what is wrong.
  const zip = await fromRandomAccessReaderPromise(new WindowReader(window), length, {
    decodeStrings: false,
  }).catch(wordFault);
  if (zip.entryCount > limits.entries) refuseZip(`It holds more than ${limits.entries} entries.`);
  const { members, names } = await collect(zip, limits).catch(wordFault);
  nameMembers(members, names);
  await refuseHiddenEntries(window, zip);
  return members;
}

/** The longest padding that is taken: what an editor, a mail or a tape adds. Bytes. */
const maxPadding = 1024;
const END_RECORD = 'PK\x05\x06';

/** How many bytes of line breaks, spaces and zeros stand behind the end of an archive; they are not part of it. */
async function paddingOf(window: FileWindow, size: number): Promise<number> {
  const tail = await window.read(Math.max(0, size - maxPadding - 22), maxPadding + 22);
  const end = tail.lastIndexOf(END_RECORD, undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length) return 0;
  const behind = tail.subarray(end + 22 + tail.readUInt16LE(end + 20));
  return behind.every((byte) => '\0\t\n\r\x1a '.includes(String.fromCharCode(byte))) ? behind.length : 0;
}

async function collect(zip: ZipFile, limits: ZipLimits): Promise<{ members: ZipMember[]; names: RawName[] }> {
  const members: ZipMember[] = [];
  const names: RawName[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const unicodePath = entry.extraFields.find(({ id }) => id === UNICODE_PATH)?.data;
    if (Math.max(entry.fileNameRaw.length, unicodePath?.length ?? 0) > longestPath) {
      refuseZip('It contains a path longer than 1,024 bytes.');
    }
    const member = checkMember(entry);
    names.push({
      // A copy, as of all that is kept: the original is part of a buffer that also holds comments.
      bytes: member.rawName,
      isUtf8: (entry.generalPurposeBitFlag & UTF8) !== 0,
      unicodePath: unicodePath && Buffer.from(unicodePath),
    });
    total += member.size;
    if (total > limits.bytes) refuseZip('It would unpack to more than 500 MB.');
    if (total > limits.ratioFromBytes && total > limits.ratio * zip.fileSize) {
      refuseZip(`It would unpack to more than ${limits.ratio} times its size.`);
    }
    members.push(member);
    if (members.length % entriesInOneGo === 0) await setImmediate();
  }
  return { members, names };
}

/** Looks at every name in each way in which an unpacker may read it. */
function nameMembers(members: readonly ZipMember[], raw: readonly RawName[]): void {
  for (const { rawName } of members) refuseFault(rawName.toString('latin1'));
  const read = readNames(raw);
  if ('unreadable' in read) refuseZip(unreadableNames(read.unreadable));
  const places = new Set<string>();
  let files = 0;
  for (const [index, name] of read.names.entries()) {
    refuseFault(name);
    const path = withSlashes(name);
    const label = shorten(path);
    Object.assign(members[index] as ZipMember, { path, label });
    const place = path.replace(/\/$/, '');
    if (places.has(place)) refuseZip(`It contains the same path twice: ${label}`);
    places.add(place);
    if (place === path) files += 1;
  }
  if (files === 0) refuseZip('It is empty.');
}

function refuseFault(name: string): void {
  const fault = faultOfPath(name);
  if (fault) refuseZip(`${fault} ${shorten(name)}`);
}

function checkMember(entry: Entry): ZipMember {
  const label = shorten(entry.fileNameRaw.toString('utf8'));
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
    path: '',
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
  const plain = name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '?');
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
