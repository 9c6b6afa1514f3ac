import { renderingBudget } from '../budgets/budgets.ts';
import { DeadlineThread, type ThreadOptions } from '../budgets/deadline-thread.ts';

/** Code of one language. */
export interface CodePiece {
  code: string;
  /** As the highlighter calls the language. */
  grammar: string;
}

/** Highlights code in a thread of its own. */
export class Highlighter {
  readonly #thread: DeadlineThread<readonly CodePiece[], (string[] | null)[]>;

  /** Other limits than the product's own are for tests. */
  constructor(limits: Partial<Omit<ThreadOptions, 'script'>> = {}) {
    this.#thread = new DeadlineThread({
      script: new URL('./worker.ts', import.meta.url),
      memory: 192,
      limit: renderingBudget.colourMilliseconds,
      patience: renderingBudget.waitMilliseconds,
      idle: renderingBudget.idleMilliseconds,
      waitingOfOne: renderingBudget.waitingOfOne,
      waiting: renderingBudget.waiting,
      ...limits,
    });
  }

  /** Whether the thread is there now. */
  get isAwake(): boolean {
    return this.#thread.isAwake;
  }

  /**
   * The lines of each piece as HTML with classes, null for a piece whose language is not known. Null for all of them when
   * they take too long together, too many wait, or the thread has failed.
   */
  async highlight(pieces: readonly CodePiece[], visitor: string): Promise<(string[] | null)[] | null> {
    const outcome = await this.#thread.ask(pieces, visitor);
    return typeof outcome === 'string' ? null : outcome.answer;
  }

  /** Ends the thread. The next file starts another. */
  sleep(): Promise<void> {
    return this.#thread.sleep();
  }
}
