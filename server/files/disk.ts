import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertKey,
  type ByteRange,
  type FileCheck,
  FileMissingError,
  type FileStore,
  type StoredFile,
} from './store.ts';

const UNFINISHED = 'unfinished';

/**
 * Opens the store in a folder, creating it. A file is stored at `<two characters>/<key>`; while it is being
 * written it is in `unfinished`, which is emptied here, so that a crash leaves nothing behind.
 */
export async function openDiskStore(directory: string): Promise<FileStore> {
  const unfinished = path.join(directory, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  return new DiskStore(directory);
}

class DiskStore implements FileStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async write(key: string, source: Readable, check?: FileCheck): Promise<StoredFile> {
    const place = this.#placeOf(key);
    const unfinished = path.join(this.#directory, UNFINISHED, randomUUID());
    try {
      const size = await writeDurably(unfinished, source);
      await check?.(unfinished, size);
      await this.#makeShard(path.dirname(place));
      await rename(unfinished, place);
      await syncDirectory(path.dirname(place));
      return { size };
    } catch (error) {
      source.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // Opened before the stream is handed out, so that a missing file is an answer and not a broken stream.
    const handle = await open(this.#placeOf(key)).catch(missing);
    return handle.createReadStream(range);
  }

  async size(key: string): Promise<number> {
    return (await stat(this.#placeOf(key)).catch(missing)).size;
  }

  async remove(keys: string[]): Promise<void> {
    for (const key of keys) await rm(this.#placeOf(key), { force: true });
  }

  async *list(): AsyncIterable<{ key: string; writtenAt: Date }> {
    for await (const shard of await opendir(this.#directory)) {
      if (!shard.isDirectory() || shard.name === UNFINISHED) continue;
      for await (const file of await opendir(path.join(this.#directory, shard.name))) {
        // A file may be removed while the list is read. `ctime` is when it got its key: a check may take a while.
        const about = await stat(path.join(file.parentPath, file.name)).catch(() => null);
        if (about) yield { key: file.name, writtenAt: about.ctime };
      }
    }
  }

  #placeOf(key: string): string {
    assertKey(key);
    return path.join(this.#directory, key.slice(0, 2), key);
  }

  async #makeShard(shard: string): Promise<void> {
    const made = await mkdir(shard, { recursive: true, mode: 0o700 });
    if (made) await syncDirectory(this.#directory);
  }
}

async function writeDurably(place: string, source: Readable): Promise<number> {
  // `flush` makes the bytes durable before the file is closed, which is what the pipeline waits for.
  const target = createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, target);
  return target.bytesWritten;
}

/** Makes a rename in the folder last through a power cut. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows neither needs nor allows it.
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new FileMissingError('No such file in the store.') : error;
}
