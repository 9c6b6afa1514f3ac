import { crc32, deflateRawSync } from 'node:zlib';

const endBytes = 22;
const firstDay = 0x00210000; // 1 January 1980, the first a zip can hold

/** A zip that can be read in pieces. */
export interface StoredZip {
  /** In bytes. */
  size: number;
  read(start: number, end: number): Promise<Buffer>;
}

/** What comes out when a file is added to a zip: its entries as they are, then `tail`. */
export interface ExtendedZip {
  /** Bytes of the stored zip that come first. */
  head: number;
  tail: Buffer;
  size: number;
}

/**
 * Adds one file to a zip without touching the others: only the directory at its end is read and written again, so the
 * memory needed does not depend on the size of the zip. For zips without a comment, as ours are.
 */
export async function appendToZip(zip: StoredZip, name: string, text: string): Promise<ExtendedZip> {
  const end = await zip.read(zip.size - endBytes, zip.size);
  if (end.length !== endBytes || end.readUInt32LE(0) !== 0x06054b50)
    throw new Error('The archive has no end.');
  const count = end.readUInt16LE(10);
  const directorySize = end.readUInt32LE(12);
  const head = end.readUInt32LE(16);
  const directory = await zip.read(head, head + directorySize);

  const content = Buffer.from(text, 'utf8');
  const packed = deflateRawSync(content);
  const label = Buffer.from(name, 'utf8');
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(0x800, 2); // names are UTF-8
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(firstDay, 6);
  about.writeUInt32LE(crc32(content), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(content.length, 18);
  about.writeUInt16LE(label.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, label, packed]);

  const place = Buffer.alloc(14);
  place.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  place.writeUInt32LE(head, 10);
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), about, place, label]);

  const last = Buffer.from(end);
  last.writeUInt16LE(count + 1, 8);
  last.writeUInt16LE(count + 1, 10);
  last.writeUInt32LE(directorySize + listed.length, 12);
  last.writeUInt32LE(head + entry.length, 16);
  const tail = Buffer.concat([entry, directory, listed, last]);
  return { head, tail, size: head + tail.length };
}
