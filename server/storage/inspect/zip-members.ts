import { open } from 'node:fs/promises';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import type { ZipLimits } from './zip.ts';
import { refuseZip } from './zip-fault.ts';
import { faultOfPath } from './zip-path.ts';

export interface ZipMember {
  name: string;
  /** Where its local header starts, and where its packed bytes do. */
  start: number;
  dataStart: number;
  packedSize: number;
  size: number;
  crc32: number;
  isDeflated: boolean;
}

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1 | 0x40;
const FILE_TYPE_MASK = 0xf000;
const REGULAR_FILE = 0x8000;
const DIRECTORY = 0x4000;
/** What may follow the last entry of the directory: the end record, its 64-bit form, a signature. */
const endRecords = new Set([0x06054b50, 0x06064b50, 0x05054b50]);

/** Reads the directory of an archive and the header before each entry; throws 415 for what must not be in either. */
export async function readMembers(path: string, limits: ZipLimits): Promise<ZipMember[]> {
  // Names stay bytes: yauzl's own decoding turns backslashes into slashes and hides what is wrong.
  const zip = await openPromise(path, { decodeStrings: false }).catch(() =>
    refuseZip('It is damaged, cut off, or not a ZIP file at all.'),
  );
  try {
    if (zip.entryCount > limits.entries) refuseZip(`It holds more than ${limits.entries} entries.`);
    const members = await collect(zip, limits);
    if (!members.some(({ name }) => !name.endsWith('/'))) refuseZip('It is empty.');
    await refuseHiddenEntries(path, zip);
    return members;
  } finally {
    zip.close();
  }
}

async function collect(zip: ZipFile, limits: ZipLimits): Promise<ZipMember[]> {
  const members: ZipMember[] = [];
  const names = new Set<string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const member = await readMember(zip, entry);
    const name = member.name.replace(/\/$/, '');
    if (names.has(name)) refuseZip(`It contains the same path twice: ${shorten(member.name)}`);
    names.add(name);
    total += member.size;
    if (total > limits.bytes) refuseZip('It would unpack to more than 500 MB.');
    if (total > limits.ratioFromBytes && total > limits.ratio * zip.fileSize) {
      refuseZip(`It would unpack to more than ${limits.ratio} times its size.`);
    }
    members.push(member);
  }
  return members;
}

async function readMember(zip: ZipFile, entry: Entry): Promise<ZipMember> {
  const raw = entry.fileNameRaw;
  if (raw.length > 1024) refuseZip('It contains a path longer than 1,024 bytes.');
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, true);
  // An extra field can carry a second name; both have to be harmless, whichever an unpacker takes.
  for (const shown of [name, raw.toString('latin1')]) {
    const fault = faultOfPath(shown);
    if (fault) refuseZip(`${fault} ${shorten(shown)}`);
  }
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (type !== 0 && type !== REGULAR_FILE && type !== DIRECTORY) {
    refuseZip(`It contains a link or a special file: ${shorten(name)}`);
  }
  if (entry.generalPurposeBitFlag & ENCRYPTED) refuseZip('It is protected with a password.');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    refuseZip(
      'It is packed by a method that few programs can unpack. Pack it again as an ordinary ZIP file.',
    );
  }
  const header = await zip.readLocalFileHeaderPromise(entry);
  if (!header.fileName.equals(raw) || header.compressionMethod !== entry.compressionMethod) {
    refuseZip(`Its directory and its contents disagree: ${shorten(name)}`);
  }
  return {
    name,
    start: entry.relativeOffsetOfLocalHeader,
    dataStart: header.fileDataStart,
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    crc32: entry.crc32,
    isDeflated: entry.compressionMethod === DEFLATED,
  };
}

/** The number of entries in the end record can be a lie; unpackers that walk on would find more. */
async function refuseHiddenEntries(path: string, zip: ZipFile): Promise<void> {
  const file = await open(path);
  try {
    const next = Buffer.alloc(4);
    await file.read(next, 0, 4, Number(zip.readEntryCursor));
    if (!endRecords.has(next.readUInt32LE(0))) refuseZip('Its directory is damaged.');
  } finally {
    await file.close();
  }
}

/** Names come from a stranger and end up in a message on a page. */
function shorten(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const plain = name.replace(/[\x00-\x1f\x7f]/g, '?');
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}
