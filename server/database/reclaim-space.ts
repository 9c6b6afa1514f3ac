import { type Database, owner } from './database.ts';

/** Rows that are gone, beside a fifth of those that are there, before a table is worth a look: what PostgreSQL does by itself. */
const leastGone = 20;

/**
 * Gives back what deleted and replaced rows took, of tables that have many, and what the log of changes no longer needs. A
 * PostgreSQL server does so by itself; the embedded one, which is a single process, does not. It runs no statement meanwhile:
 * 50 MB take about a tenth of a second. Resolves to the tables it has looked at.
 */
export async function reclaimSpace(database: Database): Promise<string[]> {
  if (database.kind !== 'pglite') return [];
  // Counts are written when a statement begins, at most once a second: without this they may be those of a while ago.
  await database.run(owner, { text: 'select pg_stat_force_next_flush()' });
  const { rows } = await database.run<{ name: string }>(owner, {
    text: `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
           where n_dead_tup >= $1 + n_live_tup / 5 order by n_dead_tup desc`,
    values: [leastGone],
  });
  const tables = rows.map(({ name }) => name);
  for (const name of tables) await database.script(`vacuum ${name}`);
  // Only at a checkpoint are files of the log used again; this process is nobody's to be told of one.
  if (tables.length > 0) await database.script('checkpoint');
  return tables;
}
