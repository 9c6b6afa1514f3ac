/** Database roles a request can take: the closed list of Supabase. */
const requestRoles = ['anon', 'authenticated', 'service_role'] as const;
type RequestRole = (typeof requestRoles)[number];

/**
 * Who a transaction acts as. `owner` is the server itself: it is used for the backend's own tables
 * (accounts, keys, limits), never for a statement that a visitor shaped.
 */
export type Scope =
  | { role: 'owner' }
  | {
      role: RequestRole;
      /** Verified token claims, readable in SQL as `request.jwt.claims`. */
      claims: Record<string, unknown>;
      /** Extra `set local` settings, for example `request.headers`. Names are written by us, never by a visitor. */
      settings?: Record<string, string>;
    };

export const owner: Scope = { role: 'owner' };

export interface Statement {
  text: string;
  values?: readonly unknown[];
}

export interface Result<Row> {
  rows: Row[];
  /** Rows the statement returned or changed. */
  rowCount: number;
}

export type Row = Record<string, unknown>;

export interface Session {
  /** Runs one statement with `$1` parameters. Rejects with a DatabaseError. */
  query<R = Row>(text: string, values?: readonly unknown[]): Promise<Result<R>>;
  /** Runs a script of several statements without parameters. */
  script(sql: string): Promise<void>;
}

export interface TransactionOptions {
  readOnly?: boolean;
  /** Undo it all at the end, after every constraint has been checked: what would have happened is answered, and does not. */
  rollBack?: boolean;
}

/** What the services see of PostgreSQL, whichever kind runs underneath. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** One statement in a transaction of its own, under the scope's role and claims: one round trip. */
  run<R = Row>(scope: Scope, statement: Statement, options?: TransactionOptions): Promise<Result<R>>;
  /** Several statements in one transaction. Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(scope: Scope, work: (session: Session) => Promise<T>): Promise<T>;
  /** A script of several statements without parameters, as the owner. Used by migrations. */
  script(sql: string): Promise<void>;
  /**
   * Hears what is said on a channel (`NOTIFY`), by this process and every other on the same database, from when the
   * promise resolves until the database is closed. Notifications sent while a connection is broken are lost.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * A session for work that is one statement: each has a transaction of its own, which takes one round trip where
 * `transaction` takes three.
 */
export function oneByOne(database: Database, scope: Scope): Pick<Session, 'query'> {
  return {
    query: (text, values) => database.run(scope, values ? { text, values } : { text }),
  };
}

/** What PostgreSQL said, the same shape from both drivers. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
  readonly table: string | null;

  constructor(fields: {
    message: string;
    code?: string | undefined;
    detail?: string | undefined;
    hint?: string | undefined;
    constraint?: string | undefined;
    table?: string | undefined;
  }) {
    super(fields.message);
    this.name = 'DatabaseError';
    this.code = fields.code ?? 'XX000';
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
    this.table = fields.table ?? null;
  }
}
