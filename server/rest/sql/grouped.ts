import type { SelectField } from '../parse/select.ts';
import { isToOne } from '../schema/relationships.ts';
import { type Embed, fieldName, outputNames, type ReadNode } from '../tree.ts';
import { shortSql } from './bounds.ts';
import { castType } from './casts.ts';
import { fieldSql } from './field.ts';
import { identifier, type Parameters } from './text.ts';

/** A SELECT's list of results for groups of rows, and what follows the conditions to group them. */
export interface GroupSql {
  columns: string[];
  groupBy: string;
}

/** Groups the rows of a resource by what it selects besides aggregates. Embedded resources are joined under their aliases. */
export function groupSql(node: ReadNode, parameters: Parameters): GroupSql {
  const columns: string[] = [];
  const keys: number[] = [];
  const add = (sql: string, name: string, isKey: boolean) => {
    columns.push(`${sql} as ${identifier(name)}`);
    // By position: the same expression again would have bind parameters of its own.
    if (isKey) keys.push(columns.length);
  };
  for (const item of node.items) {
    if (item.kind === 'count') add(cast('count(*)', item.cast), item.name, false);
    else if (item.kind === 'embed') addEmbed(item, add);
    else if (item.kind === 'field') add(valueSql(item, node, parameters), fieldName(item), !item.aggregate);
  }
  return { columns, groupBy: keys.length > 0 ? ` group by ${keys.join(', ')}` : '' };
}

function valueSql(item: SelectField, node: ReadNode, parameters: Parameters): string {
  const field = fieldSql(item.field, node.relation, node.alias, parameters);
  const value = cast(shortSql(field, 'ordered', parameters), item.cast);
  return item.aggregate ? aggregateSql(value, item.aggregate) : value;
}

function aggregateSql(value: string, { name, cast: type }: NonNullable<SelectField['aggregate']>): string {
  return cast(`${name}(${value})`, type);
}

function addEmbed(embed: Embed, add: (sql: string, name: string, isKey: boolean) => void): void {
  const { alias, node, aggregates, relationship } = embed;
  const whole = (sql: string) => (isToOne(relationship) ? sql : `coalesce(${sql}, '[]')`);
  if (embed.spread) {
    for (const name of outputNames(node)) {
      const value = `${alias}.${identifier(name)}`;
      const aggregate = aggregates.get(name);
      if (aggregate) add(aggregateSql(value, aggregate), name, false);
      else add(isToOne(relationship) ? value : `${whole(value)}::jsonb`, name, true);
    }
  } else if (node.items.length > 0) {
    // Values of type json are never equal to each other.
    add(`${whole(`${alias}.${alias}`)}::jsonb`, embed.name, true);
  }
}

function cast(sql: string, type: string | null): string {
  return type === null ? sql : `(${sql})::${castType(type)}`;
}
