import { z } from 'zod';
import type { Session } from '../database/database.ts';

/** The first entry of a backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Migrations that the database had, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The last entry: without it the file was cut short. */
export const summarySchema = z.object({ rows: z.number(), files: z.number(), missing: z.number() });
export type Summary = z.output<typeof summarySchema>;

/** A backup that can not be made or read; the message is for the operator. */
export class DataError extends Error {}

/** Everything the product keeps is in these. */
export const schemas = ['public', 'private', 'auth', 'storage', 'plinth'];

/** Recreated where they are needed: the ledger of migrations, counters, and uploads that have not arrived yet. */
const leftOut = new Set([
  'plinth.migrations',
  'plinth.rate_limits',
  'plinth.resumable_uploads',
  'plinth.resumable_parts',
]);

export interface Table {
  /** `schema.table`, for people and file names. */
  name: string;
  /** The same, quoted for SQL. */
  sql: string;
  /** Columns that are stored and not computed, quoted. */
  columns: string[];
}

/** Every table whose rows are kept. */
export async function listTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `select nspname || '.' || relname as name, format('%I.%I', nspname, relname) as sql,
        array_agg(quote_ident(attname) order by attnum) as columns
      from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relkind = 'r' and nspname = any ($1::text[])
      group by nspname, relname order by 1`,
    [schemas],
  );
  return rows.filter(({ name }) => !leftOut.has(name));
}
