export interface Column {
  name: string;
  /** Its type (the one behind a domain), qualified and quoted, for a cast. */
  type: string;
  /** The type's bare name: `text`, `jsonb`, `tsvector`, `_text` for an array of text. */
  kind: string;
  /** The type of an array of it, qualified and quoted; null when there is none. */
  arrayType: string | null;
  /** Its default as an SQL expression of the table's author; null when it has none. */
  default: string | null;
  /** Bytes of its text at most; null when nothing says so. */
  maxBytes: number | null;
}

/** Something with rows: a table, a view, or what a function returns. */
export interface Relation {
  name: string;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** The writes that PostgreSQL supports, regardless of permissions. */
  methods: ('POST' | 'PATCH' | 'DELETE')[];
  /** The type of its rows, qualified and quoted; null for rows that no table or view has. */
  rowType: string | null;
  /** What functions make of a row, by the function's name. No `*` includes them. */
  computed: Map<string, ComputedColumn>;
}

/** The result of a function whose one argument is a row. */
interface ComputedColumn extends Column {
  /** The function, qualified and quoted. */
  routine: string;
}

interface Junction {
  table: string;
  constraints: [source: string, target: string];
  /** Pairs of a column of the source and the junction's column that refers to it. */
  source: [column: string, junctionColumn: string][];
  target: [column: string, junctionColumn: string][];
}

/** A way from the rows of one relation to those of another. */
export interface Relationship {
  from: string;
  to: string;
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  /** The foreign key's name; empty for a many-to-many or computed relationship. */
  constraint: string;
  /** True on the side that holds the foreign key. */
  refers: boolean;
  /** Pairs of a column of `from` and the equal one of `to`; empty for a many-to-many relationship. */
  columns: [from: string, to: string][];
  junction: Junction | null;
  /** Whether it leads to a view: then only the view's name means it. */
  toView: boolean;
  /** The function that finds the rows for a row of `from`; null for a relationship of foreign keys. */
  computed: { name: string; sql: string; rowType: string } | null;
}

interface Argument {
  name: string;
  type: string;
  kind: string;
  /** The type as PostgreSQL writes it, for messages: `integer`. */
  title: string;
  optional: boolean;
  variadic: boolean;
}

/** A body that is one argument: JSON, or plain text. */
export type BodyForm = 'json' | 'text';

export interface Routine {
  name: string;
  /** Named arguments; one without a name for a function that may take the whole body. */
  arguments: Argument[];
  /** The form of the body that its only argument takes, which has no name; null for named arguments. */
  takesBody: BodyForm | null;
  /** True when it may change data, so that it needs a transaction that writes. */
  volatile: boolean;
  returnsSet: boolean;
  result: 'void' | 'scalar' | 'rows';
  /** The shape of its rows, when they have columns; the table itself when it returns a table's rows. */
  relation: Relation | null;
}

export interface Schema {
  name: string;
  relations: Map<string, Relation>;
  relationships: Relationship[];
  /** Functions by name; several when the name is overloaded. */
  routines: Map<string, Routine[]>;
  /** How long a statement of a role may take, where its owner has said so (`alter role ... set statement_timeout`). */
  statementTimeouts: Map<string, string>;
}

/** A column as the catalogues tell of it: with its type's length in characters, null for a type without. */
export type ColumnRow = Omit<Column, 'maxBytes'> & { length: number | null };

/** The columns by their names. `checks` are the check constraints of their table, in PostgreSQL's words. */
export function byName(columns: ColumnRow[], checks: readonly string[] = []): Map<string, Column> {
  return new Map(
    columns.map(({ length, ...column }) => [
      column.name,
      { ...column, maxBytes: maxBytes(column, length, checks) },
    ]),
  );
}

/** Kinds of which every value is short. */
const short =
  /^(bool|char|name|uuid|date|time|timetz|timestamp|timestamptz|interval|inet|cidr|macaddr8?|int[248]|float[48]|numeric|money|oid|(int[48]|num|ts|tstz|date)range)$/;
const shortBytes = 100;
const bytesOfCharacter = 4;

/** `char_length(title) <= 100`, and the product's own `private.has_length(title, 1, 100)`. */
const bound =
  /\b(char_length|length|octet_length|has_length)\(([^(),]+|[^(),]*\([^()]*\)[^(),]*)(?:\) <=|, \d+,) (\d+)/g;

/** Null when it can not be told from the type and the constraints: then a value may be of any length. */
function maxBytes(
  { name, kind }: Omit<Column, 'maxBytes'>,
  length: number | null,
  checks: readonly string[],
): number | null {
  if (short.test(kind)) return shortBytes;
  const column = /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
  const lengths = length === null ? [] : [length * bytesOfCharacter];
  for (const check of checks) {
    // Between parts that must all hold; what one of several alternatives says binds nobody.
    if (/ OR /.test(check)) continue;
    for (const [, measure, of, most] of check.matchAll(bound)) {
      const isIt = of === column || of === `(${column})::text`;
      if (isIt) lengths.push(Number(most) * (measure === 'octet_length' ? 1 : bytesOfCharacter));
    }
  }
  return lengths.length === 0 ? null : Math.min(...lengths);
}
