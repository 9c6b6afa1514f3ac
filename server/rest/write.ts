import type { Services } from '../services.ts';
import { readBody } from './body.ts';
import { notWritable, putFilterError, putRangeError, whereNeeded } from './errors.ts';
import { limitWrites, tableKey } from './limits.ts';
import type { LogicTree } from './parse/filter.ts';
import { type Payload, parsePayload } from './payload.ts';
import { asksForPlan, explainStatement } from './plan.ts';
import { type Preferences, preferencesApplied } from './prefer.ts';
import { contentRange } from './range.ts';
import {
  maxRows,
  type RestContext,
  type RestRequest,
  readRequest,
  relationOf,
  scopeFor,
  withSchema,
} from './request.ts';
import type { Relation, Schema } from './schema/schema.ts';
import { boundedSql, rowsOf } from './sql/bounds.ts';
import { Rows } from './sql/read.ts';
import { atMost, bodySql, exactlyMatching, exactlyOne, type Result } from './sql/result.ts';
import { Parameters } from './sql/text.ts';
import { deleteSql, insertSql, updatedRows, updateSql, type WriteOptions } from './sql/write.ts';
import { outputNames, type ReadNode, readTree } from './tree.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const applicable: Record<Method, (keyof Preferences)[]> = {
  POST: ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'],
  PUT: ['return', 'count', 'tx', 'handling', 'timezone'],
  PATCH: ['missing', 'return', 'count', 'tx', 'handling', 'timezone', 'maxAffected'],
  DELETE: ['return', 'count', 'tx', 'handling', 'timezone', 'maxAffected'],
};

/** POST, PUT, PATCH and DELETE of a table or view. */
export async function writeRows(
  services: Services,
  context: RestContext,
  method: Method,
  table: string,
): Promise<Response> {
  const request = readRequest(services, context, 'write');
  const { preferences, media } = request;
  const payload = method === 'DELETE' ? null : parsePayload(await readBody(context), request.query.columns);
  const statement = await withSchema(services, request.schema, (schema) =>
    writeStatement(schema, relationOf(schema, table), method, request, payload),
  );
  // A PUT may create a row as a POST does.
  await limitWrites(
    services,
    context,
    tableKey(request.schema, table),
    method === 'PUT' ? 'POST' : method,
    payload?.count ?? 0,
  );
  const scope = await scopeFor(services, context, request);
  const options = { rollBack: preferences.tx === 'rollback' };
  if (asksForPlan(media)) return explainStatement(services.database, media, { scope, statement, options });
  const { rows } = await services.database.run<WriteResult>(scope, statement, options);
  return answer(context, method, table, request, rows[0] as WriteResult);
}

interface WriteResult extends Result {
  /** Rows the statement changed. */
  affected: number;
  /** Primary key of the inserted row, for `return=headers-only`. */
  location: Record<string, string | null> | null;
  /** Of these, rows that were there and have been updated by an insert. */
  updated: number;
}

function writeStatement(
  schema: Schema,
  relation: Relation,
  method: Method,
  request: RestRequest,
  payload: Payload | null,
) {
  const { query, preferences, media } = request;
  const needed = method === 'PUT' ? (['POST', 'PATCH'] as const) : [method];
  if (!needed.every((one) => relation.methods.includes(one))) throw notWritable(relation.name, method);
  const wantsRows = preferences.return === 'representation';
  const parameters = new Parameters(request.isBounded);
  // The conditions choose the rows to change; what is given back is shown whole.
  const tree = readTree(schema, relation, query, request.range, maxRows, request.isBounded);
  const chosen = tree.filters.splice(0);
  if (method === 'PUT') checkAddress(request, relation, chosen);
  else if (method !== 'POST' && chosen.length === 0) {
    throw whereNeeded(method === 'PATCH' ? 'UPDATE' : 'DELETE');
  }
  const hasLocation =
    preferences.return === 'headers-only' && method === 'POST' && relation.primaryKey.length > 0;
  const located = hasLocation ? locationTree(tree, relation) : null;
  const options: WriteOptions = {
    defaults: preferences.missing === 'default',
    returned: wantsRows ? tree : located,
    matching: method === 'PUT' ? chosen : [],
  };
  const write =
    method === 'DELETE'
      ? deleteSql(schema, relation, chosen, options, parameters)
      : method === 'PATCH'
        ? updateSql(schema, relation, payload as Payload, chosen, options, parameters)
        : insertSql(
            schema,
            relation,
            payload as Payload,
            conflictOf(method, request, relation),
            options,
            parameters,
          );

  const affected = '(select count(*) from "source")';
  const limit = preferences.maxAffected;
  const limited = limit === null ? affected : atMost(affected, parameters.bind(limit, 'pg_catalog.int8'));
  const source = wantsRows
    ? boundedSql(new Rows(schema, tree, '"source"', parameters).select(), tree, parameters)
    : rowsOf('"source"');
  const columns = [
    `${media.format === 'object' ? exactlyOne('count(*)') : 'count(*)'} as "rows"`,
    `${wantsRows ? bodySql(media, outputNames(tree), source) : 'null'} as "body"`,
    `${method === 'PUT' ? exactlyMatching(affected) : limited} as "affected"`,
    `${located ? `json_agg(${source.row}) -> 0` : 'null::json'} as "location"`,
    // In a CASE, so that it is read after the rows have been written.
    `case when ${affected} >= 0 then ${updatedRows()} end as "updated"`,
  ];
  return {
    text: `with "source" as (${write}) select ${columns.join(', ')} from ${source.from}`,
    values: parameters.values,
  };
}

