import { Worker } from 'node:worker_threads';
import { HttpError } from '../http/errors.ts';
import { FairGate } from './fair-gate.ts';

export interface ThreadOptions {
  /** The thread's module. It calls `answerQuestions` of answer-questions.ts. */
  script: URL;
  /** Megabytes of values it may keep; it ends when it needs more. */
  memory: number;
  /** Milliseconds for one question, once the thread is there. Then the thread is ended, and the next question starts another. */
  limit: number;
  /** Milliseconds for whoever asks, the start of the thread and questions before this one included. */
  patience: number;
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  idle: number;
  /** Questions that may wait, of one visitor and of all. */
  waitingOfOne: number;
  waiting: number;
}

/** An answer; or `slow` when the question took too long or ended the thread, `busy` when it did not come to it in time. */
export type Outcome<Answer> = { answer: Answer } | 'slow' | 'busy';

export type ThreadMessage = { ready: true } | { id: number; answer: unknown };

const startMilliseconds = 15_000;

/**
 * Work that what a visitor has written may make endless, in a thread that is started at the first need, ends by itself, and is
 * ended and replaced at the deadline. One question at a time; those who wait are taken in turn by visitor.
 */
export class DeadlineThread<Question, Answer> {
  readonly #options: ThreadOptions;
  readonly #gate: FairGate;
  #worker: Worker | null = null;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { waitingOfOne, waiting, patience } = options;
    this.#gate = new FairGate({ places: 1, placesOfOne: 1, waitingOfOne, waiting, wait: patience });
  }

  /** Whether the thread is there now. */
  get isAwake(): boolean {
    return this.#worker !== null;
  }

  /** Asks on behalf of a visitor, who is a network address or the name of a part of the product. Never rejects. */
  async ask(question: Question, visitor: string): Promise<Outcome<Answer>> {
    const done = this.#gate
      .run(visitor, () => this.#work(question))
      .catch((error): 'busy' => {
        if (error instanceof HttpError) return 'busy';
        throw error;
      });
    // Nobody waits longer than a page is worth; the thread is awake for the next one.
    const given = Promise.withResolvers<'busy'>();
    const timer = setTimeout(() => given.resolve('busy'), this.#options.patience);
    return Promise.race([done, given.promise]).finally(() => clearTimeout(timer));
  }

  /** Ends the thread. The next question starts another. */
  async sleep(): Promise<void> {
    clearTimeout(this.#rest);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #work(question: Question): Promise<Outcome<Answer>> {
    clearTimeout(this.#rest);
    const worker = this.#worker ?? (await this.#start());
    if (!worker) return 'busy';
    this.#lastId += 1;
    const request = { id: this.#lastId, question };
    const message = await nextMessage(worker, this.#options.limit, () => worker.postMessage(request));
    if (message === 'none') {
      // It is still busy with that question, or has died of it.
      await this.sleep();
      return 'slow';
    }
    this.#rest = setTimeout(() => void this.sleep(), this.#options.idle).unref();
    return 'answer' in message ? { answer: message.answer as Answer } : 'slow';
  }

  async #start(): Promise<Worker | null> {
    const worker = new Worker(this.#options.script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memory },
    });
    // It must not keep a process alive that wants to end. What it dies of is the answer to the question at hand.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    if ((await nextMessage(worker, startMilliseconds, () => {})) === 'none') {
      await worker.terminate();
      return null;
    }
    this.#worker = worker;
    return worker;
  }
}

/** The thread's next message; 'none' when it ends or says nothing in time. */
function nextMessage(worker: Worker, milliseconds: number, ask: () => void): Promise<ThreadMessage | 'none'> {
  return new Promise((resolve) => {
    const settle = (message: ThreadMessage | 'none') => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', none);
      worker.off('error', none);
      resolve(message);
    };
    const none = () => settle('none');
    const timer = setTimeout(none, milliseconds);
    worker.on('message', settle);
    worker.on('exit', none);
    worker.on('error', none);
    ask();
  });
}
