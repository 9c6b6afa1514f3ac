import { notEmbedded, relatedOrderError } from '../errors.ts';
import type { OrderTerm } from '../parse/order.ts';
import type { SelectField } from '../parse/select.ts';
import { isToOne, type Relationship } from '../schema/relationships.ts';
import type { Relation, Schema } from '../schema/schema.ts';
import { type Embed, fieldName, outputNames, type ReadNode } from '../tree.ts';
import { boundedSql } from './bounds.ts';
import { castType } from './casts.ts';
import { type Subject, treeSql } from './condition.ts';
import { fieldSql } from './field.ts';
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
  readonly #joins = new Map<Embed, string>();
  /** Embedded resources that decide which rows there are. */
  readonly #deciding: Set<Embed>;

  /** `ties` are conditions that tie an embedded resource to the row it is in. */
  constructor(schema: Schema, node: ReadNode, source: string, parameters: Parameters, ties: string[] = []) {
    this.#schema = schema;
    this.#node = node;
    this.#source = source;
    this.#parameters = parameters;
    const deciding = new Set(node.embeds.filter((embed) => embed.inner));
    const subject: Subject = {
      relation: node.relation,
      alias: node.alias,
      embedded(name) {
        const embed = node.embeds.find((candidate) => candidate.name === name);
        if (!embed) return undefined;
        deciding.add(embed);
        return `${embed.alias}.${embed.alias}`;
      },
    };
    const conditions = [...ties, ...node.filters.map((tree) => treeSql(tree, subject, parameters))];
    this.#where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
    this.#deciding = deciding;
  }

  /** A SELECT of the rows in their order and range. */
  select(): string {
    const node = this.#node;
    const columns = node.items.flatMap((item) => {
      if (item.kind === 'star') return [`${node.alias}.*`];
      if (item.kind === 'field') return [selectFieldSql(item, node, this.#parameters)];
      return embedColumns(item);
    });
    const from = this.#from(node.embeds);
    const order = orderSql(this.#schema, node, this.#parameters);
    return `select ${columns.join(', ')}${from}${this.#where}${order}${rangeSql(node, this.#parameters)}`;
  }

  /** A SELECT of one column without a meaning, for every row there is outside of any range. */
  selectAll(): string {
    return `select 1${this.#from(this.#deciding)}${this.#where}`;
  }

  #from(embeds: Iterable<Embed>): string {
    return ` from ${this.#source} as ${this.#node.alias}${[...embeds].map((embed) => this.#join(embed)).join('')}`;
  }

  /** Rendered once, so that a resource which is named twice in a statement binds its values once. */
  #join(embed: Embed): string {
    const sql = this.#joins.get(embed) ?? embedSql(this.#schema, this.#node, embed, this.#parameters);
    this.#joins.set(embed, sql);
    return sql;
  }
}

function selectFieldSql(item: SelectField, node: ReadNode, parameters: Parameters): string {
  const { sql } = fieldSql(item.field, node.relation, node.alias, parameters);
  const value = item.cast === null ? sql : `(${sql})::${castType(item.cast)}`;
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

/**
 * The join that brings an embedded resource to its parent's rows, as one row of JSON. A column of the join's own name
 * is null where there is nothing to embed.
 */
function embedSql(schema: Schema, parent: ReadNode, embed: Embed, parameters: Parameters): string {
  const { relationship, node, alias } = embed;
  const { source, conditions } = joinSql(schema, relationship, parent.alias, node);
  const select = new Rows(schema, node, source, parameters, conditions).select();
  const rows = boundedSql(select, node, parameters);
  const toOne = isToOne(relationship);
  let value: string;
  if (embed.spread) {
    const columns = outputNames(node).map((name) => {
      const column = rows.column(name);
      return toOne ? column : `json_agg(${column}) as ${identifier(name)}`;
    });
    value = [...columns, toOne ? `true as ${alias}` : `nullif(count(*), 0) as ${alias}`].join(', ');
  } else {
    value = `${toOne ? 'row_to_json' : 'json_agg'}(${rows.row}) as ${alias}`;
  }
  const condition = embed.inner ? `${alias}.${alias} is not null` : 'true';
  return ` ${embed.inner ? 'inner' : 'left'} join lateral (select ${value} from ${rows.from}) as ${alias} on ${condition}`;
}

function joinSql(schema: Schema, relationship: Relationship, parent: string, node: ReadNode) {
  const target = relationSql(schema, relationship.to);
  const { junction } = relationship;
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
      ? fieldSql(term.field, node.relation, node.alias, parameters).sql
      : relatedValueSql(schema, node, term, term.relation, parameters);
  const direction = term.direction === null ? '' : ` ${term.direction}`;
  return `${value}${direction}${term.nulls === null ? '' : ` nulls ${term.nulls}`}`;
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
  const { sql } = fieldSql(term.field, relation, related, parameters);
  const pairs = embed.relationship.columns.map(
    ([from, to]) => `${related}.${identifier(to)} = ${node.alias}.${identifier(from)}`,
  );
  return `(select ${sql} from ${relationSql(schema, relation.name)} as ${related} where ${pairs.join(' and ')})`;
}

function rangeSql({ range }: ReadNode, parameters: Parameters): string {
  const limit = Number.isFinite(range.limit)
    ? ` limit ${parameters.bind(range.limit, 'pg_catalog.int8')}`
    : '';
  return range.offset === 0 ? limit : `${limit} offset ${parameters.bind(range.offset, 'pg_catalog.int8')}`;
}
