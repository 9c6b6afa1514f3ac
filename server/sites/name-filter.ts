import { randomInt } from 'node:crypto';

/** Bits for each name there is room for: of names that are not there, one in some thousand is taken for one that is. */
const bitsOfName = 16;
const probes = 6;

/**
 * Names in a fixed number of bytes, as a Bloom filter: what was added is always found, and now and then what was not. It
 * holds two bytes for a name, and beyond its room it only grows less certain. Another one each time the server starts, so
 * that nobody can look for names that it takes for others.
 */
export class NameFilter {
  readonly #bits: Uint8Array;
  readonly #seed = randomInt(0xffff_ffff);
  readonly #mostBytes: number;
  #added = 0;

  constructor(bytes: number, mostBytes: number) {
    this.#bits = new Uint8Array(Math.min(bytes, mostBytes));
    this.#mostBytes = mostBytes;
  }

  /** Whether there are more names than it is certain about, while a larger one may be had. */
  get isFull(): boolean {
    return this.#added * bitsOfName > this.#bits.length * 8 && this.#bits.length < this.#mostBytes;
  }

  /** An empty one of twice the size. */
  larger(): NameFilter {
    return new NameFilter(this.#bits.length * 2, this.#mostBytes);
  }

  add(name: string): void {
    let isNew = false;
    for (const at of this.#places(name)) {
      const bit = 1 << (at & 7);
      const byte = this.#bits[at >>> 3] ?? 0;
      isNew ||= (byte & bit) === 0;
      this.#bits[at >>> 3] = byte | bit;
    }
    if (isNew) this.#added += 1;
  }

  /** False for a name that was never added. */
  has(name: string): boolean {
    return this.#places(name).every((at) => ((this.#bits[at >>> 3] ?? 0) & (1 << (at & 7))) !== 0);
  }

  #places(name: string): number[] {
    const size = this.#bits.length * 8;
    const first = hash(name, this.#seed);
    // Odd, so that the probes of a name are apart.
    const step = hash(name, first) | 1;
    return Array.from({ length: probes }, (_, probe) => ((first + probe * step) >>> 0) % size);
  }
}

/** FNV-1a with the last steps of MurmurHash3, which spread names that differ in one letter. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
