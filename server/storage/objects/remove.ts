import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { objectColumns, type StoredObject } from './object.ts';

/** Removes the objects of these names (and of the version that may stand beside one) that the caller may remove: the rows first, then the bytes. Returns them. */
export async function removeObjects(
  services: Services,
  scope: Scope,
  bucketId: string,
  names: (string | { path: string; versionId: string })[],
): Promise<StoredObject[]> {
  const { rows } = await services.database.run<StoredObject>(scope, {
    text: `delete from storage.objects as object
      where bucket_id = $1 and name = any ($2::text[]) and exists (
        select from unnest($2::text[], $3::text[]) as wanted (path, version)
        where wanted.path = object.name and coalesce(wanted.version = object.version, true)
      )
      returning ${objectColumns}`,
    values: [
      bucketId,
      names.map((name) => (typeof name === 'string' ? name : name.path)),
      names.map((name) => (typeof name === 'string' ? null : name.versionId)),
    ],
  });
  await removeFiles(services, rows);
  return rows;
}

/** Removes the bytes of rows that are gone. A failure is logged only: the sweeper finds what is left. */
export async function removeFiles(services: Services, rows: { version: string | null }[]): Promise<void> {
  const keys = rows.map(({ version }) => version).filter((version) => version !== null);
  await services.files.remove(keys).catch((error) => {
    services.log.error('file_removal_failed', { error: String(error) });
  });
}
