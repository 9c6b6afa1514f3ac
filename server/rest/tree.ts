import { questionBudget } from '../budgets/budgets.ts';
import { embeddedBack, groupingError, notEmbedded, tooManyEmbeds } from './errors.ts';
import type { LogicTree } from './parse/filter.ts';
import type { OrderTerm } from './parse/order.ts';
import type { At, Query } from './parse/query.ts';
import type { SelectEmbed, SelectField, SelectItem } from './parse/select.ts';
import type { Range } from './range.ts';
import { findRelationship } from './schema/relationships.ts';
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

/** The number of rows instead of the rows: `select=count`, `select=*,actors(count)`. */
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
          : asksForCount(relation, item)
            ? countItem(item)
            : item;
      node.items.push(grown);
      if (grown.kind === 'embed') node.embeds.push(grown);
    }
    // A row that counts rows has no columns of theirs.
    if (isCounted(node) && node.items.some(({ kind }) => kind !== 'count'))
      throw groupingError(relation.name);
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
    return {
      kind: 'embed',
      name: item.alias ?? item.relation,
      alias: `"e${count}"`,
      relationship,
      inner: item.inner,
      spread: item.spread,
      node: grow(relation, item.items, [...way, relationship]),
    };
  };

  const tree = grow(root, query.select, []);
  tree.range = range;
  place(tree, query.filters, (node, filter) => node.filters.push(filter));
  place(tree, query.order, (node, order) => {
    if (isCounted(node)) throw groupingError(node.relation.name);
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

function countItem({ alias, cast }: SelectField): CountItem {
  return { kind: 'count', name: alias ?? 'count', cast };
}

/** Whether the resource is the number of its rows. */
export function isCounted(node: ReadNode): boolean {
  return node.items.some(({ kind }) => kind === 'count');
}

/** Whether a relationship is an earlier one the other way round: what it finds multiplies the rows that led to it. */
function leadsBack(earlier: Relationship, { junction, constraint, refers }: Relationship): boolean {
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

/** The key of a field: its alias, else the last name on its JSON path, else its column. */
export function fieldName({ alias, field }: SelectField): string {
  const lastKey = field.path.findLast((step) => typeof step.key === 'string')?.key as string | undefined;
  return alias ?? lastKey ?? field.column;
}

/** Columns of the root that the result needs; null when it needs all. For what a write must give back. */
export function neededColumns(node: ReadNode): string[] | null {
  if (node.items.some((item) => item.kind === 'star')) return null;
  const names = new Set<string>();
  for (const item of node.items) if (item.kind === 'field') names.add(item.field.column);
  for (const term of node.order) if (term.relation === null) names.add(term.field.column);
  for (const { relationship } of node.embeds) {
    for (const [name] of relationship.junction?.source ?? relationship.columns) names.add(name);
  }
  return [...names];
}
