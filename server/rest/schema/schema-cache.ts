import { type Database, owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { identifier } from '../sql/text.ts';
import { foreignKeysSql, functionsSql, relationsSql, timeoutsSql, viewsSql } from './catalog.ts';
import { addComputed } from './computed.ts';
import { type ForeignKeyRow, foreignKeysOf, relationshipsOf } from './relationships.ts';
import { type RoutineRow, toRoutine } from './routines.ts';
import { byName, type ColumnRow, type Relation, type Routine, type Schema } from './schema.ts';
import { readViews, type ViewRow } from './views.ts';

type RelationRow = Pick<Relation, 'name' | 'primaryKey' | 'methods'> & {
  columns: ColumnRow[];
  checks: string[];
};

/** Reads what the schema holds. Names that are not in it never reach an SQL statement. */
async function readSchema(database: Database, name: string): Promise<Schema> {
  const read = async <R>(text: string) => (await database.run<R>(owner, { text, values: [name] })).rows;
  const [relationRows, foreignKeys, views, routineRows, timeouts] = await Promise.all([
    read<RelationRow>(relationsSql),
    read<ForeignKeyRow>(foreignKeysSql),
    read<ViewRow>(viewsSql),
    read<RoutineRow>(functionsSql),
    database.run<{ role: string; timeout: string }>(owner, { text: timeoutsSql }),
  ]);
  const relations = new Map(
    relationRows.map(({ columns, checks, ...row }) => [
      row.name,
      {
        ...row,
        columns: byName(columns, checks),
        rowType: `${identifier(name)}.${identifier(row.name)}`,
        computed: new Map(),
      } satisfies Relation,
    ]),
  );
  const routines = new Map<string, Routine[]>();
  for (const row of routineRows) {
    const routine = toRoutine(row, name, relations);
    if (routine) routines.set(row.name, [...(routines.get(row.name) ?? []), routine]);
  }
  return {
    name,
    relations,
    relationships: [
      ...relationshipsOf(foreignKeysOf(foreignKeys, readViews(views)), relations),
      ...addComputed(routineRows, name, relations),
    ],
    routines,
    statementTimeouts: new Map(timeouts.rows.map(({ role, timeout }) => [role, timeout])),
  };
}

/** Milliseconds that must pass between two readings caused by names nobody knows. */
const rereadAfter = 10_000;

/** The schema as it was last read, shared by all requests of a process. */
export class SchemaCache {
  readonly #database: Database;
  readonly #name: string;
  #reading: Promise<Schema> | null = null;
  #readAt = 0;

  constructor(database: Database, name: string) {
    this.#database = database;
    this.#name = name;
  }

  /** The schema, read on first use. A reading that fails is tried again by the next caller. */
  get(): Promise<Schema> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Reads the schema again; for after a migration. */
  reload(): Promise<Schema> {
    this.#reading = this.#read();
    return this.#reading;
  }

  /**
   * The schema, read again unless that was done a moment ago: a name that is missing may have been added by
   * another process. Null when it was read too recently to have changed.
   */
  async refresh(): Promise<Schema | null> {
    return Date.now() - this.#readAt < rereadAfter ? null : this.reload();
  }

  #read(): Promise<Schema> {
    this.#readAt = Date.now();
    const reading = readSchema(this.#database, this.#name);
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading;
  }
}

/**
 * Reads the schema again when somebody says so, with `NOTIFY pgrst, 'reload schema'` as for PostgREST: after a migration
 * that was not this server's own.
 */
export async function followSchema({ database, log }: Services): Promise<void> {
  await database.listen('pgrst', (word) => {
    if (word !== '' && word !== 'reload schema' && word !== 'reload config') return;
    for (const cache of cachesOf(database).values())
      cache.reload().catch((error) => log.error('schema_load_failed', { error: String(error) }));
  });
}

const caches = new WeakMap<Database, Map<string, SchemaCache>>();

/** The cache of a schema that the service exposes from a database. */
export function schemaCacheOf(database: Database, schema = 'public'): SchemaCache {
  const all = cachesOf(database);
  let cache = all.get(schema);
  if (!cache) {
    cache = new SchemaCache(database, schema);
    all.set(schema, cache);
  }
  return cache;
}

function cachesOf(database: Database): Map<string, SchemaCache> {
  const known = caches.get(database) ?? new Map<string, SchemaCache>();
  caches.set(database, known);
  return known;
}
