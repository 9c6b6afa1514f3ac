import type { Media } from '../media.ts';
import type { Source } from './bounds.ts';
import { marker, type Refused } from './refusal.ts';
import { quoted } from './text.ts';

/** What every statement of the service answers: one row, whose body PostgreSQL has written. */
export interface Result {
  /** Rows in the body. */
  rows: number;
  /** Rows there are outside of any range; null when nobody asked. */
  total: number | null;
  /** Null when nobody asked for it. */
  body: string | null;
}

/** The body made of rows whose columns are `names`. */
export function bodySql(media: Media, names: string[], source: Source): string {
  if (media.format === 'csv') return csvSql(names, source);
  const rows = stripped(`json_agg(${source.row})`, media);
  return media.format === 'object' ? `(${rows} -> 0)::text` : `coalesce(${rows}, '[]')::text`;
}

export function stripped(sql: string, media: Media): string {
  return media.nullsStripped ? `json_strip_nulls(${sql})` : sql;
}

/** Quotes a value as PostgreSQL's own text form of rows does: when it is empty or has a space or a special character. */
function csvSql(names: string[], source: Source): string {
  const quote = (text: string) =>
    text === '' || /[\s"\\(),]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const values = names.map((name) => {
    const value = `${source.column(name)}::text`;
    return `coalesce(case when ${value} ~ '^$|[[:space:]"\\\\(),]' then '"' || replace(${value}, '"', '""') || '"' else ${value} end, '')`;
  });
  const line = values.length > 0 ? values.join(` || ',' || `) : `''`;
  return `${quoted(`${names.map(quote).join(',')}\n`)} || coalesce(string_agg(${line}, E'\\n'), '')`;
}

/**
 * `count`, or an error that undoes the statement when a condition does not hold. PostgreSQL has no expression that
 * raises; a cast that cannot succeed does, and its message carries the number.
 */
function guarded(count: string, condition: string, kind: Refused): string {
  return `case when ${condition} then ${count} else ('${marker}:${kind}:' || ${count})::int8 end`;
}

export function exactlyOne(count: string): string {
  return guarded(count, `${count} = 1`, 'single');
}

export function atMost(count: string, limit: string): string {
  return guarded(count, `${count} <= ${limit}`, 'affected');
}

/** For a PUT: the one row of its body must be the one that its address names. */
export function exactlyMatching(count: string): string {
  return guarded(count, `${count} = 1`, 'matching');
}
