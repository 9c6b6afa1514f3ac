import pg from 'pg';
import type { Database, Result, Scope, Session, Statement, TransactionOptions } from './database.ts';
import { Listener } from './listener.ts';
import { closeTransaction, openTransaction } from './scope.ts';
import { encodeValue, types } from './values.ts';
import { toDatabaseError } from './wire.ts';

export interface PostgresOptions {
  /** Connections kept by this process. */
  connections: number;
}

/** Connects to a PostgreSQL server, 15 or newer. Rejects when it cannot be reached. */
export async function openPostgres(connectionString: string, options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections,
    types,
    // Statements of a transaction go out without waiting for each other's answers.
    pipeline: true,
    application_name: 'plinth',
    // Times in answers look the same whatever the server's own zone is; and a login that happens to be named like one of
    // our schemas must not find that schema first.
    // Compiling a statement takes seconds where it is run once and takes milliseconds, such as those about the catalogues.
    options: '-c timezone=UTC -c search_path=public -c jit=off',
  } as pg.PoolConfig);
  // A connection that breaks while idle is replaced by the pool, and what is asked of a broken one next is refused with the
  // reason. It may also say so between two statements or after it was given back: without listeners that would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const client = await pool.connect();
  client.release();
  return new PostgresDatabase(pool, connectionString);
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;

  readonly #listener: Listener;

  constructor(pool: pg.Pool, connectionString: string) {
    this.#pool = pool;
    this.#listener = new Listener(connectionString);
  }

  run<R>(scope: Scope, statement: Statement, options?: TransactionOptions): Promise<Result<R>> {
    return this.#withClient(async (client) => {
      const [opened, answered, ...closed] = await Promise.allSettled([
        client.query(openTransaction(scope, options)),
        query<R>(client, statement.text, statement.values),
        ...closeTransaction(options).map((text) => client.query(text)),
      ]);
      for (const step of [opened, answered, ...closed]) if (step.status === 'rejected') throw step.reason;
      return (answered as PromiseFulfilledResult<Result<R>>).value;
    });
  }

  transaction<T>(scope: Scope, work: (session: Session) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query(openTransaction(scope));
      try {
        const value = await work({
          query: <R>(text: string, values?: readonly unknown[]) =>
            query<R>(client, text, values).catch(rethrow),
          script: async (sql) => void (await client.query(sql).catch(rethrow)),
        });
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  }

  async script(sql: string): Promise<void> {
    await this.#withClient((client) => client.query(sql));
  }

  listen(channel: string, heard: (payload: string) => void): Promise<void> {
    return this.#listener.listen(channel, heard);
  }

  async close(): Promise<void> {
    await this.#listener.close();
    await this.#pool.end();
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      return await work(client);
    } catch (error) {
      throw translate(error);
    } finally {
      // A connection that is still in the middle of something is not given to the next request.
      client.release(!isIdle(client));
    }
  }
}

function translate(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? toDatabaseError(error) : error;
}

function rethrow(error: unknown): never {
  throw translate(error);
}

function isIdle(client: pg.PoolClient): boolean {
  return (client as unknown as { readyForQuery: boolean }).readyForQuery === true;
}

async function query<R>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Result<R>> {
  const result = await client.query({ text, values: values.map(encodeValue), types });
  return { rows: result.rows as R[], rowCount: result.rowCount ?? result.rows.length };
}
