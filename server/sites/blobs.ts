import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Encoding, ManifestFile } from '../../domain/hosting/manifest.ts';
import { owner } from '../database/database.ts';
import { type ByteRange, FileMissingError } from '../files/store.ts';
import type { Services } from '../services.ts';
import { RecentlyUsed } from '../site/recently-used.ts';
import { whileInFlight } from '../storage/in-flight.ts';
import { compress } from './compress.ts';

/** Ends of the keys under which compressed copies are kept. */
const copies = { br: '-br', gzip: '-gz' } as const satisfies Record<Encoding, string>;

interface BlobRow {
  hash: string;
  key: string;
  br_bytes: number | null;
  gzip_bytes: number | null;
}

/** A key of the file store without what tells copies of a blob apart, and the pictures of a site. */
export function keyOfCopy(key: string): string {
  return key.replace(/-(br|gz|360|768|1280)$/, '');
}

/** The contents of published files, each kept once in the file store whoever publishes it. */
export class Blobs {
  readonly #services: Services;
  /** Keys by hash. A key changes when bytes that nobody used were swept and are published again. */
  readonly #keys = new RecentlyUsed<{ key: string; size: number }>(16 * 1024 * 1024);

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Keeps a file's bytes unless they are kept already, durably when it resolves. Nothing refers to them yet; what is not
   * referred to within a day is swept.
   */
  async keep(bytes: Buffer, type: string): Promise<ManifestFile> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const kept = (await this.#touch(hash)) ?? (await this.#write(hash, bytes));
    const encodings = {
      ...(kept.br_bytes === null ? {} : { br: kept.br_bytes }),
      ...(kept.gzip_bytes === null ? {} : { gzip: kept.gzip_bytes }),
    };
    const file = { hash, size: bytes.length, type };
    return Object.keys(encodings).length > 0 ? { ...file, encodings } : file;
  }

  /** Streams a blob, a compressed copy of it, or a range of either. Rejects with a FileMissingError. */
  async open(hash: string, encoding?: Encoding, range?: ByteRange): Promise<Readable> {
    const known = this.#keys.get(hash);
    const end = encoding ? copies[encoding] : '';
    if (known) {
      try {
        return await this.#services.files.read(known.key + end, range);
      } catch (error) {
        if (!(error instanceof FileMissingError)) throw error;
      }
    }
    const { rows } = await this.#services.database.run<{ key: string }>(owner, {
      text: 'select key from private.site_blobs where hash = $1',
      values: [hash],
    });
    const [row] = rows;
    if (!row) throw new FileMissingError('No such blob.');
    this.#keys.set(hash, { key: row.key, size: hash.length + row.key.length });
    return this.#services.files.read(row.key + end, range);
  }

  /** Removes blobs that no deployment has referred to for so long. Returns how many. */
  async sweep(unusedForSeconds: number): Promise<number> {
    const { database, files } = this.#services;
    let removed = 0;
    for (;;) {
      const { rows } = await database.run<{ key: string }>(owner, {
        text: 'select key from private.sweep_site_blobs($1) as key',
        values: [unusedForSeconds],
      });
      if (rows.length === 0) return removed;
      // A crash here leaves files without a row, which the storage's own sweep removes.
      await files.remove(rows.flatMap(({ key }) => [key, ...Object.values(copies).map((end) => key + end)]));
      removed += rows.length;
    }
  }

  /** The row of a blob that is kept, which no sweep takes for the next day. */
  async #touch(hash: string): Promise<BlobRow | undefined> {
    const { rows } = await this.#services.database.run<BlobRow>(owner, {
      text: `update private.site_blobs set touched_at = clock_timestamp() where hash = $1
        returning hash, key, br_bytes::integer, gzip_bytes::integer`,
      values: [hash],
    });
    return rows[0];
  }

  /** The file first, then its row: a row always has its file, and a file without one is swept. */
  async #write(hash: string, bytes: Buffer): Promise<BlobRow> {
    const { database, files } = this.#services;
    const key = randomUUID();
    const packed = await compress(bytes);
    return whileInFlight(key, async () => {
      await files.write(key, Readable.from([bytes]));
      for (const [encoding, end] of Object.entries(copies)) {
        const copy = packed[encoding as Encoding];
        if (copy) await files.write(key + end, Readable.from([copy]));
      }
      const { rows } = await database.run<BlobRow>(owner, {
        text: `insert into private.site_blobs as kept (hash, key, bytes, br_bytes, gzip_bytes)
          values ($1, $2, $3, $4, $5)
          on conflict (hash) do update set touched_at = clock_timestamp()
          returning hash, key, br_bytes::integer, gzip_bytes::integer`,
        values: [hash, key, bytes.length, packed.br?.length ?? null, packed.gzip?.length ?? null],
      });
      const row = rows[0] as BlobRow;
      // Somebody else has published the same bytes at the same moment.
      if (row.key !== key) await files.remove([key, ...Object.values(copies).map((end) => key + end)]);
      return row;
    });
  }
}
