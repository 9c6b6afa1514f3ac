import type { GitBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { SpoolRoom } from './spool.ts';

/** Gives back what was taken, once. */
export type Leave = () => void;

/** Shares out what the Git Store can do at once among visitors (`gitBudget`). All that waits gives up when its visitor leaves. */
export class GitGates {
  readonly budget: GitBudget;
  /** Where bodies and answers that are not small lie. */
  readonly room: SpoolRoom;
  readonly #work: FairGate;
  readonly #transfers: FairGate;
  readonly #bodies: FairGate;
  readonly #answers: FairGate;

  /** `directory` is for files that live as long as a request. */
  constructor(budget: GitBudget, directory: string) {
    this.budget = budget;
    this.room = new SpoolRoom(directory, budget);
    this.#work = new FairGate(budget.work);
    this.#transfers = new FairGate(budget.transfers);
    this.#bodies = new FairGate(budget.bodies);
    this.#answers = new FairGate(budget.answers);
  }

  /** A place to take a body in, which needs no git. */
  body(visitor: string, signal: AbortSignal): Promise<Leave> {
    return this.#bodies.enter(visitor, signal);
  }

  /** A place for an answer that lasts as long as its visitor reads. */
  answer(visitor: string, signal: AbortSignal): Promise<Leave> {
    return this.#answers.enter(visitor, signal);
  }

  /** A place to run git for what is read at once. */
  read(visitor: string, signal: AbortSignal): Promise<Leave> {
    return this.#work.enter(visitor, signal);
  }

  /** What `work` does in a place for a transfer. */
  async inTransfer<T>(visitor: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const leave = await this.transfer(visitor, signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** A place to run git for a clone, a push or an edit. */
  async transfer(visitor: string, signal: AbortSignal): Promise<Leave> {
    const leave = await this.#transfers.enter(visitor, signal);
    try {
      const stop = await this.#work.enter(visitor, signal);
      return () => {
        stop();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }
}
