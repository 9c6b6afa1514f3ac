import type { PaceLimits } from './budgets.ts';

/**
 * Watches that bytes move: calls `late` once when fewer moved in a window than have to. Not while `isOurs` says that the next
 * ones are to come from this process.
 */
export class Pace {
  #moved = 0;
  readonly #timer: NodeJS.Timeout;

  constructor({ window, bytes }: PaceLimits, late: () => void, isOurs: () => boolean = () => false) {
    this.#timer = setInterval(() => {
      if (this.#moved < bytes && !isOurs()) {
        this.stop();
        late();
      }
      this.#moved = 0;
    }, window);
    this.#timer.unref();
  }

  moved(bytes: number): void {
    this.#moved += bytes;
  }

  /** What is watched has come to its end. */
  stop(): void {
    clearInterval(this.#timer);
  }
}
