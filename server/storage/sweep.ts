import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { keyOfCopy } from '../sites/blobs.ts';
import { isInFlight } from './in-flight.ts';
import { removeFiles } from './objects/remove.ts';
import { removeExpiredUploads } from './resumable/record.ts';
import { sweepVariants } from './transform/cache.ts';

export interface SweepOptions {
  /** Age at which an object of project-files that no project refers to is removed. */
  unreferencedAfterSeconds: number;
  /**
   * Age at which a file without a row is removed. By default 0 on the embedded database, whose only process
   * knows its own uploads, and 60 on PostgreSQL, where another server may be between a file and its row.
   */
  rowlessAfterSeconds?: number;
}

export interface Swept {
  /** Files removed that had no row. */
  files: number;
  /** Objects removed, with their files, that no project referred to. */
  objects: number;
}

const batchSize = 500;

/** Removes what crashes and abandoned forms left behind. Returns how much. */
export async function sweep(services: Services, options: SweepOptions): Promise<Swept> {
  await removeFiles(services, await removeExpiredUploads(services.database));
  await sweepVariants(services);
  const objects = await sweepObjects(services, options.unreferencedAfterSeconds);
  const seconds = options.rowlessAfterSeconds ?? (services.database.kind === 'pglite' ? 0 : 60);
  const files = await sweepFiles(services, seconds);
  if (objects + files > 0) services.log.info('storage_swept', { objects, files });
  return { files, objects };
}

async function sweepObjects(services: Services, seconds: number): Promise<number> {
  const { rows } = await services.database.run<{ version: string }>(owner, {
    // An address is compared as the client makes it, in which a space is the only character of a key it encodes.
    text: `with referred as (
        select regexp_replace(split_part(url, '/object/public/project-files/', 2), '[?#].*$', '') as name
        from public.projects, unnest(array[image_url, zip_file_url]) as url
        where url is not null
      )
      delete from storage.objects as object
      where bucket_id = 'project-files'
        and updated_at < now() - make_interval(secs => $1)
        and replace(name, ' ', '%20') not in (select referred.name from referred)
      returning version`,
    values: [seconds],
  });
  await removeFiles(services, rows);
  return rows.length;
}

async function sweepFiles(services: Services, seconds: number): Promise<number> {
  const before = Date.now() - seconds * 1000;
  let removed = 0;
  let batch: string[] = [];
  for await (const { key, writtenAt } of services.files.list()) {
    if (writtenAt.getTime() > before || isInFlight(keyOfCopy(key))) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    removed += await removeRowless(services, batch);
    batch = [];
  }
  return removed + (await removeRowless(services, batch));
}

async function removeRowless(services: Services, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { rows } = await services.database.run<{ version: string }>(owner, {
    text: `select version from storage.objects where version = any ($1::text[])
      union all select file_key from plinth.resumable_parts where file_key = any ($1::text[])
      union all select key from private.site_blobs where key = any ($1::text[])
      union all select picture_key::text from public.site_checks where picture_key::text = any ($1::text[])`,
    values: [keys.map(keyOfCopy)],
  });
  const kept = new Set(rows.map(({ version }) => version));
  const rowless = keys.filter((key) => !kept.has(keyOfCopy(key)));
  await removeFiles(
    services,
    rowless.map((version) => ({ version })),
  );
  return rowless.length;
}
