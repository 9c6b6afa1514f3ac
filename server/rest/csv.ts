import { bodyError } from './errors.ts';

/**
 * Reads CSV (RFC 4180) with the names of its columns in the first line. Every value is a text, as PostgreSQL reads the
 * types' own text forms; `NULL` without quotes is null. Throws 400 when a line has another number of values.
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [names, ...lines] = readLines(text);
  if (!names) return [];
  return lines.map((line) => {
    if (line.length !== names.length) throw bodyError('All lines must have same number of fields');
    return Object.fromEntries(
      line.map((value, at) => [names[at]?.text ?? '', value.isNull ? null : value.text]),
    );
  });
}

interface Value {
  text: string;
  isNull: boolean;
}

// A value in quotes or without, and what ends it: a comma, a line end or the end of the text.
const value = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function readLines(text: string): Value[][] {
  const lines: Value[][] = [];
  let line: Value[] = [];
  value.lastIndex = 0;
  while (value.lastIndex < text.length || line.length > 0) {
    const found = value.exec(text);
    if (!found)
      throw bodyError('Invalid CSV: a quote is not closed, or stands inside a value without quotes');
    const [, quoted, bare = '', end] = found;
    line.push({
      text: quoted?.replaceAll('""', '"') ?? bare,
      isNull: quoted === undefined && bare === 'NULL',
    });
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
