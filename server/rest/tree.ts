import { questionBudget } from '../budgets/budgets.ts';
import { embeddedBack, embeddedTwice, groupingError, notEmbedded, tooManyEmbeds } from './errors.ts';
import type { LogicTree } from './parse/filter.ts';
import type { OrderTerm } from './parse/order.ts';
import type { At, Query } from './parse/query.ts';
import type { Aggregate, SelectEmbed, SelectField, SelectItem } from './parse/select.ts';
import type { Range } from './range.ts';
import { findRelationship, isToOne } from './schema/relationships.ts';
import type { Relation, Relationship, Schema } from './schema/schema.ts';

/** A resource of a request: which rows, in which order, with which columns and which resources inside them. */
export interface ReadNode {
  relation: Relation;
  /** Name of its rows in the statement, quoted. */
  alias: string;
  items: ReadItem[];
  embeds: Embed[];
  filters: LogicTree[];
  order: OrderTerm[];
  range: Range;
}

type ReadItem = { kind: 'star' } | SelectField | CountItem | Embed;

/** The number of rows of a group, or instead of the rows: `select=count`, `select=*,actors(count)`. */
interface CountItem {
  kind: 'count';
  name: string;
  cast: string | null;
}

/** A resource inside the rows of another. */
export interface Embed {
  kind: 'embed';
  /** Its key in the result, and its name in filters and orders. */
  name: string;
  /** Name of its rows, joined and turned into JSON, in the statement; quoted. */
  alias: string;
  relationship: Relationship;
  inner: boolean;
  spread: boolean;
  node: ReadNode;
  /** Of a spread row: what is made of its values, by their names, where the rows that it stands in are grouped. */
  aggregates: Map<string, Aggregate>;
}

/**
 * Joins what a query says about each of its resources, finding the relationships between them. Its root has the
 * range given; embedded resources have at most `maxRows` rows each. Throws 400 for what is not there, and, where the asker
 * `isBounded` by `questionBudget`, for what costs more.
 */
export function readTree(
  schema: Schema,
  root: Relation,
  query: Query,
  range: Range,
  maxRows: number,
  isBounded: boolean,
): ReadNode {
  let count = 0;

  const grow = (relation: Relation, items: SelectItem[], way: Relationship[]): ReadNode => {
    const node: ReadNode = {
      relation,
      alias: `"t${count}"`,
      items: [],
      embeds: [],
      filters: [],
      order: [],
      range: { offset: 0, limit: maxRows },
    };
    for (const item of items) {
      const grown =
        item.kind === 'embed'
          ? embed(relation, item, way)
          : item.kind === 'count' || asksForCount(relation, item)
            ? countItem(item)
            : item;
      if (grown.kind === 'embed' && node.embeds.some((other) => isSame(other, grown))) {
        throw embeddedTwice(relation.name, grown.name, way.length + 1);
      }
      node.items.push(grown);
      if (grown.kind === 'embed') node.embeds.push(grown);
    }
    if (isGrouped(node) && node.items.some(({ kind }) => kind === 'star')) throw groupingError(relation.name);
    // Without the brackets it is the number of all rows, which no columns of theirs stand beside.
    const countsAll = items.some((item) => asksForCount(relation, item));
    if (countsAll && node.items.some(({ kind }) => kind !== 'count')) throw groupingError(relation.name);
    return node;
  };

  const embed = (parent: Relation, item: SelectEmbed, way: Relationship[]): Embed => {
    const relationship = findRelationship(schema, parent.name, item.relation, item.hint);
    const relation = schema.relations.get(relationship.to) as Relation;
    count += 1;
    if (isBounded && count > questionBudget.embeds) throw tooManyEmbeds();
    if (isBounded && way.some((earlier) => leadsBack(earlier, relationship))) {
      throw embeddedBack(parent.name, relation.name);
    }
    const alias = `"e${count}"`;
    const node = grow(relation, item.items, [...way, relationship]);
    return {
      kind: 'embed',
      name: item.alias ?? item.relation,
      alias,
      relationship,
      inner: item.inner,
      spread: item.spread,
      node,
      aggregates: item.spread && isToOne(relationship) ? takeAggregates(node) : new Map(),
    };
  };

  const tree = grow(root, query.select, []);
  tree.range = range;
  place(tree, query.filters, (node, filter) => node.filters.push(filter));
  place(tree, query.order, (node, order) => {
    if (isTotal(node)) throw groupingError(node.relation.name);
    node.order.push(...order);
  });
  const embedded = <T>(entries: At<T>[]) => entries.filter(({ path }) => path.length > 0);
  place(tree, embedded(query.limits), (node, limit) => {
    node.range.limit = Math.min(limit, maxRows);
  });
  place(tree, embedded(query.offsets), (node, offset) => {
    node.range.offset = offset;
  });
  return tree;
}

