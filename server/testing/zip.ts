import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Uint8Array;
  /** Left out: deflated. */
  isStored?: boolean;
  /** Unix mode with its file type, for example 0o120777 for a symbolic link. */
  mode?: number;
  flags?: number;
  method?: number;
  /** Lies: what the directory says in place of the truth. */
  claimedSize?: number;
  claimedName?: string;
  claimedCrc32?: number;
  /** Points at the data of the entry with this index in place of bringing its own. */
  sharesDataOf?: number;
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
  const written: { offset: number; packed: Uint8Array; size: number; checksum: number }[] = [];
  let position = parts[0]?.length ?? 0;

  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const method = entry.method ?? (entry.isStored ? 0 : 8);
    const shared = entry.sharesDataOf === undefined ? undefined : written[entry.sharesDataOf];
    const own = shared ?? {
      offset: position,
      packed: method === 8 ? deflateRawSync(content) : content,
      size: content.length,
      checksum: crc32(content),
    };
    written.push(own);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((entry.flags ?? 0) | 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(0x00210000, 6); // 1 January 1980
    common.writeUInt32LE(entry.claimedCrc32 ?? own.checksum, 10);
    common.writeUInt32LE(own.packed.length, 14);
    common.writeUInt32LE(entry.claimedSize ?? own.size, 18);
    if (!shared) {
      const name = Buffer.from(entry.name);
      common.writeUInt16LE(name.length, 22);
      const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name]);
      parts.push(header, own.packed);
      position += header.length + own.packed.length;
    }
    const shown = Buffer.from(entry.claimedName ?? entry.name);
    common.writeUInt16LE(shown.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(own.offset, 10);
    const madeByUnix = Buffer.from([20, 3]);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeByUnix, common, rest, shown);
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
