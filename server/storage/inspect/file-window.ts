import type { FileHandle } from 'node:fs/promises';
import { RandomAccessReader } from 'yauzl';

const windowBytes = 256 * 1024;

/** Reads small pieces of a file out of one larger piece kept in memory: directories and headers lie close together. */
export class FileWindow {
  readonly #file: FileHandle;
  #start = 0;
  #bytes = Buffer.alloc(0);

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * The bytes from `position`, at most `length` and 256 KiB of them; fewer only at the end of the file, none
   * behind it.
   */
  async read(position: number, length: number): Promise<Buffer> {
    // Positions come out of the file and may be beyond what a file can have.
    if (position > Number.MAX_SAFE_INTEGER - windowBytes) return Buffer.alloc(0);
    const wanted = Math.min(length, windowBytes);
    const end = this.#start + this.#bytes.length;
    if (position < this.#start || position + wanted > end) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(windowBytes), {
        position,
        length: windowBytes,
      });
      this.#start = position;
      this.#bytes = buffer.subarray(0, bytesRead);
    }
    const at = position - this.#start;
    return this.#bytes.subarray(at, at + wanted);
  }
}

/**
 * The window as yauzl wants it. yauzl's own reader throws outside of any handler, which ends the process, when a
 * file names a position that no file can have.
 */
export class WindowReader extends RandomAccessReader {
  readonly #window: FileWindow;

  constructor(window: FileWindow) {
    super();
    this.#window = window;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#copy(target, offset, length, position).then(
      (bytesRead) => callback(null, bytesRead),
      (error) => callback(error),
    );
  }

  async #copy(target: Buffer, offset: number, length: number, position: number): Promise<number> {
    let copied = 0;
    while (copied < length) {
      const piece = await this.#window.read(position + copied, length - copied);
      if (piece.length === 0) break;
      copied += piece.copy(target, offset + copied);
    }
    return copied;
  }
}
