import type { Services } from '../services.ts';
import { readBody } from './body.ts';
import { maxAffectedRpcError, notSingular, rpcMethodError } from './errors.ts';
import { limitWrites, tableKey } from './limits.ts';
import { isObject, parseJson } from './payload.ts';
import { asksForPlan, explainStatement } from './plan.ts';
import { contentRange, rangeStatus } from './range.ts';
import { readHeaders } from './read.ts';
import { maxRows, type RestContext, type RestRequest, readRequest, scopeFor, withSchema } from './request.ts';
import { findRoutine, rowsLike } from './schema/routines.ts';
import type { Routine, Schema } from './schema/schema.ts';
import { boundedSql, type Source } from './sql/bounds.ts';
import { type Arguments, callSql } from './sql/call.ts';
import { Rows } from './sql/read.ts';
import { atMost, bodySql, exactlyOne, type Result, stripped } from './sql/result.ts';
import { Parameters } from './sql/text.ts';
import { outputNames, readTree } from './tree.ts';

/** GET, HEAD and POST of a function. */
export async function callRoutine(services: Services, context: RestContext, name: string): Promise<Response> {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') throw rpcMethodError(method);
  const request = readRequest(services, context, 'call');
  const body = method === 'POST' ? await readBody(context) : null;
  const isPlain = /^text\/plain\b/i.test(context.req.header('content-type') ?? '');
  const { routine, statement } = await withSchema(services, request.schema, (schema) => {
    // Libraries call a body plain text that is JSON: only a function for plain text takes it as such.
    const takesText = isPlain && schema.routines.get(name)?.some(({ takesBody }) => takesBody === 'text');
    const given = body === null ? queryArguments(request) : takesText ? plainText(body) : bodyArguments(body);
    const form = given.kind === 'text' ? null : given.kind === 'plain' ? 'text' : 'json';
    const found = findRoutine(schema, name, argumentNames(given), form);
    return { routine: found, statement: callStatement(schema, found, given, request) };
  });
  // However it is called: a function that only reads has its cost as well.
  await limitWrites(services, context, tableKey(request.schema, `rpc/${name}`), 'POST', 1);
  const { preferences, media } = request;
  const scope = await scopeFor(services, context, request);
  const options = {
    readOnly: method !== 'POST' || !routine.volatile,
    rollBack: preferences.tx === 'rollback',
  };
  if (asksForPlan(media)) return explainStatement(services.database, media, { scope, statement, options });
  const { rows } = await services.database.run<Result>(scope, statement, options);
  return answer(context, routine, request, rows[0] as Result);
}

function bodyArguments(text: string): Arguments {
  if (text === '') return { kind: 'json', text: '{}', keys: [] };
  const value = parseJson(text);
  return { kind: 'json', text, keys: isObject(value) ? Object.keys(value) : [] };
}

function plainText(text: string): Arguments {
  return { kind: 'plain', text };
}

function queryArguments({ query }: RestRequest): Arguments {
  const values = new Map<string, string[]>();
  for (const [name, value] of query.arguments) values.set(name, [...(values.get(name) ?? []), value]);
  return { kind: 'text', values };
}

function argumentNames(given: Arguments): string[] {
  if (given.kind === 'plain') return [];
  return given.kind === 'json' ? given.keys : [...given.values.keys()];
}

/** A value in the column "value" of the call, for a function whose rows have no columns. */
const scalar = rowsLike('value', new Map());

function callStatement(schema: Schema, routine: Routine, given: Arguments, request: RestRequest) {
  const { preferences, media, query, range } = request;
  if (preferences.maxAffected !== null && !routine.returnsSet) throw maxAffectedRpcError();
  const parameters = new Parameters(request.isBounded);
  const call = callSql(schema, routine, given, parameters);
  const isRows = routine.result === 'rows';
  // Filters and columns are for rows; a value is given as it is.
  const shape = isRows ? query : { ...query, select: [{ kind: 'star' as const }] };
  const tree = readTree(schema, routine.relation ?? scalar, shape, range, maxRows, request.isBounded);
  const rows = new Rows(schema, tree, '"source"', parameters);
  const source = boundedSql(rows.select(), tree, parameters);
  const count = media.format === 'object' && routine.returnsSet ? exactlyOne('count(*)') : 'count(*)';
  const limit = preferences.maxAffected;
  const columns = [
    `${limit === null ? count : atMost('count(*)', parameters.bind(limit, 'pg_catalog.int8'))} as "rows"`,
    `${routineBodySql(routine, request, isRows ? outputNames(tree) : ['value'], source)} as "body"`,
    `${preferences.count === null ? 'null::int8' : `(select count(*) from (${rows.selectAll()}) as "all")`} as "total"`,
  ];
  // Materialized: the function runs once, whatever is asked about its result.
  return {
    text: `with "source" as materialized (${call}) select ${columns.join(', ')} from ${source.from}`,
    values: parameters.values,
  };
}

function routineBodySql(routine: Routine, { media }: RestRequest, names: string[], source: Source): string {
  if (routine.result === 'void') return 'null';
  if (media.format === 'csv') return bodySql(media, names, source);
  const items = stripped(
    `json_agg(${routine.result === 'rows' ? source.row : source.column('value')})`,
    media,
  );
  const single = !routine.returnsSet || media.format === 'object';
  return single ? `coalesce((${items} -> 0)::text, 'null')` : `coalesce(${items}, '[]')::text`;
}

function answer(context: RestContext, routine: Routine, request: RestRequest, result: Result): Response {
  const { range, media } = request;
  if (routine.result === 'void') {
    return context.body(null, 204, { 'Content-Range': contentRange(range.offset, 0, result.total) });
  }
  if (media.format === 'object' && result.rows !== 1) throw notSingular(result.rows);
  const status = rangeStatus(range.offset, result.rows, result.total);
  const wantsBody = context.req.method !== 'HEAD' && request.preferences.return !== 'minimal';
  return new Response(wantsBody ? result.body : null, { status, headers: readHeaders(request, result) });
}
