/** Lets one piece of asynchronous work run at a time, in the order of the calls. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects with what `work` does, after all earlier work has ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

/** Work on one thing goes one after the other, on different things at once. */
export class KeyedMutex {
  readonly #held = new Map<string, { mutex: Mutex; waiting: number }>();

  /** Resolves or rejects with what `work` does, after all earlier work under the same key has ended. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const held = this.#held.get(key) ?? { mutex: new Mutex(), waiting: 0 };
    this.#held.set(key, held);
    held.waiting += 1;
    try {
      return await held.mutex.run(work);
    } finally {
      held.waiting -= 1;
      if (held.waiting === 0) this.#held.delete(key);
    }
  }
}
