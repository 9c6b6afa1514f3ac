import { notEmbedded, relatedOrderError } from '../errors.ts';
import type { OrderTerm } from '../parse/order.ts';
import type { SelectField } from '../parse/select.ts';
import { isToOne } from '../schema/relationships.ts';
import type { Relation, Relationship, Schema } from '../schema/schema.ts';
import { type Embed, fieldName, isGrouped, neededColumns, outputNames, type ReadNode } from '../tree.ts';
import { boundedSql, madeBytesSql, shortSql } from './bounds.ts';
import { castType } from './casts.ts';
import { type Subject, treeSql } from './condition.ts';
import { fieldSql, rowSql } from './field.ts';
import { groupSql } from './grouped.ts';
import { identifier, type Parameters } from './text.ts';

/** A relation of the schema, qualified and quoted. */
export function relationSql(schema: Schema, name: string): string {
  return `${identifier(schema.name)}.${identifier(name)}`;
}

/** The rows of a resource, read from `source`: a relation, or the name of a common table expression. */
export class Rows {
  readonly #schema: Schema;
  readonly #node: ReadNode;
  readonly #source: string;
  readonly #parameters: Parameters;
  readonly #where: string;

  /** `ties` are conditions that tie an embedded resource to the row it is in. */
  constructor(schema: Schema, node: ReadNode, source: string, parameters: Parameters, ties: string[] = []) {
    this.#schema = schema;
    this.#node = node;
    this.#source = source;
    this.#parameters = parameters;
    const exists = (embed: Embed) => existsSql(schema, node, embed, parameters);
    const subject: Subject = {
      relation: node.relation,
      alias: node.alias,
      embedded(name) {
        const embed = node.embeds.find((candidate) => candidate.name === name);
        return embed && exists(embed);
      },
    };
    const conditions = [
      ...ties,
      ...node.filters.map((tree) => treeSql(tree, subject, parameters)),
      ...node.embeds.filter(({ inner }) => inner).map(exists),
    ];
    this.#where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  }

  /** A SELECT of the rows in their order and range. */
  select(): string {
    const node = this.#node;
    if (isGrouped(node)) return this.#selectGroups();
    const columns = node.items.flatMap((item) => {
      if (item.kind === 'star') return [`${node.alias}.*`];
      if (item.kind === 'field') return [selectFieldSql(item, node, this.#parameters)];
      return item.kind === 'count' ? [] : embedColumns(item);
    });
    const order = orderSql(this.#schema, node, this.#parameters);
    const rows = `${this.#from}${order}${rangeSql(node, this.#parameters)}`;
    if (node.embeds.length === 0) return `select ${columns.join(', ')}${rows}`;
    // Reads embedded rows only for the rows of the range, not for all sorted rows.
    const needed = neededColumns(node)?.map((name) => `${node.alias}.${identifier(name)}`);
    const own = `select ${needed?.join(', ') ?? `${node.alias}.*`}${rows}`;
    return `select ${columns.join(', ')} from (${own}) as ${node.alias}${this.#joins()}`;
  }

  /** The joins that bring the embedded resources to the rows. */
  #joins(): string {
    const node = this.#node;
    const shown = node.embeds.filter((embed) => embedColumns(embed).length > 0);
    const joins = shown.map((embed, at) =>
      embedSql(this.#schema, node, embed, this.#parameters, shown.slice(0, at).flatMap(embeddedBytes)),
    );
    return joins.join('');
  }

  /** A SELECT of groups of the rows, in their order and range. */
  #selectGroups(): string {
    const node = this.#node;
    const { columns, groupBy } = groupSql(node, this.#parameters);
    const rows = ` from ${this.#source} as ${node.alias}${this.#joins()}${this.#where}${groupBy}`;
    const order = orderSql(this.#schema, node, this.#parameters);
    return `select ${columns.join(', ')}${rows}${order}${rangeSql(node, this.#parameters)}`;
  }

  /** A SELECT of one column without a meaning, for every row there is outside of any range. */
  selectAll(): string {
    return `select 1${this.#from}`;
  }

  /** Whether the resource has a row in its range. */
  exist(): string {
    const { offset, limit } = this.#node.range;
    // A range of its own keeps PostgreSQL from looking for all at once.
    const range = offset > 0 || limit === 0 ? rangeSql(this.#node, this.#parameters) : '';
    return `exists (${this.selectAll()}${range})`;
  }

  get #from(): string {
    return ` from ${this.#source} as ${this.#node.alias}${this.#where}`;
  }
}

function selectFieldSql(item: SelectField, node: ReadNode, parameters: Parameters): string {
  const field = fieldSql(item.field, node.relation, node.alias, parameters);
  const value =
    item.cast === null ? field.sql : `(${shortSql(field, 'converted', parameters)})::${castType(item.cast)}`;
  return `${value} as ${identifier(fieldName(item))}`;
}

/** An embedded resource's part of its parent's columns; nothing for one that is only there to filter. */
function embedColumns(embed: Embed): string[] {
  if (embed.spread) {
    return outputNames(embed.node).map((name) => {
      const column = `${embed.alias}.${identifier(name)}`;
      return isToOne(embed.relationship) ? column : `coalesce(${column}, '[]') as ${identifier(name)}`;
    });
  }
  if (embed.node.items.length === 0) return [];
  const value = `${embed.alias}.${embed.alias}`;
  return [`${isToOne(embed.relationship) ? value : `coalesce(${value}, '[]')`} as ${identifier(embed.name)}`];
}

/** The rows of an embedded resource that belong to a row of its parent. */
function embeddedRows(schema: Schema, parent: ReadNode, embed: Embed, parameters: Parameters): Rows {
  const { source, conditions } = joinSql(schema, embed.relationship, parent.alias, embed.node);
  return new Rows(schema, embed.node, source, parameters, conditions);
}

/** Whether a row of the parent has a row of the embedded resource. */
function existsSql(schema: Schema, parent: ReadNode, embed: Embed, parameters: Parameters): string {
  parameters.countExistence();
  return embeddedRows(schema, parent, embed, parameters).exist();
}

/** What an embedded resource has taken of an answer, as SQL. */
function embeddedBytes({ spread, node, alias }: Embed): string[] {
  const names = spread ? outputNames(node).map(identifier) : [alias];
  return names.map((name) => madeBytesSql(`${alias}.${name}`));
}

/** The join that brings an embedded resource to its parent's rows, as one row of JSON, behind those that took `before`. */
function embedSql(
  schema: Schema,
  parent: ReadNode,
  embed: Embed,
  parameters: Parameters,
  before: string[],
): string {
  const { relationship, node, alias } = embed;
  const select = embeddedRows(schema, parent, embed, parameters).select();
  const rows = boundedSql(select, node, parameters, before);
  const toOne = isToOne(relationship);
  let value = `${toOne ? 'row_to_json' : 'json_agg'}(${rows.row}) as ${alias}`;
  if (embed.spread) {
    const columns = outputNames(node).map((name) => {
      const column = rows.column(name);
      return toOne ? column : `json_agg(${column}) as ${identifier(name)}`;
    });
    value = columns.join(', ');
  }
  return ` left join lateral (select ${value} from ${rows.from}) as ${alias} on true`;
}

function joinSql(schema: Schema, relationship: Relationship, parent: string, node: { alias: string }) {
  const { junction, computed } = relationship;
  if (computed) return { source: `${computed.sql}(${rowSql(parent, computed.rowType)})`, conditions: [] };
  const target = relationSql(schema, relationship.to);
  if (!junction) {
    const conditions = relationship.columns.map(
      ([from, to]) => `${node.alias}.${identifier(to)} = ${parent}.${identifier(from)}`,
    );
    return { source: target, conditions };
  }
  const through = node.alias.replace('t', 'j');
  const pair =
    (alias: string) =>
    ([column, own]: [string, string]) =>
      `${through}.${identifier(own)} = ${alias}.${identifier(column)}`;
  return {
    source: `${relationSql(schema, junction.table)} as ${through}, ${target}`,
    conditions: [...junction.source.map(pair(parent)), ...junction.target.map(pair(node.alias))],
  };
}

function orderSql(schema: Schema, node: ReadNode, parameters: Parameters): string {
  if (node.order.length === 0) return '';
  return ` order by ${node.order.map((term) => orderTermSql(schema, node, term, parameters)).join(', ')}`;
}

function orderTermSql(schema: Schema, node: ReadNode, term: OrderTerm, parameters: Parameters): string {
  const value =
    term.relation === null
      ? orderedSql(term, node.relation, node.alias, parameters)
      : relatedValueSql(schema, node, term, term.relation, parameters);
  const direction = term.direction === null ? '' : ` ${term.direction}`;
  return `${value}${direction}${term.nulls === null ? '' : ` nulls ${term.nulls}`}`;
}

function orderedSql({ field }: OrderTerm, relation: Relation, alias: string, parameters: Parameters): string {
  return shortSql(fieldSql(field, relation, alias, parameters), 'ordered', parameters);
}

/** The value by which a to-one resource orders the rows it is embedded in. */
function relatedValueSql(
  schema: Schema,
  node: ReadNode,
  term: OrderTerm,
  name: string,
  parameters: Parameters,
): string {
  const embed = node.embeds.find((candidate) => candidate.name === name);
  if (!embed) throw notEmbedded(name);
  if (!isToOne(embed.relationship)) throw relatedOrderError(node.relation.name, name);
  const relation = schema.relations.get(embed.relationship.to) as Relation;
  const related = '"o"';
  const sql = orderedSql(term, relation, related, parameters);
  const { source, conditions } = joinSql(schema, embed.relationship, node.alias, { alias: related });
  return `(select ${sql} from ${source} as ${related} where ${['true', ...conditions].join(' and ')})`;
}

function rangeSql({ range }: ReadNode, parameters: Parameters): string {
  const limit = Number.isFinite(range.limit)
    ? ` limit ${parameters.bind(range.limit, 'pg_catalog.int8')}`
    : '';
  return range.offset === 0 ? limit : `${limit} offset ${parameters.bind(range.offset, 'pg_catalog.int8')}`;
}
