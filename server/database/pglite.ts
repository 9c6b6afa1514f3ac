import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { statementBudget } from '../budgets/budgets.ts';
import {
  type Database,
  DatabaseError,
  type Result,
  type Scope,
  type Session,
  type Statement,
  type TransactionOptions,
} from './database.ts';
import { Mutex } from './mutex.ts';
import { inMilliseconds, type PgliteStart, type WorkerReply, type WorkerRequest } from './pglite-wire.ts';
import { closeTransaction, openTransaction, statementTimeout } from './scope.ts';
import { readAnswers, scriptMessages, statementMessages } from './wire.ts';

/**
 * Opens the embedded database in `dataDirectory`, creating it if the folder is empty.
 * The caller holds the folder's lock: PGlite itself does not notice a second process.
 */
export async function openPglite(dataDirectory: string): Promise<Database> {
  return open({ dataDirectory });
}

/**
 * Opens a database that begins as `cluster`, the tar archive of a data folder: in memory, where it is gone when it is closed
 * or a statement has passed its deadline, or in an empty folder.
 */
export async function openPgliteCopy(
  cluster: Uint8Array<SharedArrayBuffer>,
  dataDirectory = 'memory://',
): Promise<Database> {
  return open({ dataDirectory, cluster });
}

async function open(start: Start): Promise<Database> {
  return new PgliteDatabase(start, await PgliteConnection.open(start));
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL as compiled code, which all threads of the process share: compiling it takes longer than opening a database. */
function postgresModule(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(path.join(path.dirname(library), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}

/** Where a database is, and what it begins as. */
type Start = Omit<PgliteStart, 'postgresModule'>;

class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  // There is one connection, so a transaction has it alone until it ends: otherwise parallel requests
  // would run under each other's role.
  readonly #turn = new Mutex();
  readonly #start: Start;
  readonly #listeners: { channel: string; heard: (payload: string) => void }[] = [];
  #connection: PgliteConnection;

  constructor(start: Start, connection: PgliteConnection) {
    this.#start = start;
    this.#connection = connection;
  }

  async run<R>(scope: Scope, statement: Statement, options?: TransactionOptions): Promise<Result<R>> {
    const closing = closeTransaction(options);
    const batch = Buffer.concat([
      scriptMessages(openTransaction(scope, options)),
      statementMessages(statement),
      ...closing.map(scriptMessages),
    ]);
    const answer = await this.#turn.run(() => this.#send(batch, limitOf(scope)));
    // The statement's result is the last before the closing ones; before it stand those of the opening script.
    const result = this.#read<R>(answer).at(-1 - closing.length);
    if (!result) throw new Error('The embedded database gave no answer to a statement.');
    return result;
  }

  transaction<T>(scope: Scope, work: (session: Session) => Promise<T>): Promise<T> {
    return this.#turn.run(async () => {
      const connection = this.#connection;
      const send = (messages: Uint8Array) => {
        // Its transaction ended with the connection: on the next one a statement would run alone, as the owner.
        if (connection !== this.#connection) throw timedOut();
        return this.#send(messages, limitOf(scope));
      };
      this.#read(await send(scriptMessages(openTransaction(scope))));
      const session: Session = {
        query: async <R>(text: string, values?: readonly unknown[]) => {
          const [result] = this.#read<R>(await send(statementMessages(values ? { text, values } : { text })));
          return result ?? { rows: [], rowCount: 0 };
        },
        script: async (sql) => void this.#read(await send(scriptMessages(sql))),
      };
      try {
        const value = await work(session);
        this.#read(await send(scriptMessages('commit')));
        return value;
      } catch (error) {
        if (connection === this.#connection && connection.isOpen)
          await connection.send(scriptMessages('rollback'));
        throw error;
      }
    });
  }

  async script(sql: string): Promise<void> {
    this.#read(await this.#turn.run(() => this.#send(scriptMessages(sql), null)));
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#listeners.push({ channel, heard });
    await this.script(`listen ${channel}`);
  }

  close(): Promise<void> {
    return this.#turn.run(() => this.#connection.close());
  }

  /**
   * Sends messages and waits for the answer, no longer than the limit says where there is one. PGlite can not cancel a
   * statement, so the thread that runs it is ended and another opens the database, as after a power cut: what had been
   * committed is there.
   */
  async #send(messages: Uint8Array, limit: TimeLimit | null): Promise<Uint8Array> {
    if (!this.#connection.isOpen) await this.#reopen();
    const connection = this.#connection;
    if (limit === null) return connection.send(messages);
    const before = connection.workedBefore;
    const answer = connection.send(messages);
    if (await endsWithin(answer, limit, async () => (await connection.worked()) - before)) return answer;
    answer.catch(() => {});
    await connection.end();
    await this.#reopen();
    throw timedOut();
  }

  /** Rejects when the database can not be opened, on a full disk for example: the next statement tries again. */
  async #reopen(): Promise<void> {
    const { dataDirectory, cluster } = this.#start;
    this.#connection = await PgliteConnection.open(
      dataDirectory === 'memory://' && cluster ? this.#start : { dataDirectory },
    );
    for (const { channel } of this.#listeners)
      await this.#connection.send(scriptMessages(`listen ${channel}`));
  }

  #read<R>(answer: Uint8Array): Result<R>[] {
    return readAnswers<R>(answer, (channel, payload) => {
      for (const listener of this.#listeners) {
        // Not while the connection is in the middle of something that the listener may wait for.
        if (listener.channel === channel) queueMicrotask(() => listener.heard(payload));
      }
    });
  }
}

