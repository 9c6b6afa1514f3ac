import { z } from 'zod';
import type { Database, Scope } from '../../database/database.ts';
import { maxListed, maxNameLength } from '../limits.ts';
import { isoTime } from '../times.ts';

export const listQuery = z.object({
  prefix: z.string().max(maxNameLength).default(''),
  limit: z.number().int().min(1).max(maxListed).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

export interface ListedObject {
  name: string;
  /** Null for a folder, as are the fields below. */
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: Record<string, unknown> | null;
}

/** Direct children of a folder that the caller may see: folders first, then files. */
export async function listObjects(
  database: Database,
  scope: Scope,
  bucketId: string,
  { prefix, limit, offset, search, sortBy }: z.output<typeof listQuery>,
): Promise<ListedObject[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  // In byte order, every name in `a/` is at least `a/` and below `a0`, the character after the slash.
  const end = folder === '' ? null : `${folder.slice(0, -1)}0`;
  const { column, order } = sortBy;
  const { rows } = await database.run<ListedObject>(
    scope,
    {
      text: `with inside as (
          select object.*, substr(object.name, char_length($2) + 1) as rest
          from storage.objects as object
          where bucket_id = $1
            and ($3::text is null or (name collate "C" >= $2 and name collate "C" < $3))
        ),
        entry as (
          select split_part(rest, '/', 1) as entry_name, true as is_folder, null::uuid as id,
            null::timestamptz as updated_at, null::timestamptz as created_at,
            null::timestamptz as last_accessed_at, null::jsonb as metadata
          from inside where position('/' in rest) > 0
          group by 1
          union all
          select rest, false, id, updated_at, created_at, last_accessed_at, metadata
          from inside where position('/' in rest) = 0
        )
        select entry_name as name, id, ${isoTime('updated_at')} as updated_at,
          ${isoTime('created_at')} as created_at,
          ${isoTime('last_accessed_at')} as last_accessed_at, metadata
        from entry
        where starts_with(lower(entry_name), lower($4))
        order by is_folder desc, ${column === 'name' ? 'entry_name collate "C"' : `entry.${column}`} ${order},
          entry_name collate "C"
        limit $5 offset $6`,
      values: [bucketId, folder, end, search ?? '', limit, offset],
    },
    { readOnly: true },
  );
  return rows;
}
