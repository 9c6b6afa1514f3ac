import type { Relationship } from './relationships.ts';
import type { Routine } from './routines.ts';

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
}

/** Something with rows: a table, a view, or what a function returns. */
export interface Relation {
  name: string;
  columns: Map<string, Column>;
  primaryKey: string[];
  /** What PostgreSQL can write to it, whoever may. */
  methods: ('POST' | 'PATCH' | 'DELETE')[];
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

export function byName(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}
