import { z } from 'zod';
import type { Database, Scope } from '../../database/database.ts';
import { errors } from '../errors.ts';
import { maxNameLength } from '../limits.ts';
import { isoTime } from '../times.ts';

export const listV2Query = z.object({
  prefix: z.string().max(maxNameLength).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

interface Entry {
  name: string;
  is_folder: boolean;
  id: string | null;
  updated_at: string;
  created_at: string;
  last_accessed_at: string | null;
  /** The time by which the page is sorted, to the microsecond; null when it is sorted by names. */
  exactTime: string | null;
  metadata: Record<string, unknown> | null;
}

const cursorSchema = z.tuple([z.string(), z.string()]);

/**
 * A page of the objects whose names begin with `prefix`, as far as the caller may see them, with a cursor for the next
 * one. `with_delimiter` folds everything behind the next slash into one folder. Throws 400 for a cursor that is not ours.
 */
export async function listObjectsV2(
  database: Database,
  scope: Scope,
  bucketId: string,
  { prefix, limit, cursor, with_delimiter, sortBy }: z.output<typeof listV2Query>,
): Promise<Record<string, unknown>> {
  const { column, order } = sortBy;
  const after = cursor ? readCursor(cursor) : null;
  const comparison = order === 'asc' ? '>' : '<';
  // Times are compared with the name beside them, since several objects may share one.
  const place = column === 'name' ? 'entry.name collate "C"' : `entry.${column}, entry.name collate "C"`;
  const behind =
    column === 'name'
      ? `name collate "C" ${comparison} $5`
      : `(${column}, name collate "C") ${comparison} ($4::timestamptz, $5)`;
  const rest = `substr(object.name, char_length($2) + 1)`;
  const { rows } = await database.run<Entry>(
    scope,
    {
      text: `with inside as (
          select object.*, ${with_delimiter ? `position('/' in ${rest})` : '0'} as slash
          from storage.objects as object
          where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $2 || chr(1114111)
        ),
        entry as (
          select name, false as is_folder, id, updated_at, created_at, last_accessed_at, metadata
          from inside where slash = 0
          union all
          select left(name, char_length($2) + slash), true, null, max(updated_at), min(created_at), null, null
          from inside where slash > 0 group by 1
        )
        select name, is_folder, id, ${isoTime('updated_at')} as updated_at,
          ${isoTime('created_at')} as created_at,
          ${isoTime('last_accessed_at')} as last_accessed_at, metadata,
          to_json(${column === 'name' ? 'null::text' : column}) #>> '{}' as "exactTime"
        from entry
        where ($4::text is null and $5::text is null) or ${behind}
        order by ${place.replaceAll(',', ` ${order},`)} ${order}
        limit $3`,
      values: [bucketId, prefix, limit + 1, after?.[0] ?? null, after?.[1] ?? null],
    },
    { readOnly: true },
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasNext = rows.length > limit;
  return {
    hasNext,
    folders: page.filter((entry) => entry.is_folder).map(({ name }) => ({ name, key: name.slice(0, -1) })),
    objects: page
      .filter((entry) => !entry.is_folder)
      .map(({ is_folder: _, exactTime: __, ...entry }) => ({ ...entry, key: entry.name })),
    ...(hasNext && last ? { nextCursor: writeCursor(last.exactTime ?? '', last.name) } : {}),
  };
}

function writeCursor(time: string, name: string): string {
  return Buffer.from(JSON.stringify([time, name])).toString('base64url');
}

function readCursor(cursor: string): [string | null, string] {
  try {
    const [time, name] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return [time || null, name];
  } catch {
    throw errors.invalidRequest('cursor is not valid.');
  }
}
