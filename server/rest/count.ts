import type { Database, Scope } from '../database/database.ts';
import { Parameters } from './sql/text.ts';

interface Plan {
  Plan: { 'Plan Rows': number };
}

/** Total of rows by PostgreSQL's own estimate, which costs no scan. `allRows` renders a SELECT of them all. */
export async function plannedTotal(
  database: Database,
  scope: Scope,
  allRows: (parameters: Parameters) => string,
): Promise<number> {
  const parameters = new Parameters();
  const all = allRows(parameters);
  const { rows } = await database.run<{ 'QUERY PLAN': Plan[] }>(
    scope,
    { text: `explain (format json) ${all}`, values: parameters.values },
    { readOnly: true },
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
