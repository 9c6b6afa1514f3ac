import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Encoding, ManifestFile } from '../../../domain/hosting/manifest.ts';
import type { ByteRange } from '../../files/store.ts';
import { RecentlyUsed } from '../../site/recently-used.ts';
import type { OpenBlob } from '../directory.ts';

/** Bytes of all files that are kept in memory: some thousand pages with their styles. */
const mostBytes = 32 * 1024 * 1024;
/** A larger file is sent as it is read. */
const largest = 512 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of files, of which those that are asked for often and are not large stay in memory. */
export interface Blobs {
  /** From memory alone. */
  peek(file: ManifestFile, encoding: Encoding | null): Bytes | null;
  /** All bytes of a file, or a stream of them where it is large; of a range, those. */
  read(file: ManifestFile, encoding: Encoding | null, range: ByteRange | null): Promise<Bytes | Readable>;
}

export function keepBlobs(open: OpenBlob): Blobs {
  const kept = new RecentlyUsed<{ size: number; bytes: Bytes }>(mostBytes);
  const loading = new Map<string, Promise<Bytes>>();
  const peek = ({ hash }: ManifestFile, encoding: Encoding | null) =>
    kept.get(`${hash} ${encoding}`)?.bytes ?? null;

  /** Whoever asks for the same file meanwhile waits for the same bytes. */
  function load(hash: string, encoding: Encoding | null): Promise<Bytes> {
    const key = `${hash} ${encoding}`;
    const begun = loading.get(key);
    if (begun) return begun;
    const loaded = open(hash, encoding ?? undefined)
      .then(buffer)
      .then((read) => {
        const bytes = new Uint8Array(read);
        kept.set(key, { size: bytes.length, bytes });
        return bytes;
      })
      .finally(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  }

  return {
    peek,
    async read(file, encoding, range) {
      const size = (encoding && file.encodings?.[encoding]) ?? file.size;
      if (size > largest) return open(file.hash, encoding ?? undefined, range ?? undefined);
      const bytes = peek(file, encoding) ?? (await load(file.hash, encoding));
      return range ? bytes.subarray(range.start, range.end + 1) : bytes;
    },
  };
}
