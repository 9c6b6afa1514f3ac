import { z } from 'zod';
import { type Database, owner, type Scope } from '../database/database.ts';

const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  key: z.record(z.string(), z.unknown()),
});

/** What a trigger says of a row that was written. */
export type Change = z.output<typeof changeSchema>;

/** Reads what the trigger said; null for anything else that was said on its channel. */
export function readChange(payload: string): Change | null {
  try {
    return changeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

interface Column {
  name: string;
  sql: string;
  type: string;
}

interface FollowedTable {
  sql: string;
  columns: Column[];
}

/** The row of a change as one visitor may see it. */
export interface SeenRow {
  columns: { name: string; type: string }[];
  record: Record<string, unknown>;
}

/** Tables whose writes are announced, and their rows as the policies show them. */
export class FollowedRows {
  readonly #database: Database;
  readonly #tables = new Map<string, FollowedTable>();
  readonly #readable = new Map<string, Column[]>();

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(database: Database): Promise<FollowedRows> {
    const rows = new FollowedRows(database);
    const found = await database.run<{ name: string; sql: string; columns: Column[] }>(owner, {
      text: `select nspname || '.' || relname as name, format('%I.%I', nspname, relname) as sql,
          json_agg(json_build_object('name', attname, 'sql', quote_ident(attname),
            'type', format_type(atttypid, null)) order by attnum) as columns
        from pg_trigger
          join pg_class on pg_class.oid = tgrelid
          join pg_namespace on pg_namespace.oid = relnamespace
          join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        where tgname = 'announce_change' and tgfoid = to_regprocedure('plinth.announce_change()')
        group by nspname, relname`,
    });
    for (const { name, sql, columns } of found.rows) rows.#tables.set(name, { sql, columns });
    return rows;
  }

  /** Whether writes to a table are announced; of `*`, whether those of any table of the schema are. */
  isFollowed(schema: string, table: string): boolean {
    if (table !== '*') return this.#tables.has(`${schema}.${table}`);
    return [...this.#tables.keys()].some((name) => schema === '*' || name.startsWith(`${schema}.`));
  }

  /** The row of a change as it is now, or null when it is gone or the policies hide it. */
  async read(scope: Scope, change: Change): Promise<SeenRow | null> {
    const name = `${change.schema}.${change.table}`;
    const table = this.#tables.get(name);
    if (!table) return null;
    const columns = await this.#columnsFor(scope, name, table);
    const keys = Object.keys(change.key).map((key) => table.columns.find((column) => column.name === key));
    if (columns.length === 0 || keys.length === 0) return null;
    const conditions = keys.map(
      (key) => key && `${key.sql} = ($1::jsonb ->> '${key.name.replaceAll("'", "''")}')::${key.type}`,
    );
    if (conditions.includes(undefined)) return null;
    const { rows } = await this.#database.run<{ record: Record<string, unknown> }>(
      scope,
      {
        text: `select to_json(found) as record from (
            select ${columns.map(({ sql }) => sql).join(', ')} from ${table.sql} where ${conditions.join(' and ')}
          ) as found`,
        values: [JSON.stringify(change.key)],
      },
      { readOnly: true },
    );
    const record = rows[0]?.record;
    return record ? { columns: columns.map(({ name, type }) => ({ name, type })), record } : null;
  }

  /** The columns that a role may read. */
  async #columnsFor({ role }: Scope, name: string, table: FollowedTable): Promise<Column[]> {
    const known = this.#readable.get(`${role} ${name}`);
    if (known) return known;
    const { rows } = await this.#database.run<{ column: string }>(owner, {
      text: `select attname as column from pg_attribute
        where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
          and has_column_privilege($2::name, attrelid, attnum, 'select')`,
      values: [table.sql, role],
    });
    const readable = new Set(rows.map(({ column }) => column));
    const columns = table.columns.filter(({ name: column }) => readable.has(column));
    this.#readable.set(`${role} ${name}`, columns);
    return columns;
  }
}
