import { type RawName, readNames, UNICODE_PATH, unreadableNames } from './names.ts';
import { withSlashes } from './path.ts';

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;

/** A zip, or names in it, cannot be read. The message is a sentence for people. */
export class ZipError extends Error {}

/**
 * The paths of a zip in memory, in the order of its directory, which is the order in which `fflate` asks for each: it reads
 * names without the flag for UTF-8 as Latin-1 and does not tell which these are. Throws `ZipError`.
 */
export function readZipPaths(bytes: Uint8Array): string[] {
  let entries: RawName[];
  try {
    entries = readEntries(bytes);
  } catch (cause) {
    // A position outside of the file.
    throw new ZipError('The archive could not be opened.', { cause });
  }
  const read = readNames(entries);
  if ('unreadable' in read) throw new ZipError(unreadableNames(read.unreadable));
  return read.names.map(withSlashes);
}

function readEntries(bytes: Uint8Array): RawName[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = findDirectory(view);
  const entries: RawName[] = [];
  for (let at = start; entries.length < count; ) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('No entry is where one should be.');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    entries.push({
      bytes: bytes.subarray(at + 46, nameEnd),
      isUtf8: (view.getUint16(at + 8, true) & 0x800) !== 0,
      unicodePath: findField(view, nameEnd, extraEnd),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The content of the extra field with the Unicode path, among those between two positions. */
function findField(view: DataView, start: number, end: number): Uint8Array | undefined {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === UNICODE_PATH && at + 4 + size <= end) {
      return new Uint8Array(view.buffer, view.byteOffset + at + 4, size);
    }
  }
  return undefined;
}

function findDirectory(view: DataView): { count: number; start: number } {
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  const locator = end - 20;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const record = view.getUint32(locator + 8, true);
    if (view.getUint32(record, true) === END_64) {
      return { count: view.getUint32(record + 32, true), start: view.getUint32(record + 48, true) };
    }
  }
  return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) };
}
