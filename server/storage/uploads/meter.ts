import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Lets bytes through while it counts and hashes them; breaks off with `tooLarge()` when they pass the limit. */
export class Meter extends Transform {
  /** Bytes so far. */
  size = 0;
  readonly #max: number;
  readonly #tooLarge: () => Error;
  readonly #hash = createHash('sha256');

  constructor(max: number, tooLarge: () => Error) {
    super();
    this.#max = max;
    this.#tooLarge = tooLarge;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.#max) {
      done(this.#tooLarge());
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** SHA-256 of everything that went through, in hexadecimal. To be called once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}
