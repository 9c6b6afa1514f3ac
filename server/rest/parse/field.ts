import type { Scanner } from './scanner.ts';

/** One arrow of a JSON path: `->` gives JSON, `->>` gives text; a number is a position in an array. */
export interface JsonStep {
  arrow: '->' | '->>';
  key: string | number;
}

export interface Field {
  column: string;
  path: JsonStep[];
}

const position = /-?\d{1,9}(?=->|::|[.,)]|$)/y;

/** Reads `column->key->>0`. */
export function parseField(scanner: Scanner): Field {
  scanner.skipSpace();
  const column = scanner.name();
  const path = parseJsonPath(scanner);
  scanner.skipSpace();
  return { column, path };
}

/** Reads the arrows that may follow a column's name. */
export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  while (scanner.sees('->')) {
    const arrow = scanner.take('->>') ? '->>' : '->';
    if (arrow === '->') scanner.take('->');
    const index = scanner.match(position)?.[0];
    path.push({ arrow, key: index === undefined ? scanner.name() : Number(index) });
  }
  return path;
}

/** Reads the name of a parameter that may belong to an embedded resource: `actors.films.data->>title`. */
export function parseFieldPath(scanner: Scanner): { path: string[]; field: Field } {
  const names = [scanner.name()];
  while (scanner.take('.')) names.push(scanner.name());
  const column = names.pop() as string;
  const field = { column, path: parseJsonPath(scanner) };
  scanner.end();
  return { path: names, field };
}
