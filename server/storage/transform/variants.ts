import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const unfinished = /\.unfinished$/;

/** The share of the cache for one object's pictures: requesting it in every size evicts no other. */
const partOfOne = 1 / 32;

/**
 * Resized pictures on the local disk, at most `maxBytes` of them: the one that was not asked for longest goes first.
 * A name is `<version of the object>.<variant>`, so that a replaced object never shows its old picture. Losing the
 * folder loses nothing but time.
 */
export class Variants {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** In the order of their last use. */
  readonly #entries = new Map<string, number>();
  #total = 0;

  private constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  /** Opens the folder, creating it, with what earlier processes have left there, and drops what they did not finish. */
  static async open(directory: string, maxBytes: number): Promise<Variants> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const variants = new Variants(directory, maxBytes);
    const found: { name: string; bytes: number; usedAt: number }[] = [];
    for await (const { name } of await opendir(directory)) {
      const place = path.join(directory, name);
      const about = await stat(place).catch(() => null);
      if (!about?.isFile()) continue;
      if (unfinished.test(name)) await rm(place, { force: true });
      else found.push({ name, bytes: about.size, usedAt: about.mtimeMs });
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    for (const { name, bytes } of found) variants.#enter(name, bytes);
    await variants.#makeRoom();
    return variants;
  }

  /** Bytes kept. */
  get total(): number {
    return this.#total;
  }

  /** Versions of objects of which something is kept. */
  versions(): Set<string> {
    return new Set([...this.#entries.keys()].map(versionOf));
  }

  async read(name: string): Promise<Buffer | null> {
    if (!this.#entries.has(name)) return null;
    const bytes = await readFile(path.join(this.#directory, name)).catch(() => null);
    this.#forget(name);
    if (bytes) this.#enter(name, bytes.length);
    return bytes;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.#maxBytes * partOfOne) return;
    const place = path.join(this.#directory, name);
    const beside = `${place}.${randomUUID()}.unfinished`;
    await writeFile(beside, bytes, { mode: 0o600 });
    await rename(beside, place);
    this.#forget(name);
    this.#enter(name, bytes.length);
    await this.#makeRoomOf(versionOf(name));
    await this.#makeRoom();
  }

  /** Removes what is kept of an object's version. */
  async remove(version: string): Promise<void> {
    for (const name of [...this.#entries.keys()]) if (name.startsWith(`${version}.`)) await this.#drop(name);
  }

  #enter(name: string, bytes: number): void {
    this.#entries.set(name, bytes);
    this.#total += bytes;
  }

  #forget(name: string): void {
    this.#total -= this.#entries.get(name) ?? 0;
    this.#entries.delete(name);
  }

  async #makeRoom(): Promise<void> {
    for (const name of [...this.#entries.keys()]) {
      if (this.#total <= this.#maxBytes) return;
      await this.#drop(name);
    }
  }

  async #makeRoomOf(version: string): Promise<void> {
    const own = [...this.#entries].filter(([name]) => versionOf(name) === version);
    let bytes = own.reduce((sum, [, size]) => sum + size, 0);
    for (const [name, size] of own) {
      if (bytes <= this.#maxBytes * partOfOne) return;
      bytes -= size;
      await this.#drop(name);
    }
  }

  async #drop(name: string): Promise<void> {
    this.#forget(name);
    await rm(path.join(this.#directory, name), { force: true });
  }
}

/** The version of the object that a picture was made of. */
function versionOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