interface TimeLimit {
  /** Milliseconds by the clock. */
  clock: number;
  /** Milliseconds in which the database's thread had the processor. */
  work: number;
}

/** How long a scope's statements may take; null for the server's own and the operator's. */
function limitOf(scope: Scope): TimeLimit | null {
  const timeout = statementTimeout(scope);
  const [, count, unit = 'ms'] = /^(\d+)\s*(ms|s|min|h|d)?$/.exec(timeout ?? '') ?? [];
  const clock = Number(count) * millisecondsIn[unit as keyof typeof millisecondsIn] || null;
  if (clock === null) return null;
  return { clock, work: scope.role === 'service_role' ? clock : Math.min(clock, statementBudget.work) };
}

/** Whether the answer has come before the limit is reached. On a busy machine time goes by in which nothing was done. */
async function endsWithin(
  answer: Promise<unknown>,
  { clock, work }: TimeLimit,
  worked: () => Promise<number>,
): Promise<boolean> {
  const began = performance.now();
  const settled = answer.then(
    () => true,
    () => true,
  );
  for (let pause = work; pause > 0; ) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, pause, false);
    });
    if (await Promise.race([settled, late]).finally(() => clearTimeout(timer))) return true;
    const left = work - (await worked());
    const leftByClock = clock - (performance.now() - began);
    pause = left <= 0 ? 0 : Math.min(Math.max(left, shortestPause), leftByClock);
  }
  return false;
}

/** Milliseconds between two looks at how much a statement has worked. */
const shortestPause = 50;

const millisecondsIn = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** What PostgreSQL says when it has cancelled a statement for its time. */
function timedOut(): DatabaseError {
  return new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' });
}

/** The line to the worker thread: protocol messages in, answers out, matched by number. */
class PgliteConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>();
  #lastId = 0;
  #ended: Error | null = null;
  /** Milliseconds in which the thread had the processor until its last answer. */
  workedBefore = 0;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => {
      const waiter = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      this.workedBefore = reply.worked;
      if ('failure' in reply) waiter?.reject(new Error(reply.failure));
      else waiter?.resolve('messages' in reply ? reply.messages : new Uint8Array());
    });
    worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#end(new Error('The embedded database has been closed.')));
  }

  static async open(start: Start): Promise<PgliteConnection> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { ...start, postgresModule: await postgresModule() } satisfies PgliteStart,
      // PostgreSQL refuses what is nested too deeply at a depth of its own. With a thread's usual stack JavaScript's
      // ends before that, in the middle of a transaction, and the database is broken from then on.
      resourceLimits: { stackSizeMb: 64 },
    });
    const connection = new PgliteConnection(worker);
    await new Promise<Uint8Array>((resolve, reject) => connection.#waiting.set(0, { resolve, reject }));
    return connection;
  }

  send(messages: Uint8Array): Promise<Uint8Array> {
    return this.#post(messages);
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    await this.#post(null);
    await this.#worker.terminate();
  }

  get isOpen(): boolean {
    return this.#ended === null;
  }

  /** Milliseconds in which the thread has had the processor; also while it is in the middle of a statement. */
  async worked(): Promise<number> {
    return inMilliseconds(await this.#worker.cpuUsage());
  }

  /** Ends the thread in the middle of whatever it does. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #post(messages: Uint8Array | null): Promise<Uint8Array> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // A copy of its own is handed over whole; a Buffer would bring what it shares its memory with.
      const own = messages && new Uint8Array(messages);
      this.#worker.postMessage({ id, messages: own } satisfies WorkerRequest, own ? [own.buffer] : []);
    });
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiter of this.#waiting.values()) waiter.reject(error);
    this.#waiting.clear();
  }
}
