import { renderingBudget } from '../budgets/budgets.ts';
import { DeadlineProcess, type ProcessOptions } from '../budgets/deadline-process.ts';

/** Code of one language. */
export interface CodePiece {
  code: string;
  /** As the highlighter calls the language. */
  grammar: string;
}

/** Highlights code in a process of its own. */
export class Highlighter {
  readonly #apart: DeadlineProcess<readonly CodePiece[], (string[] | null)[]>;

  /** Other limits than the product's own are for tests. */
  constructor(limits: Partial<Omit<ProcessOptions, 'script'>> = {}) {
    this.#apart = new DeadlineProcess({
      script: new URL('./worker.ts', import.meta.url),
      memory: 192,
      preparation: renderingBudget.grammarMilliseconds,
      limit: renderingBudget.colourMilliseconds,
      timeout: renderingBudget.waitMilliseconds,
      idle: renderingBudget.idleMilliseconds,
      waitingOfOne: renderingBudget.waitingOfOne,
      waiting: renderingBudget.waiting,
      ...limits,
    });
  }

  /** Whether the process is there now. */
  get isAwake(): boolean {
    return this.#apart.isAwake;
  }

  /**
   * The lines of each piece as HTML with classes, null for a piece whose language is not known. Null for all of them when
   * they take too long together, too many wait, or it has failed.
   */
  async highlight(pieces: readonly CodePiece[], visitor: string): Promise<(string[] | null)[] | null> {
    const outcome = await this.#apart.ask(pieces, visitor);
    return typeof outcome === 'string' ? null : outcome.answer;
  }

  /** Ends the process. The next file starts another. */
  sleep(): Promise<void> {
    return this.#apart.sleep();
  }
}
