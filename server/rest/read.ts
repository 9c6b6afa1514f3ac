import type { Database, Scope, Statement } from '../database/database.ts';
import { takePlaceForAnswer } from '../http/request-id.ts';
import type { Services } from '../services.ts';
import { notSingular } from './errors.ts';
import { asksForPlan, explainStatement } from './plan.ts';
import { preferencesApplied } from './prefer.ts';
import { contentRange, rangeStatus } from './range.ts';
import {
  maxRows,
  type RestContext,
  type RestRequest,
  readRequest,
  relationOf,
  scopeFor,
  withSchema,
} from './request.ts';
import type { Schema } from './schema/schema.ts';
import { boundedSql } from './sql/bounds.ts';
import { Rows, relationSql } from './sql/read.ts';
import { bodySql, type Result } from './sql/result.ts';
import { Parameters } from './sql/text.ts';
import { outputNames, readTree } from './tree.ts';

/** GET and HEAD of a table or view. */
export async function readRows(services: Services, context: RestContext, table: string): Promise<Response> {
  const request = readRequest(services, context, 'read');
  const { preferences, range, media } = request;
  const wantsBody = context.req.method !== 'HEAD';
  const scope = await scopeFor(services, context, request);
  const statement = await withSchema(services, request.schema, (schema) =>
    readStatement(schema, table, request, wantsBody),
  );
  const options = { readOnly: true };
  if (asksForPlan(media)) return explainStatement(services.database, media, { scope, statement, options });
  const { rows: answers } = await services.database.run<Result>(scope, statement, options);
  const result = answers[0] as Result;
  // A small total was counted by the statement itself.
  if (
    preferences.count === 'planned' ||
    (preferences.count === 'estimated' && Number(result.total) > maxRows)
  ) {
    const allRows = await withSchema(services, request.schema, (schema) =>
      allRowsStatement(schema, table, request),
    );
    const planned = await plannedTotal(services.database, scope, allRows);
    // No estimate makes rows disappear that are there.
    result.total = Math.max(planned, result.total ?? 0, range.offset + result.rows);
  }
  if (media.format === 'object' && result.rows !== 1) throw notSingular(result.rows);
  const status = rangeStatus(range.offset, result.rows, result.total);
  const headers = readHeaders(request, result);
  if (wantsBody) await takePlaceForAnswer(result.body?.length ?? 0);
  return new Response(wantsBody ? result.body : null, { status, headers });
}

/** Headers of an answer that only read. */
export function readHeaders(
  { schema, range, media, preferences }: RestRequest,
  result: Result,
): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': media.contentType,
    'Content-Range': contentRange(range.offset, result.rows, result.total),
    'Content-Profile': schema,
  };
  const applied = preferencesApplied(preferences, ['count', 'tx', 'handling', 'timezone', 'maxAffected']);
  if (applied) headers['Preference-Applied'] = applied;
  return headers;
}

function readStatement(schema: Schema, table: string, request: RestRequest, wantsBody: boolean) {
  const relation = relationOf(schema, table);
  const tree = readTree(schema, relation, request.query, request.range, maxRows, request.isBounded);
  const parameters = new Parameters(request.isBounded);
  const rows = new Rows(schema, tree, relationSql(schema, relation.name), parameters);
  const source = boundedSql(rows.select(), tree, parameters);
  const columns = [
    'count(*) as "rows"',
    `${wantsBody ? bodySql(request.media, outputNames(tree), source) : 'null'} as "body"`,
    `${totalSql(request, rows)} as "total"`,
  ];
  return {
    text: `select ${columns.join(', ')} from ${source.from}`,
    values: parameters.values,
  };
}

/**
 * How many rows there are outside of the range. They are counted in a scan of their own only where the range ends before
 * they do: PostgreSQL evaluates a subquery when its value is needed. For `estimated` it counts up to one more than an
 * answer can have, which costs next to nothing.
 */
function totalSql({ preferences: { count }, range: { offset, limit } }: RestRequest, rows: Rows): string {
  if (count !== 'exact' && count !== 'estimated') return 'null::int8';
  const enough = count === 'estimated' ? ` limit ${maxRows + 1}` : '';
  const all = `(select count(*) from (${rows.selectAll()}${enough}) as "all")`;
  const isLastPart = `count(*) < ${limit} and (count(*) > 0 or ${offset} = 0)`;
  return `case when ${isLastPart} then ${offset} + count(*) else ${all} end`;
}

function allRowsStatement(schema: Schema, table: string, request: RestRequest) {
  const parameters = new Parameters(request.isBounded);
  const relation = relationOf(schema, table);
  const tree = readTree(schema, relation, request.query, request.range, maxRows, request.isBounded);
  const text = new Rows(schema, tree, relationSql(schema, relation.name), parameters).selectAll();
  return { text, values: parameters.values };
}

interface Plan {
  Plan: { 'Plan Rows': number };
}

/** Total of rows by PostgreSQL's own estimate, which costs no scan. `allRows` is a SELECT of them all. */
async function plannedTotal(database: Database, scope: Scope, allRows: Statement): Promise<number> {
  const { rows } = await database.run<{ 'QUERY PLAN': Plan[] }>(
    scope,
    { ...allRows, text: `explain (format json) ${allRows.text}` },
    { readOnly: true },
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
