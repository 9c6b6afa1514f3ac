import type { Database, Scope, Statement } from '../database/database.ts';

interface Plan {
  Plan: { 'Plan Rows': number };
}

/** Total of rows by PostgreSQL's own estimate, which costs no scan. `allRows` is a SELECT of them all. */
export async function plannedTotal(database: Database, scope: Scope, allRows: Statement): Promise<number> {
  const { rows } = await database.run<{ 'QUERY PLAN': Plan[] }>(
    scope,
    { ...allRows, text: `explain (format json) ${allRows.text}` },
    { readOnly: true },
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
