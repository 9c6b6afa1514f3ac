import { Worker } from 'node:worker_threads';
import { Mutex } from '../database/mutex.ts';
import type { HighlightReply, HighlightRequest } from './worker.ts';

export interface HighlighterOptions {
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  idleMilliseconds?: number;
  /** Milliseconds for one file, once the thread and its grammar have been asked for. */
  limitMilliseconds?: number;
  /** Milliseconds for whoever asks, the start of the thread and files before this one included. */
  patienceMilliseconds?: number;
  /** Files that may wait; who comes later gets plain text at once. */
  mostWaiting?: number;
}

const startMilliseconds = 15_000;

/** Highlights code in a thread that is started at the first need and ends by itself. */
export class Highlighter {
  readonly #idle: number;
  readonly #limit: number;
  readonly #patience: number;
  readonly #mostWaiting: number;
  readonly #turn = new Mutex();
  #worker: Worker | null = null;
  #waiting = 0;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor({
    idleMilliseconds = 60_000,
    limitMilliseconds = 3_000,
    patienceMilliseconds = 5_000,
    mostWaiting = 16,
  }: HighlighterOptions = {}) {
    this.#idle = idleMilliseconds;
    this.#limit = limitMilliseconds;
    this.#patience = patienceMilliseconds;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether the thread is there now. */
  get isAwake(): boolean {
    return this.#worker !== null;
  }

  /** The code's lines as HTML with classes; null when it takes too long, too many wait, or the thread has failed. */
  async highlight(code: string, grammar: string): Promise<string[] | null> {
    if (this.#waiting >= this.#mostWaiting) return null;
    this.#waiting += 1;
    const done = this.#turn
      .run(() => this.#work(code, grammar))
      .finally(() => {
        this.#waiting -= 1;
      });
    // Nobody waits longer for colours than for a page; the thread is awake for the next one.
    const given = Promise.withResolvers<null>();
    const timer = setTimeout(() => given.resolve(null), this.#patience);
    return Promise.race([done, given.promise]).finally(() => clearTimeout(timer));
  }

  /** Ends the thread. The next file starts another. */
  async sleep(): Promise<void> {
    clearTimeout(this.#rest);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #work(code: string, grammar: string): Promise<string[] | null> {
    clearTimeout(this.#rest);
    const worker = this.#worker ?? (await this.#start());
    if (!worker) return null;
    this.#lastId += 1;
    const request: HighlightRequest = { id: this.#lastId, code, grammar };
    const lines = await answerOf(worker, this.#limit, () => worker.postMessage(request));
    if (lines === 'none') {
      // It is still busy with that file, or has died of it.
      await this.sleep();
      return null;
    }
    this.#rest = setTimeout(() => void this.sleep(), this.#idle).unref();
    return 'lines' in lines ? lines.lines : null;
  }

  async #start(): Promise<Worker | null> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    // It must not keep a process alive that wants to end. What it dies of is the answer to the file at hand.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    if ((await answerOf(worker, startMilliseconds, () => {})) === 'none') {
      await worker.terminate();
      return null;
    }
    this.#worker = worker;
    return worker;
  }
}

/** The thread's next message; 'none' when it ends or says nothing in time. */
function answerOf(worker: Worker, milliseconds: number, ask: () => void): Promise<HighlightReply | 'none'> {
  return new Promise((resolve) => {
    const settle = (answer: HighlightReply | 'none') => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', none);
      worker.off('error', none);
      resolve(answer);
    };
    const none = () => settle('none');
    const timer = setTimeout(none, milliseconds);
    worker.on('message', settle);
    worker.on('exit', none);
    worker.on('error', none);
    ask();
  });
}
