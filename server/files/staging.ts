import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Staged {
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 in base64. */
  sha256: string;
}

/** Longer than a request may last. */
const abandonedAfterMilliseconds = 3_600_000;

/**
 * Makes the folder in which files wait for their way to another store, and removes what crashes have left there.
 * Another process may share the folder, so only old files go.
 */
export async function openStaging(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const before = Date.now() - abandonedAfterMilliseconds;
  for await (const file of await opendir(directory)) {
    const place = path.join(directory, file.name);
    const about = await stat(place).catch(() => null);
    if (about && about.mtimeMs < before) await rm(place, { force: true });
  }
}

/** Runs `work` with the stream as a local file, which is removed afterwards. Rejects with the stream's or the work's error. */
export async function whileStaged<T>(
  directory: string,
  source: Readable,
  work: (staged: Staged) => Promise<T>,
): Promise<T> {
  const place = path.join(directory, randomUUID());
  const hash = createHash('sha256');
  const target = createWriteStream(place, { flags: 'wx', mode: 0o600 });
  const through = new PassThrough().on('data', (chunk: Uint8Array) => hash.update(chunk));
  try {
    await pipeline(source, through, target);
    return await work({ path: place, size: target.bytesWritten, sha256: hash.digest('base64') });
  } finally {
    source.destroy();
    await rm(place, { force: true });
  }
}
