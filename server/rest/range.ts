import { rangeError } from './errors.ts';

/** Rows asked for: at most `limit` (which may be infinite), after leaving out `offset`. */
export interface Range {
  offset: number;
  limit: number;
}

/**
 * Rows of the root resource: what `limit` and `offset` and the `Range` header have in common, at most `maxRows`.
 * Throws 416 for a header whose end lies before its start.
 */
export function resolveRange(
  header: string | undefined,
  limit: number | undefined,
  offset: number | undefined,
  maxRows: number,
): Range {
  const found = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? '');
  const first = Number(found?.[1] ?? 0);
  const last = Number(found?.[2] ?? Number.POSITIVE_INFINITY);
  if (last < first) {
    throw rangeError(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const asked = offset ?? 0;
  const start = Math.max(asked, first);
  const end = Math.min(asked + (limit ?? Number.POSITIVE_INFINITY), last + 1);
  return { offset: start, limit: Math.min(Math.max(0, end - start), maxRows) };
}

/** The `Content-Range` header, for example `0-19/57`; `*` where there are no rows or the total is unknown. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const span = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : '*';
  return `${span}/${total ?? '*'}`;
}

/** 200, or 206 when rows were left out. Throws 416 when the range begins after the last row. */
export function rangeStatus(offset: number, rows: number, total: number | null): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  return rows < total ? 206 : 200;
}
