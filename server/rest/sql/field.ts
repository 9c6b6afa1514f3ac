import { undefinedColumn } from '../errors.ts';
import type { Field, JsonStep } from '../parse/field.ts';
import type { Column, Relation } from '../schema/schema.ts';
import { shortSql } from './bounds.ts';
import { identifier, type Parameters } from './text.ts';

export const textType = 'pg_catalog.text';
export const textArrayType = 'pg_catalog._text';

/** A column of the schema, or the place in its JSON that a request means, as an SQL expression. */
export interface FieldSql {
  sql: string;
  /** Type of the expression, for casts of what it is compared with. */
  type: string;
  kind: string;
  arrayType: string | null;
  /** Bytes of its text at most; null when nothing says so. */
  maxBytes: number | null;
}

/** The column of that name. Throws 400 when there is none. */
export function columnOf(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw undefinedColumn(relation.name, name);
  return column;
}

/** Renders a field of the relation with this alias in the statement. */
export function fieldSql(field: Field, relation: Relation, alias: string, parameters: Parameters): FieldSql {
  const computed = relation.columns.has(field.column) ? undefined : relation.computed.get(field.column);
  const column = computed ?? columnOf(relation, field.column);
  if (computed) parameters.countExpressions(1);
  const reference = computed
    ? `${computed.routine}(${rowSql(alias, relation.rowType)})`
    : `${alias}.${identifier(column.name)}`;
  if (field.path.length === 0) return { ...column, sql: reference };
  parameters.countExpressions(1);
  // Columns of JSON are used as they are, so that an index on the path serves.
  const isJson = column.kind === 'json' || column.kind === 'jsonb';
  const start = isJson
    ? reference
    : `to_jsonb(${shortSql({ sql: reference, maxBytes: column.maxBytes }, 'converted', parameters)})`;
  const arrows = field.path.map((step) => `${step.arrow} ${bindKey(step, parameters)}`);
  const sql = `(${[start, ...arrows].join(' ')})`;
  if (field.path.at(-1)?.arrow === '->>')
    return { sql, type: textType, kind: 'text', arrayType: textArrayType, maxBytes: null };
  const kind = column.kind === 'json' ? 'json' : 'jsonb';
  return { sql, type: `pg_catalog.${kind}`, kind, arrayType: `pg_catalog._${kind}`, maxBytes: null };
}

/** A row as an argument: also where it comes from a subquery, whose rows have no type. */
export function rowSql(alias: string, rowType: string | null): string {
  return `${alias}::${rowType}`;
}

function bindKey(step: JsonStep, parameters: Parameters): string {
  return parameters.bind(step.key, typeof step.key === 'number' ? 'pg_catalog.int4' : textType);
}
