import { ambiguousRelationship, noRelationship } from '../errors.ts';
import { nearest } from './nearest.ts';
import type { Relation, Relationship, Schema } from './schema.ts';
import type { ViewOrigins } from './views.ts';

/** A foreign key as the catalogues tell of it. A table is null where it is of another schema. */
export interface ForeignKeyRow {
  name: string;
  sourceId: number;
  targetId: number;
  from: string | null;
  to: string | null;
  columns: [local: string, foreign: string][];
  /** Numbers of the columns, in the same order. */
  sourceNumbers: number[];
  targetNumbers: number[];
  /** Each row is referred to by one row at most. */
  isUnique: boolean;
}

/** A foreign key between two tables of the schema, or between views that show its columns. */
export interface ForeignKey {
  name: string;
  from: string;
  to: string;
  /** Pairs of a column that refers and the column it refers to. */
  columns: [local: string, foreign: string][];
  isUnique: boolean;
  fromView: boolean;
  toView: boolean;
}

/** Each foreign key between tables, and between the views that show all of its columns. */
export function foreignKeysOf(rows: ForeignKeyRow[], views: ViewOrigins[]): ForeignKey[] {
  return rows.flatMap((row) => {
    const sources = endsOf(
      row.from,
      row.columns.map(([local]) => local),
      views,
      row.sourceId,
      row.sourceNumbers,
    );
    const targets = endsOf(
      row.to,
      row.columns.map(([, foreign]) => foreign),
      views,
      row.targetId,
      row.targetNumbers,
    );
    return sources.flatMap((source) =>
      targets.map((target) => ({
        name: row.name,
        from: source.name,
        to: target.name,
        columns: source.columns.map((local, at): [string, string] => [local, target.columns[at] as string]),
        isUnique: row.isUnique,
        fromView: source.isView,
        toView: target.isView,
      })),
    );
  });
}

/** A table and the views that show these columns of it, each with its names of them. */
function endsOf(
  table: string | null,
  names: string[],
  views: ViewOrigins[],
  id: number,
  numbers: number[],
): { name: string; columns: string[]; isView: boolean }[] {
  const shown = views.flatMap((view) => {
    const columns = numbers.map((number) => view.columnOf(id, number));
    return columns.every((column) => column !== undefined)
      ? [{ name: view.name, columns, isView: true }]
      : [];
  });
  return table === null ? shown : [{ name: table, columns: names, isView: false }, ...shown];
}

export function isToOne(relationship: Relationship): boolean {
  return relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one';
}

/** Every relationship that foreign keys make: each both ways, and through tables whose primary key is two of them. */
export function relationshipsOf(keys: ForeignKey[], relations: Map<string, Relation>): Relationship[] {
  const direct = keys.flatMap((key): Relationship[] => [
    {
      from: key.from,
      to: key.to,
      kind: key.isUnique ? 'one-to-one' : 'many-to-one',
      constraint: key.name,
      refers: true,
      columns: key.columns,
      junction: null,
      toView: key.toView,
      computed: null,
    },
    {
      from: key.to,
      to: key.from,
      kind: key.isUnique ? 'one-to-one' : 'one-to-many',
      constraint: key.name,
      refers: false,
      columns: key.columns.map(([local, foreign]) => [foreign, local]),
      junction: null,
      toView: key.fromView,
      computed: null,
    },
  ]);
  const through = keys.flatMap((source) =>
    keys
      .filter((target) => target.name !== source.name && target.from === source.from)
      .filter((target) => isJunction(relations.get(source.from), source, target))
      .map((target) => throughJunction(source, target)),
  );
  return [...direct, ...through];
}

function isJunction(table: Relation | undefined, source: ForeignKey, target: ForeignKey): boolean {
  const key = new Set(table?.primaryKey);
  return [...source.columns, ...target.columns].every(([local]) => key.has(local));
}

function throughJunction(source: ForeignKey, target: ForeignKey): Relationship {
  return {
    from: source.to,
    to: target.to,
    kind: 'many-to-many',
    constraint: '',
    refers: false,
    columns: [],
    junction: {
      table: source.from,
      constraints: [source.name, target.name],
      source: source.columns.map(([local, foreign]) => [foreign, local]),
      target: target.columns.map(([local, foreign]) => [foreign, local]),
    },
    toView: target.toView,
    computed: null,
  };
}

/**
 * The relationship that `select=target!hint(...)` means: `target` is a relation, a foreign key, the column that holds one,
 * or a function; a hint is a foreign key, one of its columns, or a junction. Throws 400 for none and 300 for several.
 */
export function findRelationship(
  schema: Schema,
  origin: string,
  target: string,
  hint: string | null,
): Relationship {
  const ways = schema.relationships.filter(({ from }) => from === origin);
  const computed = ways.find((way) => way.computed?.name === target);
  if (computed) return computed;
  const found = ways.filter((way) => means(way, target, hint));
  // Of the two ways of a table to itself the rows that refer are meant; the row referred to is asked for by its column.
  const [relationship, ...others] = isBothWays(found) ? found.filter(({ refers }) => !refers) : found;
  if (!relationship) {
    const names = ways.map(({ to }) => to);
    throw noRelationship(origin, target, hint, schema.name, nearest(target, names));
  }
  if (others.length > 0) {
    throw ambiguousRelationship(origin, target, found.map(describe), hintFor(target, found));
  }
  return relationship;
}

function isBothWays(found: Relationship[]): boolean {
  const [one, other, ...more] = found;
  return (
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    one.from === one.to &&
    one.constraint === other.constraint &&
    !one.junction
  );
}

function means(relationship: Relationship, target: string, hint: string | null): boolean {
  if (relationship.computed) return false;
  const [pair, ...morePairs] = relationship.columns;
  const single = morePairs.length === 0 ? pair : undefined;
  if (hint !== null) {
    return (
      relationship.to === target &&
      (relationship.constraint === hint ||
        single?.[0] === hint ||
        single?.[1] === hint ||
        relationship.junction?.table === hint)
    );
  }
  if (!relationship.toView && relationship.constraint !== '' && relationship.constraint === target)
    return true;
  if (!relationship.toView && relationship.refers && single?.[0] === target) return true;
  // From a table to itself, its name means the rows that refer; the row referred to is asked for by its column.
  return relationship.to === target && !(relationship.from === target && relationship.refers);
}

function describe(relationship: Relationship): object {
  const { from, to, kind, constraint, columns, junction } = relationship;
  const list = (names: string[]) => `(${names.join(', ')})`;
  return {
    cardinality: kind,
    embedding: `${from} with ${to}`,
    relationship: junction
      ? `${junction.table} using ${junction.constraints[0]}${list(junction.source.map(([, name]) => name))}` +
        ` and ${junction.constraints[1]}${list(junction.target.map(([, name]) => name))}`
      : `${constraint} using ${from}${list(columns.map(([name]) => name))}` +
        ` and ${to}${list(columns.map(([, name]) => name))}`,
  };
}

function hintFor(target: string, found: Relationship[]): string {
  const choices = found.map(({ to, junction, constraint }) => `'${to}!${junction?.table ?? constraint}'`);
  return (
    `Try changing '${target}' to one of the following: ${choices.join(', ')}. ` +
    "Find the desired relationship in the 'details' key."
  );
}