/** As on PostgREST, a column of that name comes first. */
function asksForCount(relation: Relation, item: SelectItem): item is SelectField {
  return (
    item.kind === 'field' &&
    item.field.column === 'count' &&
    item.field.path.length === 0 &&
    !relation.columns.has('count')
  );
}

function countItem({ alias, cast }: Pick<SelectField, 'alias' | 'cast'>): CountItem {
  return { kind: 'count', name: alias ?? 'count', cast };
}

/** Whether two embedded resources have one key in the result. */
function isSame(one: Embed, other: Embed): boolean {
  return one.name === other.name && !one.spread && !other.spread;
}

/** Takes what is to be made of a spread row's values, since the rows that it stands in are those to group. */
function takeAggregates(node: ReadNode): Embed['aggregates'] {
  const taken = new Map<string, Aggregate>();
  node.items = node.items.map((item) => {
    if (item.kind === 'embed') for (const [name, aggregate] of item.aggregates) taken.set(name, aggregate);
    if (item.kind === 'count') throw groupingError(node.relation.name);
    if (item.kind !== 'field' || !item.aggregate) return item;
    const name = fieldName(item);
    taken.set(name, item.aggregate);
    return { ...item, alias: name, aggregate: null };
  });
  for (const embed of node.embeds) embed.aggregates = new Map();
  return taken;
}

/** Whether the resource is groups of its rows. */
export function isGrouped(node: ReadNode): boolean {
  return node.items.some(isAggregate);
}

/** Whether the resource is one row about all of its rows, such as their number. */
export function isTotal(node: ReadNode): boolean {
  return isGrouped(node) && node.items.every((item) => item.kind !== 'embed' && isAggregate(item));
}

function isAggregate(item: ReadItem): boolean {
  if (item.kind === 'embed') return item.aggregates.size > 0;
  return item.kind === 'count' || (item.kind === 'field' && item.aggregate !== null);
}

/**
 * Whether a relationship is an earlier one the other way round, or a function that finds rows of a table that is on the
 * way: what it finds multiplies the rows that led to it.
 */
function leadsBack(
  earlier: Relationship,
  { junction, constraint, refers, computed, to }: Relationship,
): boolean {
  if (computed) return earlier.from === to;
  if (!junction || !earlier.junction) return constraint === earlier.constraint && refers !== earlier.refers;
  const [source, target] = junction.constraints;
  return earlier.junction.constraints[0] === target && earlier.junction.constraints[1] === source;
}

function place<T>(root: ReadNode, entries: At<T>[], put: (node: ReadNode, value: T) => void): void {
  for (const { path, value } of entries) {
    let node = root;
    for (const name of path) {
      const next = node.embeds.find((embed) => embed.name === name);
      if (!next) throw notEmbedded(name);
      node = next.node;
    }
    put(node, value);
  }
}

/** The keys that a row of the resource has in the result. */
export function outputNames(node: ReadNode): string[] {
  return node.items.flatMap((item) => {
    if (item.kind === 'star') return [...node.relation.columns.keys()];
    if (item.kind === 'field') return [fieldName(item)];
    if (item.kind === 'count') return [item.name];
    if (item.spread) return outputNames(item.node);
    return item.node.items.length === 0 ? [] : [item.name];
  });
}

/** The key of a field: its alias, else what is made of its values, else the last name on its JSON path, else its column. */
export function fieldName({ alias, field, aggregate }: SelectField): string {
  if (aggregate) return alias ?? aggregate.name;
  const lastKey = field.path.findLast((step) => typeof step.key === 'string')?.key as string | undefined;
  return alias ?? lastKey ?? field.column;
}

/** Columns of the root that the result needs; null when it needs all. For what a write must give back. */
export function neededColumns(node: ReadNode): string[] | null {
  if (node.items.some((item) => item.kind === 'star')) return null;
  if (node.embeds.some(({ relationship }) => relationship.computed)) return null;
  const names = new Set<string>();
  for (const item of node.items) if (item.kind === 'field') names.add(item.field.column);
  for (const term of node.order) if (term.relation === null) names.add(term.field.column);
  for (const { relationship } of node.embeds) {
    for (const [name] of relationship.junction?.source ?? relationship.columns) names.add(name);
  }
  // A function that computes a column takes the whole row.
  const isComputed = (name: string) => !node.relation.columns.has(name) && node.relation.computed.has(name);
  return [...names].some(isComputed) ? null : [...names];
}
