import { ambiguousRelationship, noRelationship } from '../errors.ts';
import type { Relation, Relationship, Schema } from './schema.ts';

export interface ForeignKey {
  name: string;
  from: string;
  to: string;
  /** Pairs of a column that refers and the column it refers to. */
  columns: [local: string, foreign: string][];
  /** Each row is referred to by one row at most. */
  isUnique: boolean;
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
    },
    {
      from: key.to,
      to: key.from,
      kind: key.isUnique ? 'one-to-one' : 'one-to-many',
      constraint: key.name,
      refers: false,
      columns: key.columns.map(([local, foreign]) => [foreign, local]),
      junction: null,
    },
  ]);
  const through = keys.flatMap((source) =>
    keys
      .filter((target) => target !== source && target.from === source.from)
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
  };
}

/**
 * The relationship that `select=target!hint(...)` means: `target` is a relation, a foreign key or the column that
 * holds one; a hint is a foreign key, one of its columns, or a junction. Throws 400 for none and 300 for several.
 */
export function findRelationship(
  schema: Schema,
  origin: string,
  target: string,
  hint: string | null,
): Relationship {
  const found = schema.relationships.filter(
    (relationship) => relationship.from === origin && means(relationship, target, hint),
  );
  const [relationship, ...others] = found;
  if (!relationship) throw noRelationship(origin, target, hint, schema.name);
  if (others.length > 0) {
    throw ambiguousRelationship(origin, target, found.map(describe), hintFor(target, found));
  }
  return relationship;
}

function means(relationship: Relationship, target: string, hint: string | null): boolean {
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
  if (relationship.constraint !== '' && relationship.constraint === target) return true;
  if (relationship.refers && single?.[0] === target) return true;
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
