import type { SitemapEntry } from './sitemap.ts';

/** PostgREST answers with this many rows at most. */
const ROWS_PER_QUERY = 1000;

/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';

type Failure = { code: string; message: string } | null;

/** The number that a query counted. Throws when it could not. */
export async function countedRows(
  query: PromiseLike<{ count: number | null; error: Failure }>,
): Promise<number> {
  const { count, error } = await query;
  if (error) throw new Error(error.message, { cause: error });
  return count ?? 0;
}

/**
 * Sitemap entries of a table: from the row `first`, counted from 0, at most `limit`. `read` asks for the rows from one
 * number to another, both included, in an order in which a new row moves no other to the next file. Throws when they
 * cannot be read.
 */
export async function sitemapRows<Row>(
  first: number,
  limit: number,
  read: (from: number, to: number) => PromiseLike<{ data: unknown; error: Failure }>,
  entryOf: (row: Row) => SitemapEntry,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  while (entries.length < limit) {
    const from = first + entries.length;
    const wanted = Math.min(ROWS_PER_QUERY, limit - entries.length);
    const { data, error } = await read(from, from + wanted - 1);
    if (error?.code === BEYOND_LAST_ROW) break;
    if (error) throw new Error(error.message, { cause: error });
    const rows = data as Row[];
    entries.push(...rows.map(entryOf));
    if (rows.length < wanted) break;
  }
  return entries;
}
