/** A view as the catalogues tell of it. */
export interface ViewRow {
  id: number;
  /** Null for a view of another schema. */
  name: string | null;
  /** PostgreSQL's own form of its query, a tree of nodes in braces. */
  definition: string;
  /** Names of its columns by their numbers. */
  columns: Record<string, string>;
}

/** A column of a table or view, by the object's id and the column's number. */
type Origin = string;

const originOf = (table: number, column: number): Origin => `${table}.${column}`;

/** A view, and which of its columns is which of a table's. */
export interface ViewOrigins {
  name: string;
  /** The view's column that shows a column of a table, unchanged. */
  columnOf(table: number, column: number): string | undefined;
}

/** The views of the schema with the columns that they show unchanged, also those of views that they are made of. */
export function readViews(rows: ViewRow[]): ViewOrigins[] {
  const own = new Map(rows.map((row) => [row.id, readOrigins(row.definition)]));
  return rows.flatMap(({ id, name, columns }) => {
    if (name === null) return [];
    const shown = new Map<Origin, string>();
    for (const [number, column] of Object.entries(columns)) {
      for (let origin = own.get(id)?.get(Number(number)); origin; ) {
        const [table, position] = origin;
        const key = originOf(table, position);
        if (!shown.has(key)) shown.set(key, column);
        origin = own.get(table)?.get(position);
      }
    }
    return [{ name, columnOf: (table, column) => shown.get(originOf(table, column)) }];
  });
}

/** A result of the query: its number, and the table and the column that it is read from. */
const entry = /:resno (\d+) .*:resorigtbl (\d+) :resorigcol (\d+)/s;

/** What each column of the view, by its number, is read from, where that is a column. */
function readOrigins(definition: string): Map<number, [table: number, column: number]> {
  const origins = new Map<number, [number, number]>();
  const [query = ''] = partsOf(definition);
  // Of the query's own parts these are its results; a query inside it has its own.
  for (const target of partsOf(query).filter((part) => part.startsWith('TARGETENTRY '))) {
    const [expression = ''] = partsOf(target);
    const found = entry.exec(target.replace(expression, ''));
    if (!found) continue;
    const [number, table, column] = found.slice(1).map(Number) as [number, number, number];
    if (table > 0) origins.set(number, [table, column]);
  }
  return origins;
}

/** The outermost parts in braces, without these. A backslash makes the next character an ordinary one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') {
      if (depth === 0) start = at + 1;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, at));
    }
  }
  return parts;
}
