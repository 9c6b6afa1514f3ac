import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GitBudget } from '../budgets/budgets.ts';
import { busy } from '../budgets/fair-gate.ts';

const readBytes = 64 * 1024;

/** How much bodies and answers take of the disk, by visitor and in all. */
export class SpoolRoom {
  readonly #directory: string;
  readonly #budget: Pick<GitBudget, 'memoryBytes' | 'spooled'>;
  readonly #used = new Map<string, number>();
  #all = 0;

  constructor(directory: string, budget: Pick<GitBudget, 'memoryBytes' | 'spooled'>) {
    this.#directory = directory;
    this.#budget = budget;
  }

  /** Somewhere to put bytes of that visitor's. */
  spool(visitor: string): Spool {
    return new Spool({
      place: path.join(this.#directory, `spool-${randomUUID()}`),
      memoryBytes: this.#budget.memoryBytes,
      take: (bytes) => this.#take(visitor, bytes),
    });
  }

  #take(visitor: string, bytes: number): void {
    const { ofOne, all } = this.#budget.spooled;
    const used = (this.#used.get(visitor) ?? 0) + bytes;
    if (bytes > 0 && (used > ofOne || this.#all + bytes > all)) throw busy();
    this.#all += bytes;
    if (used > 0) this.#used.set(visitor, used);
    else this.#used.delete(visitor);
  }
}

interface SpoolOptions {
  /** The file, made when there is too much for memory. */
  place: string;
  memoryBytes: number;
  /** Takes room on the disk, or gives it back when negative. Throws a 503 when there is none. */
  take(bytes: number): void;
}

/**
 * Bytes between one who writes and one who reads at their own speed: in memory while they are few, else in a file. Reading
 * may begin before the end has been written.
 */
export class Spool {
  readonly #options: SpoolOptions;
  readonly #memory: Buffer[] = [];
  #inMemory = 0;
  #file: FileHandle | null = null;
  #inFile = 0;
  #isComplete = false;
  #failure: Error | null = null;
  #isDiscarded = false;
  #changed = Promise.withResolvers<void>();

  constructor(options: SpoolOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#inMemory + this.#inFile;
  }

  /** Adds bytes, in the order of the calls, which must not overlap. Throws a 503 when there is no room for them. */
  async write(chunk: Buffer): Promise<void> {
    if (this.#isDiscarded) throw new Error('What is written here is not read any more.');
    if (!this.#file && this.#inMemory + chunk.length <= this.#options.memoryBytes) {
      this.#memory.push(chunk);
      this.#inMemory += chunk.length;
    } else {
      this.#options.take(chunk.length);
      try {
        this.#file ??= await open(this.#options.place, 'wx+', 0o600);
        await this.#file.writeFile(chunk);
      } catch (error) {
        this.#options.take(-chunk.length);
        throw error;
      }
      this.#inFile += chunk.length;
      if (this.#isDiscarded) await this.#remove();
    }
    this.#announce();
  }

  /** Nothing more will be written. With an error readers are told that something is missing. */
  end(failure: Error | null = null): void {
    this.#isComplete = true;
    this.#failure = failure;
    this.#announce();
  }

  /** Everything from the beginning, as it is written. Rejects when it broke off, or was discarded. */
  async *read(): AsyncGenerator<Buffer> {
    let kept = 0;
    let offset = 0;
    for (;;) {
      if (this.#isDiscarded) throw new Error('What was written here is not there any more.');
      const chunk = this.#memory[kept];
      if (chunk) {
        kept += 1;
        yield chunk;
      } else if (this.#file && offset < this.#inFile) {
        const buffer = Buffer.allocUnsafe(Math.min(readBytes, this.#inFile - offset));
        const { bytesRead } = await this.#file.read(buffer, 0, buffer.length, offset);
        offset += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (this.#isComplete) {
        if (this.#failure) throw this.#failure;
        return;
      } else await this.#changed.promise;
    }
  }

  /** All of it. For what is known to be short enough for memory. */
  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.read()) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Forgets everything. May be called at any time, and again. */
  async discard(): Promise<void> {
    this.#isDiscarded = true;
    this.#memory.length = 0;
    this.#announce();
    await this.#remove();
  }

  async #remove(): Promise<void> {
    const [file, bytes] = [this.#file, this.#inFile];
    this.#file = null;
    this.#inFile = 0;
    this.#options.take(-bytes);
    if (!file) return;
    await file.close();
    await rm(this.#options.place, { force: true });
  }

  #announce(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
