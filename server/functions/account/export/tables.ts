import type { SupabaseClient } from '@supabase/supabase-js';
import type { OpenContext } from '../../kit/context.ts';
import type { Member } from '../../kit/member.ts';
import type { Entry } from './zip-stream.ts';

interface AccountTable {
  name: string;
  owner_column: string;
  columns: string[];
}

const pageSize = 1000;
const checkColumns =
  'state, failure, asked_at, done_at, axe_faults, bytes, requests, foreign_hosts, findings';

/**
 * The member's rows of every table, one JSON file each. Which tables there are the operator's key tells; the rows are read
 * under the member's own session, so that nothing is exported that the policies would not show.
 */
export async function* exportTables(
  context: OpenContext,
  { id, accessToken }: Member,
): AsyncGenerator<Entry> {
  const { operator } = context;
  const client = context.visitor(accessToken);
  const { data, error } = await operator.rpc('list_account_tables');
  if (error) throw new Error(`Tables could not be listed: ${error.message}`);
  for (const table of data as AccountTable[]) {
    const rows = await readRows<unknown>(client, id, table);
    yield { name: `data/${table.name}.json`, content: toJson(rows) };
  }
  yield { name: 'data/site_checks.json', content: toJson(await readChecks(client, id)) };
  const sessions = await client.rpc('list_sessions');
  if (sessions.error) throw new Error(`Sessions could not be read: ${sessions.error.message}`);
  yield { name: 'data/sessions.json', content: toJson(sessions.data) };
}

/**
 * What was found out about each deployment. Checks belong to files, which several members may have published, so that they
 * are in no row of the account.
 */
async function readChecks(client: SupabaseClient, userId: string) {
  const rows = await readRows<{ id: string; check: Record<string, unknown> }>(client, userId, {
    name: 'site_deployments',
    owner_column: 'user_id',
    columns: ['id', 'site_id', 'label', `check:site_checks!inner(${checkColumns})`],
  });
  return rows.map(({ id, check, ...deployment }) => ({ deployment_id: id, ...deployment, ...check }));
}

async function readRows<Row>(
  client: SupabaseClient,
  userId: string,
  { name, owner_column, columns }: AccountTable,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    let query = client.from(name).select(columns.join(',')).eq(owner_column, userId);
    // Any order will do that does not change between two pages.
    for (const column of columns.slice(0, 2)) query = query.order(column);
    const { data, error } = await query.range(rows.length, rows.length + pageSize - 1);
    if (error) throw new Error(`Rows of ${name} could not be read: ${error.message}`);
    rows.push(...(data as Row[]));
    if (data.length < pageSize) return rows;
  }
}

/** JSON for people and programs. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
