import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Uint8Array;
  /** Left out: deflated. */
  isStored?: boolean;
  /** Unix mode with its file type, for example 0o120777 for a symbolic link. */
  mode?: number;
  flags?: number;
  /** Writes the name as one byte a character, and does not say that it is UTF-8. */
  isLatin1?: boolean;
  method?: number;
  /** Lies: what the directory says in place of the truth. */
  claimedSize?: number;
  claimedName?: string;
  claimedCrc32?: number;
  /** More than it brings makes it reach into the entry behind it. */
  claimedPackedSize?: number;
}

export interface ZipLies {
  /** Bytes before the first entry. */
  prefix?: Uint8Array;
  /** Entries that the end record admits to. */
  claimedEntries?: number;
}

/** Writes a zip, honest or not, for tests. Offsets are correct for what is written. */
export function makeZip(entries: ZipEntry[], lies: ZipLies = {}): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = [lies.prefix ?? new Uint8Array()];
  const directory: Uint8Array[] = [];
  let position = parts[0]?.length ?? 0;

  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const method = entry.method ?? (entry.isStored ? 0 : 8);
    const packed = method === 8 ? deflateRawSync(content) : content;
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE((entry.flags ?? 0) | (entry.isLatin1 ? 0 : 0x800), 2);
    about.writeUInt16LE(method, 4);
    about.writeUInt32LE(0x00210000, 6); // 1 January 1980
    about.writeUInt32LE(entry.claimedCrc32 ?? crc32(content), 10);
    about.writeUInt32LE(entry.claimedPackedSize ?? packed.length, 14);
    about.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    place.writeUInt32LE(position, 10);

    const encoding = entry.isLatin1 ? 'latin1' : 'utf8';
    const name = Buffer.from(entry.name, encoding);
    about.writeUInt16LE(name.length, 22);
    const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name]);
    parts.push(header, packed);
    position += header.length + packed.length;

    const shown = Buffer.from(entry.claimedName ?? entry.name, encoding);
    about.writeUInt16LE(shown.length, 22);
    const madeByUnix = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeByUnix, about, place, shown]));
  }

  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  const count = lies.claimedEntries ?? entries.length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...parts, listing, end]);
}
