import { questionBudget } from '../../budgets/budgets.ts';
import { isToOne } from '../schema/relationships.ts';
import type { Column } from '../schema/schema.ts';
import type { ReadNode } from '../tree.ts';
import { fieldName, isTotal, outputNames } from '../tree.ts';
import { marker } from './refusal.ts';
import { identifier, type Parameters } from './text.ts';

/** Rows that are put together, in a statement. */
export interface Source {
  /** What follows FROM. */
  from: string;
  /** A row as a value. */
  row: string;
  /** A column of a row. */
  column(name: string): string;
}

/** The rows of a SELECT, or of a common table expression that is named. */
export function rowsOf(rows: string): Source {
  // With the star it is the row, also where a column is called so.
  return { from: `${rows} as "r"`, row: '"r".*', column: (name) => `"r".${identifier(name)}` };
}

/**
 * The rows of a SELECT. For who may not ask for more, reading ends with an error as soon as they have more bytes than an
 * answer may: nothing larger than that is ever put together. `before` are the bytes that were put together for the same row of a
 * parent, as SQL.
 */
export function boundedSql(
  select: string,
  node: ReadNode,
  parameters: Parameters,
  before: readonly string[] = [],
): Source {
  if (!parameters.isBounded || mostBytes(node) <= questionBudget.answerBytes) return rowsOf(`(${select})`);
  const bytes = [`sum(${bytesSql(node)}) over (rows unbounded preceding)`, ...before].join(' + ');
  const within = guard('"g"."bytes"', questionBudget.answerBytes, 'answer');
  return {
    from: `(select ${read} as "row", ${bytes} as "bytes" from (${select}) as ${read}) as "g" where ${within}`,
    row: '"g"."row"',
    column: (name) => `("g"."row").${identifier(name)}`,
  };
}

/** Stands for a row, so that no column may have its name. */
const read = identifier(marker);

/** What is done with a value as a whole, so that it takes as long as the value is. */
export type WholeUse = 'searched' | 'ordered' | 'converted';

/**
 * An expression whose values are read whole, `times` times for each row; raises an error for a value over the limit.
 * Throws 400 when the question reads too much.
 */
export function shortSql(
  field: { sql: string; maxBytes: number | null },
  use: WholeUse,
  parameters: Parameters,
  times = 1,
): string {
  const most = questionBudget.searchedBytes;
  parameters.countRead(times * Math.min(field.maxBytes ?? most, most));
  if (!parameters.isBounded || (field.maxBytes !== null && field.maxBytes <= most)) return field.sql;
  return `case when ${guard(`octet_length(${field.sql}::pg_catalog.text)`, most, use)} then ${field.sql} end`;
}

/** A condition that is true where a number is at most so much (or null), and else an error: PostgreSQL has no expression that raises. */
function guard(bytes: string, most: number, kind: 'answer' | WholeUse): string {
  return `case when ${bytes} > ${most} then ('${marker}:${kind}:' || ${bytes})::pg_catalog.bool else true end`;
}

/** What the rows of a resource have at most, by what is known of their columns. */
function mostBytes(node: ReadNode): number {
  return (isTotal(node) ? 1 : node.range.limit) * rowBytes(node);
}

function rowBytes(node: ReadNode): number {
  const sizes = node.items.map((item) => {
    if (item.kind === 'star') return sum([...node.relation.columns.values()].map(columnBytes));
    if (item.kind === 'count') return item.name.length + 24;
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

/** The bytes of a row that is read: told by the heads of long values, without fetching these. */
function bytesSql(node: ReadNode): string {
  const names = outputNames(node);
  // An ambiguous name refers to no column.
  if (new Set(names).size < names.length) return `octet_length(row_to_json(${read})::pg_catalog.text)`;
  const embeds = new Set(node.embeds.filter(({ spread }) => !spread).map(({ name }) => name));
  const parts = names.map((name) => {
    const column = `${read}.${identifier(name)}`;
    return embeds.has(name) ? madeBytesSql(column) : `coalesce(octet_length(${column}::pg_catalog.text), 4)`;
  });
  return parts.length === 0 ? '2' : parts.join(' + ');
}

/** The bytes of a value that the statement has just put together, which is packed nowhere: its length as a text takes two copies. */
export function madeBytesSql(value: string): string {
  return `coalesce(pg_column_size(${value}), 4)`;
}
