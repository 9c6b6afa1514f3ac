import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Target } from './target.ts';

/** What an honest visitor saw, in milliseconds. */
export interface Seen {
  median: number;
  p95: number;
  slowest: number;
  slowestPath: string;
  /** Answers that were refused or failed. */
  refused: number;
}

/** A visitor who looks at a page or two a second, in a thread of its own, so that what attacks cost here does not count. */
export class HonestVisitor {
  readonly #thread: Worker;

  private constructor(thread: Worker) {
    this.#thread = thread;
  }

  static async come(target: Target): Promise<HonestVisitor> {
    const thread = new Worker(new URL('./honest-thread.ts', import.meta.url), { workerData: target });
    await once(thread, 'message');
    return new HonestVisitor(thread);
  }

  /** What is seen until `work` is done, and until what was asked last has been answered. */
  async during(work: () => Promise<void>): Promise<Seen> {
    this.#thread.postMessage('begin');
    await work();
    this.#thread.postMessage('end');
    const [seen] = (await once(this.#thread, 'message')) as [Seen];
    return seen;
  }

  async leave(): Promise<void> {
    await this.#thread.terminate();
  }
}
