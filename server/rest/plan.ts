import type { Database, Scope, Statement, TransactionOptions } from '../database/database.ts';
import type { Media, Plan } from './media.ts';

/** The scope, statement and options of a request that PostgreSQL is asked to explain. */
export interface Explained {
  scope: Scope;
  statement: Statement;
  options: TransactionOptions;
}

/** PostgreSQL's plan of a statement, as text or JSON. With `analyze` the statement is carried out as well. */
export async function explainStatement(
  database: Database,
  { plan, contentType }: Media & { plan: Plan },
  { scope, statement, options }: Explained,
): Promise<Response> {
  const settings = [`format ${plan.format}`, ...plan.options].join(', ');
  const { rows } = await database.run<{ 'QUERY PLAN': unknown }>(
    scope,
    { ...statement, text: `explain (${settings}) ${statement.text}` },
    options,
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const body = plan.format === 'json' ? JSON.stringify(lines[0]) : lines.join('\n');
  return new Response(body, { headers: { 'Content-Type': contentType } });
}

/** Whether a request asks for the plan of its statement. */
export function asksForPlan(media: Media): media is Media & { plan: Plan } {
  return media.plan !== null;
}
