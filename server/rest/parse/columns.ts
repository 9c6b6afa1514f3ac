import { Scanner } from './scanner.ts';

/** Reads a plain list of column names (`columns`, `on_conflict`), each once, in the order given. */
export function parseColumns(text: string, parameter: 'columns' | 'on_conflict'): string[] {
  const scanner = new Scanner(text, `${parameter} parameter`);
  const names = new Set<string>();
  do {
    scanner.skipSpace();
    names.add(scanner.name());
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.end();
  return [...names];
}
