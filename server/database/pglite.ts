import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Result, Scope, Session, Statement, TransactionOptions } from './database.ts';
import { Mutex } from './mutex.ts';
import type { PgliteStart, WorkerReply, WorkerRequest } from './pglite-worker.ts';
import { closeTransaction, openTransaction } from './scope.ts';
import { readAnswers, scriptMessages, statementMessages } from './wire.ts';

/**
 * Opens the embedded database in `dataDirectory`, creating it if the folder is empty.
 * The caller holds the folder's lock: PGlite itself does not notice a second process.
 */
export async function openPglite(dataDirectory: string): Promise<Database> {
  return new PgliteDatabase(await PgliteConnection.open({ dataDirectory }));
}

/** Opens a database in memory that begins as `cluster`, the tar archive of a data folder. It is gone when it is closed. */
export async function openPgliteCopy(cluster: Uint8Array<SharedArrayBuffer>): Promise<Database> {
  return new PgliteDatabase(await PgliteConnection.open({ dataDirectory: 'memory://', cluster }));
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

class PgliteDatabase implements Database {
  readonly kind = 'pglite';
  // There is one connection, so a transaction has it alone until it ends: otherwise parallel requests
  // would run under each other's role.
  readonly #turn = new Mutex();
  readonly #connection: PgliteConnection;
  readonly #listeners: { channel: string; heard: (payload: string) => void }[] = [];

  constructor(connection: PgliteConnection) {
    this.#connection = connection;
  }

  async run<R>(scope: Scope, statement: Statement, options?: TransactionOptions): Promise<Result<R>> {
    const closing = closeTransaction(options);
    const batch = Buffer.concat([
      scriptMessages(openTransaction(scope, options)),
      statementMessages(statement),
      ...closing.map(scriptMessages),
    ]);
    const answer = await this.#turn.run(() => this.#connection.send(batch));
    // The statement's result is the last before the closing ones; before it stand those of the opening script.
    const result = this.#read<R>(answer).at(-1 - closing.length);
    if (!result) throw new Error('The embedded database gave no answer to a statement.');
    return result;
  }

  transaction<T>(scope: Scope, work: (session: Session) => Promise<T>): Promise<T> {
    return this.#turn.run(async () => {
      this.#read(await this.#connection.send(scriptMessages(openTransaction(scope))));
      const session: Session = {
        query: async <R>(text: string, values?: readonly unknown[]) => {
          const [result] = this.#read<R>(
            await this.#connection.send(statementMessages(values ? { text, values } : { text })),
          );
          return result ?? { rows: [], rowCount: 0 };
        },
        script: async (sql) => void this.#read(await this.#connection.send(scriptMessages(sql))),
      };
      try {
        const value = await work(session);
        this.#read(await this.#connection.send(scriptMessages('commit')));
        return value;
      } catch (error) {
        await this.#connection.send(scriptMessages('rollback'));
        throw error;
      }
    });
  }

  async script(sql: string): Promise<void> {
    this.#read(await this.#turn.run(() => this.#connection.send(scriptMessages(sql))));
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#listeners.push({ channel, heard });
    await this.script(`listen ${channel}`);
  }

  close(): Promise<void> {
    return this.#turn.run(() => this.#connection.close());
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

/** The line to the worker thread: protocol messages in, answers out, matched by number. */
class PgliteConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>();
  #lastId = 0;
  #ended: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => {
      const waiter = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('failure' in reply) waiter?.reject(new Error(reply.failure));
      else waiter?.resolve('messages' in reply ? reply.messages : new Uint8Array());
    });
    worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#end(new Error('The embedded database has been closed.')));
  }

  static async open(start: Omit<PgliteStart, 'postgresModule'>): Promise<PgliteConnection> {
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
