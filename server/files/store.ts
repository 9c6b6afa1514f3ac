import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
}

/** An inclusive range of bytes, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Looks at a file that has arrived whole, as a local copy, before its key exists.
 * Rejects to refuse it.
 */
export type FileCheck = (path: string, size: number) => Promise<void>;

/** Where the bytes of objects are kept. Keys are made by the server; a visitor's file name is never part of one. */
export interface FileStore {
  /**
   * Streams a file in, holding no more than a few blocks in memory. The key exists only after the promise
   * resolves, with all bytes durable; a write that fails, is cut off or is refused by `check` leaves nothing.
   * Rejects with the source's or the check's error. Writing a key again replaces it.
   */
  write(key: string, source: Readable, check?: FileCheck): Promise<StoredFile>;
  /** Streams a file or a range of it. Rejects with a FileMissingError. The caller must read or destroy the stream. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of a file. Rejects with a FileMissingError. */
  size(key: string): Promise<number>;
  /** Removes files; one that is not there is no error. */
  remove(keys: string[]): Promise<void>;
  /** Every key with the time it was written, in no order, for sweeping files whose row is gone. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
}

export class FileMissingError extends Error {}

/** Throws for a key that the server did not make: protects the file system from a mistake elsewhere. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9-]{7,99}$/.test(key)) throw new TypeError('Not a key of the file store.');
}
