import { questionBudget } from '../../budgets/budgets.ts';
import { isToOne } from '../schema/relationships.ts';
import type { Column } from '../schema/schema.ts';
import type { ReadNode } from '../tree.ts';
import { fieldName, outputNames } from '../tree.ts';
import type { FieldSql } from './field.ts';
import { marker } from './refusal.ts';
import { identifier, type Parameters } from './text.ts';

/**
 * Rows as the items of a FROM called "r", with their conditions. For who may not ask for more, reading ends with an error
 * as soon as they have more bytes than an answer may: nothing larger than that is ever put together.
 */
export function boundedSql(rows: string, node: ReadNode, parameters: Parameters): string {
  if (!parameters.isBounded || mostBytes(node) <= questionBudget.answerBytes) return `(${rows}) as "r"`;
  const bytes = `sum(${bytesSql(node)}) over (rows unbounded preceding)`;
  // "r" is a column here, whose value is the row: it stands in an expression as a table of that name does.
  return `(select "s" as "r", ${bytes} as "bytes" from (${rows}) as "s") as "g" where ${guard('"g"."bytes"', questionBudget.answerBytes, 'answer')}`;
}

/** An expression to search in, or an error where its value is longer than may be searched. */
export function searchableSql(field: FieldSql, parameters: Parameters): string {
  const most = questionBudget.searchedBytes;
  if (!parameters.isBounded || (field.maxBytes !== null && field.maxBytes <= most)) return field.sql;
  return `case when ${guard(`octet_length(${field.sql}::pg_catalog.text)`, most, 'searched')} then ${field.sql} end`;
}

/** A condition that is true where a number is at most so much (or null), and else an error: PostgreSQL has no expression that raises. */
function guard(bytes: string, most: number, kind: 'answer' | 'searched'): string {
  return `case when ${bytes} > ${most} then ('${marker}:${kind}:' || ${bytes})::pg_catalog.bool else true end`;
}

/** What the rows of a resource have at most, by what is known of their columns. */
function mostBytes(node: ReadNode): number {
  return node.range.limit * rowBytes(node);
}

function rowBytes(node: ReadNode): number {
  const sizes = node.items.map((item) => {
    if (item.kind === 'star') return sum([...node.relation.columns.values()].map(columnBytes));
    if (item.kind === 'embed') return isToOne(item.relationship) ? rowBytes(item.node) : mostBytes(item.node);
    const column = node.relation.columns.get(item.field.column);
    return (column ? columnBytes(column) : Number.POSITIVE_INFINITY) + fieldName(item).length;
  });
  return sum(sizes);
}

/** With its name and what surrounds it. Escapes make a text six times as long at most. */
function columnBytes({ name, maxBytes }: Column): number {
  return maxBytes === null ? Number.POSITIVE_INFINITY : 6 * maxBytes + name.length + 4;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** The bytes of a row called "s": told by the heads of long values, without fetching these. */
function bytesSql(node: ReadNode): string {
  const names = outputNames(node);
  // A name that stands for two columns stands for neither.
  if (new Set(names).size < names.length) return 'octet_length(row_to_json("s")::pg_catalog.text)';
  const parts = names.map((name) => `coalesce(octet_length("s".${identifier(name)}::pg_catalog.text), 4)`);
  return parts.length === 0 ? '2' : parts.join(' + ');
}
