import { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** One file in a tar archive. */
export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** Has to be read to its end before the next entry. */
  body: AsyncIterable<Uint8Array>;
}

/** An archive that is cut short or damaged. */
export class TarError extends Error {}

/** An archive that is written file by file. */
export interface TarWriter {
  /** Its bytes, as fast as they are read. */
  bytes: Readable;
  /** Resolves when the entry has been taken in. Rejects with a TarError when the body is not as long as said. */
  add(name: string, size: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** No entry comes any more. */
  end(): void;
  /** Ends `bytes` with the error. */
  fail(error: unknown): void;
}

export function writeTar(): TarWriter {
  const { readable, controller } = createTarPacker();
  return {
    bytes: Readable.fromWeb(readable as NodeStream<Uint8Array>),
    async add(name, size, body) {
      const entry = controller.add({ name, size, mode: 0o600, mtime: new Date(0) }).getWriter();
      // Errors surface in the calls below.
      entry.closed.catch(() => {});
      let left = size;
      for await (const chunk of body) {
        left -= chunk.length;
        if (left >= 0) await entry.write(chunk);
      }
      if (left !== 0) throw new TarError(`${name} changed while it was read.`);
      await entry.close();
    },
    end: () => controller.finalize(),
    fail: (error) => controller.error(error),
  };
}

/**
 * The entries of an archive, one after the other. Throws a TarError when it is damaged, ends before its end or holds anything but
 * files; what the source throws is thrown as it is.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  let failure: unknown;
  const watched = async function* () {
    try {
      yield* source;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const worded = (error: unknown) =>
    error === failure || error instanceof TarError ? error : new TarError(String(error));
  // The same as the global one, which the types of browsers do not know all of.
  const bytes = NodeStream.from<Uint8Array>(watched()) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true })).getReader();
  try {
    for (let next = await entries.read(); !next.done; next = await entries.read()) {
      const { header, body } = next.value;
      if (header.type !== 'file') throw new TarError(`${header.name} is no file.`);
      const reader = body.getReader();
      const read = async function* () {
        try {
          for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
        } catch (error) {
          throw worded(error);
        }
      };
      yield { name: header.name, size: header.size, body: read() };
      await reader.cancel();
    }
  } catch (error) {
    throw worded(error);
  } finally {
    // Fails where the archive has failed, which has been told.
    await entries.cancel().catch(() => {});
  }
}
