import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../http/errors.ts';
import { FairGate } from './fair-gate.ts';
import { processorMilliseconds } from './processor-time.ts';

export interface ProcessOptions {
  /** The process's module. It calls `answerQuestions` of answer-questions.ts. */
  script: URL;
  /** Megabytes of values it may keep; it ends when it needs more. */
  memory: number;
  /**
   * Milliseconds of work for one question, once the process is there: time of the processor, as a busy machine is nobody's
   * fault; ten times as long by the clock at the most. Then it is ended, and the next question starts another.
   */
  limit: number;
  /**
   * Milliseconds of work, counted as `limit`, for what its process says it has `prepared` before a question: what no visitor
   * has written and later questions have too. None without it: the limit counts from the beginning.
   */
  preparation?: number;
  /** Milliseconds for the caller, including the start of the process and earlier questions. */
  timeout: number;
  /** Milliseconds without work after which it ends and gives its memory back. */
  idle: number;
  /** Questions that may wait, of one visitor and of all. */
  waitingOfOne: number;
  waiting: number;
}

/** An answer; or `slow` when the question took too long or ended the process, `busy` when it did not come to it in time. */
export type Outcome<Answer> = { answer: Answer } | 'slow' | 'busy';

export type ProcessMessage = { ready: true } | { prepared: true } | { id: number; answer: unknown };

const startMilliseconds = 15_000;
/** How much longer than its work one question may take by the clock. */
const slowest = 10;

/**
 * Work that what a visitor has written may make endless, in a process that is started at the first need, ends by itself, and is
 * ended and replaced at the deadline. One question at a time; those who wait are taken in turn by visitor. A thread would not do:
 * one that needs memory faster than it can be stopped takes the whole process with it.
 */
export class DeadlineProcess<Question, Answer> {
  readonly #options: ProcessOptions;
  readonly #gate: FairGate;
  #child: ChildProcess | null = null;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
    const { waitingOfOne, waiting, timeout } = options;
    this.#gate = new FairGate({ places: 1, placesOfOne: 1, waitingOfOne, waiting, wait: timeout });
  }

  /** Whether the process is there now. */
  get isAwake(): boolean {
    return this.#child !== null;
  }

  /** Asks on behalf of a visitor, who is a network address or the name of a part of the product. Never rejects. */
  async ask(question: Question, visitor: string): Promise<Outcome<Answer>> {
    const done = this.#gate
      .run(visitor, () => this.#work(question))
      .catch((error): 'busy' => {
        if (error instanceof HttpError) return 'busy';
        throw error;
      });
    // Nobody waits longer than a page is worth; the process is awake for the next one.
    const given = Promise.withResolvers<'busy'>();
    const timer = setTimeout(() => given.resolve('busy'), this.#options.timeout);
    return Promise.race([done, given.promise]).finally(() => clearTimeout(timer));
  }

  /** Ends the process. The next question starts another. */
  async sleep(): Promise<void> {
    clearTimeout(this.#rest);
    const child = this.#child;
    this.#child = null;
    if (child) await end(child);
  }

  async #work(question: Question): Promise<Outcome<Answer>> {
    clearTimeout(this.#rest);
    const child = this.#child ?? (await this.#start());
    if (!child) return 'busy';
    this.#lastId += 1;
    const request = { id: this.#lastId, question };
    const { preparation, limit } = this.#options;
    const message = await nextMessage(child, preparation ?? limit, () => child.send(request), limit);
    if (message === 'none') {
      // It is still busy with that question, or has died of it.
      await this.sleep();
      return 'slow';
    }
    this.#rest = setTimeout(() => void this.sleep(), this.#options.idle).unref();
    return 'answer' in message ? { answer: message.answer as Answer } : 'slow';
  }

  async #start(): Promise<ChildProcess | null> {
    const child = fork(fileURLToPath(this.#options.script), {
      execArgv: [`--max-old-space-size=${this.#options.memory}`, '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      // It needs nothing of what the server knows, and what it dies of is the answer to the question at hand.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It must not keep a process alive that wants to end.
    child.unref();
    child.channel?.unref();
    child.on('error', () => {});
    const endWithUs = () => child.kill('SIGKILL');
    process.once('exit', endWithUs);
    child.once('exit', () => {
      process.off('exit', endWithUs);
      if (this.#child === child) this.#child = null;
    });
    if ((await nextMessage(child, startMilliseconds, () => {})) === 'none') {
      await end(child);
      return null;
    }
    this.#child = child;
    return child;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // It may have been unable to begin.
  if (child.kill('SIGKILL')) await ended;
}

/**
 * The process's next message; 'none' when it ends, or says nothing for so many milliseconds of its work. Once it has said that it
 * is prepared, it has `limit` milliseconds from then on.
 */
function nextMessage(
  child: ChildProcess,
  milliseconds: number,
  ask: () => void,
  limit = milliseconds,
): Promise<ProcessMessage | 'none'> {
  const { pid = 0 } = child;
  let allowed = milliseconds;
  let [begun, workedBefore] = [performance.now(), processorMilliseconds(pid)];
  return new Promise((resolve) => {
    const hear = (message: ProcessMessage) => {
      if (!('prepared' in message)) return settle(message);
      clearTimeout(timer);
      allowed = limit;
      [begun, workedBefore] = [performance.now(), processorMilliseconds(pid)];
      timer = setTimeout(look, allowed);
    };
    const settle = (message: ProcessMessage | 'none') => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', none);
      child.off('error', none);
      resolve(message);
    };
    const none = () => settle('none');
    const look = () => {
      const worked = processorMilliseconds(pid);
      const passed = performance.now() - begun;
      const left = Math.min(
        allowed - (worked === null ? passed : worked - (workedBefore ?? 0)),
        slowest * allowed - passed,
      );
      if (left <= 0) none();
      else timer = setTimeout(look, left);
    };
    let timer = setTimeout(look, allowed);
    child.on('message', hear);
    child.on('exit', none);
    child.on('error', none);
    ask();
  });
}