function locationTree(tree: ReadNode, relation: Relation): ReadNode {
  const items = relation.primaryKey.map((column) => ({
    kind: 'field' as const,
    field: { column, path: [] },
    alias: null,
    cast: null,
    aggregate: null,
  }));
  return { ...tree, items, embeds: [], order: [] };
}

/** A PUT names the one row that it writes by its whole primary key. Throws 405 or 400 for another address. */
function checkAddress({ query }: RestRequest, { primaryKey }: Relation, chosen: LogicTree[]): void {
  if (query.limits.length > 0 || query.offsets.length > 0) throw putRangeError();
  const named = chosen.map((tree) =>
    tree.kind === 'condition' &&
    !tree.negated &&
    tree.field.path.length === 0 &&
    tree.test.kind === 'compare' &&
    tree.test.operator === 'eq' &&
    tree.test.quantifier === null
      ? tree.field.column
      : null,
  );
  const isKey = primaryKey.length > 0 && named.length === primaryKey.length;
  if (!isKey || !primaryKey.every((column) => named.includes(column))) throw putFilterError();
}

function conflictOf(method: Method, { preferences, query }: RestRequest, relation: Relation) {
  if (method === 'PUT') return { resolution: 'merge-duplicates' as const, columns: relation.primaryKey };
  if (preferences.resolution === null) return null;
  return { resolution: preferences.resolution, columns: query.onConflict ?? relation.primaryKey };
}

function answer(
  context: RestContext,
  method: Method,
  table: string,
  { schema, preferences, media }: RestRequest,
  result: WriteResult,
): Response {
  const total = preferences.count === null ? null : result.affected;
  const headers: Record<string, string> = {
    'Content-Range': contentRange(0, method === 'PATCH' ? result.affected : 0, total),
  };
  const applied = preferencesApplied(preferences, applicable[method]);
  if (applied) headers['Preference-Applied'] = applied;
  if (result.location) {
    const key = new URLSearchParams(
      Object.entries(result.location).map(([name, value]) => [
        name,
        value === null ? 'is.null' : `eq.${value}`,
      ]),
    );
    headers.Location = `/${encodeURIComponent(table)}?${key}`;
  }
  const status = statusOf(method, preferences, result);
  if (result.body === null || preferences.return !== 'representation') {
    return context.body(null, status === 200 && method !== 'POST' ? 204 : status, headers);
  }
  headers['Content-Type'] = media.contentType;
  headers['Content-Profile'] = schema;
  return context.body(result.body, status, headers);
}

/** 201 where a row has come to be. An insert that is merged with what is there may have updated only. */
function statusOf(
  method: Method,
  { resolution }: Preferences,
  { affected, updated }: WriteResult,
): 200 | 201 {
  const hasInserted = Number(affected) > Number(updated);
  if (method === 'PUT') return hasInserted ? 201 : 200;
  return method === 'POST' && (hasInserted || resolution !== 'merge-duplicates') ? 201 : 200;
}
