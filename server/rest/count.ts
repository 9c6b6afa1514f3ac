import type { Database, Scope } from '../database/database.ts';
import { maxRows } from './request.ts';
import { Parameters } from './sql/text.ts';

interface Plan {
  Plan: { 'Plan Rows': number };
}

/**
 * Total of rows by PostgreSQL's own estimate, which costs no scan. `allRows` renders a SELECT of them all.
 * For `estimated`, small totals are exact: rows are counted up to the most an answer can have.
 */
export async function estimateTotal(
  database: Database,
  scope: Scope,
  count: 'planned' | 'estimated',
  allRows: (parameters: Parameters) => string,
): Promise<number> {
  if (count === 'estimated') {
    const parameters = new Parameters();
    const all = allRows(parameters);
    const { rows } = await database.run<{ rows: number }>(
      scope,
      {
        text: `select count(*) as "rows" from (${all} limit ${maxRows + 1}) as "r"`,
        values: parameters.values,
      },
      { readOnly: true },
    );
    const exact = rows[0]?.rows ?? 0;
    if (exact <= maxRows) return exact;
  }
  const parameters = new Parameters();
  const all = allRows(parameters);
  const { rows } = await database.run<{ 'QUERY PLAN': Plan[] }>(
    scope,
    { text: `explain (format json) ${all}`, values: parameters.values },
    { readOnly: true },
  );
  const planned = rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return count === 'estimated' ? Math.max(planned, maxRows + 1) : planned;
}
