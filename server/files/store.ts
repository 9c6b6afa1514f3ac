import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
}

/** Where the bytes of objects are kept. Keys are made by the server; a visitor's file name is never part of one. */
export interface FileStore {
  /**
   * Streams a file in. The key exists only after the promise resolves, with all bytes durable; a failed or
   * cut-off write leaves nothing. Rejects with the source's error.
   */
  write(key: string, source: Readable): Promise<StoredFile>;
  /** Streams a file, or an inclusive range of its bytes. Rejects with a FileMissingError. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number>;
  /** Removes files; one that is not there is no error. */
  remove(keys: string[]): Promise<void>;
  /** Every key with the time it was written, for sweeping files whose row is gone. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
}

export class FileMissingError extends Error {}
