import { columnNotFound, undefinedConflictColumn } from '../errors.ts';
import type { LogicTree } from '../parse/filter.ts';
import type { Payload } from '../payload.ts';
import type { Column, Relation, Schema } from '../schema/schema.ts';
import { neededColumns, type ReadNode } from '../tree.ts';
import { type Subject, whereSql } from './condition.ts';
import { columnOf } from './field.ts';
import { relationSql } from './read.ts';
import { identifier, type Parameters, quoted } from './text.ts';

export interface WriteOptions {
  /** Missing keys take the column's default instead of null. */
  defaults: boolean;
  /** The resource that is given back; null when nothing is. */
  returned: ReadNode | null;
  /** Conditions that rows of the body must meet to be written. */
  matching: LogicTree[];
}

/** What to do with rows that collide with existing ones on `columns`. */
export interface Conflict {
  resolution: 'merge-duplicates' | 'ignore-duplicates';
  columns: string[];
}

/** Counts the rows of a transaction that an insert has found there and updated; true for each. */
const noteUpdate = `set_config('plinth.updated', (${updatedRows()} + 1)::text, true) <> ''`;

/** How many rows an insert has updated so far, as SQL. */
export function updatedRows(): string {
  return `coalesce(nullif(current_setting('plinth.updated', true), ''), '0')::int8`;
}

const target = '"t0"';
const body = '"b"';

export function insertSql(
  schema: Schema,
  relation: Relation,
  payload: Payload,
  conflict: Conflict | null,
  options: WriteOptions,
  parameters: Parameters,
): string {
  const columns = payloadColumns(relation, payload);
  const names = columns.map(({ name }) => identifier(name));
  const into = `insert into ${relationSql(schema, relation.name)} as ${target}`;
  const subject: Subject = { relation, alias: body, embedded: () => undefined };
  const source = payloadSql(payload, columns, options.defaults, parameters);
  const rows = source + whereSql(options.matching, subject, parameters);
  const values =
    columns.length > 0
      ? ` (${names.join(', ')}) select ${names.map((name) => `${body}.${name}`).join(', ')} from ${rows}`
      : ` select from ${rows}`;
  return into + values + conflictSql(relation, conflict, names) + returningSql(options.returned, relation);
}

/** An update of the rows that the subject's conditions choose. One without columns changes nothing. */
export function updateSql(
  schema: Schema,
  relation: Relation,
  payload: Payload,
  chosen: ReadNode['filters'],
  options: WriteOptions,
  parameters: Parameters,
): string {
  const columns = payloadColumns(relation, payload);
  const table = relationSql(schema, relation.name);
  if (columns.length === 0) return `select ${target}.* from ${table} as ${target} where false`;
  const rows = payloadSql(payload, columns, options.defaults, parameters);
  const set = columns.map(({ name }) => `${identifier(name)} = ${body}.${identifier(name)}`);
  const where = whereSql(chosen, rootSubject(relation), parameters);
  return `update ${table} as ${target} set ${set.join(', ')} from ${rows}${where}${returningSql(options.returned, relation)}`;
}

export function deleteSql(
  schema: Schema,
  relation: Relation,
  chosen: ReadNode['filters'],
  options: Pick<WriteOptions, 'returned'>,
  parameters: Parameters,
): string {
  const where = whereSql(chosen, rootSubject(relation), parameters);
  const table = relationSql(schema, relation.name);
  return `delete from ${table} as ${target}${where}${returningSql(options.returned, relation)}`;
}

function rootSubject(relation: Relation): Subject {
  return { relation, alias: target, embedded: () => undefined };
}

function payloadColumns(relation: Relation, payload: Payload): Column[] {
  return payload.keys.map((key) => {
    const column = relation.columns.get(key);
    if (!column) throw columnNotFound(relation.name, key);
    return column;
  });
}

/** The objects of the body as rows called "b". */
function payloadSql(payload: Payload, columns: Column[], defaults: boolean, parameters: Parameters): string {
  if (columns.length === 0 && !payload.isArray) return `(select) as ${body}`;
  const type = defaults ? 'jsonb' : 'json';
  let json = parameters.bind(payload.text, `pg_catalog.${type}`);
  if (columns.length === 0) return `${type}_array_elements(${json}) as ${body}`;
  if (defaults) {
    const values = columns
      .filter((column) => column.default !== null)
      .map((column) => `${quoted(column.name)}, ${column.default}`);
    const object = `jsonb_build_object(${values.join(', ')})`;
    json = payload.isArray
      ? `(select jsonb_agg(${object} || "i") from jsonb_array_elements(${json}) as "i")`
      : `${object} || ${json}`;
  }
  const shape = columns.map(({ name, type: columnType }) => `${identifier(name)} ${columnType}`).join(', ');
  return `${type}_to_record${payload.isArray ? 'set' : ''}(${json}) as ${body}(${shape})`;
}

function conflictSql(relation: Relation, conflict: Conflict | null, names: string[]): string {
  if (!conflict || conflict.columns.length === 0) return '';
  const keys = conflict.columns.map((name) => {
    if (!relation.columns.has(name)) throw undefinedConflictColumn(name);
    return identifier(name);
  });
  const set = names.map((name) => `${name} = excluded.${name}`);
  const action =
    conflict.resolution === 'ignore-duplicates' || set.length === 0
      ? 'nothing'
      : `update set ${set.join(', ')} where ${noteUpdate}`;
  return ` on conflict (${keys.join(', ')}) do ${action}`;
}

/** Gives back only what the result shows: reading a column needs a right that writing it does not. */
function returningSql(returned: ReadNode | null, relation: Relation): string {
  if (!returned) return ' returning 1';
  const names = neededColumns(returned);
  if (names === null) return ` returning ${target}.*`;
  if (names.length === 0) return ' returning 1';
  return ` returning ${names.map((name) => `${target}.${identifier(columnOf(relation, name).name)}`).join(', ')}`;
}
