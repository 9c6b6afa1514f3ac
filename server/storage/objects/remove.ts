import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { objectColumns, type StoredObject } from './object.ts';

/** Removes the objects of these names that the caller may remove: the rows first, then the bytes. Returns them. */
export async function removeObjects(
  services: Services,
  scope: Scope,
  bucketId: string,
  names: string[],
): Promise<StoredObject[]> {
  const { rows } = await services.database.run<StoredObject>(scope, {
    text: `delete from storage.objects as object where bucket_id = $1 and name = any ($2::text[])
      returning ${objectColumns}`,
    values: [bucketId, names],
  });
  await removeFiles(services, rows);
  return rows;
}

/** Removes the bytes of rows that are gone. A failure is logged only: the sweeper finds what is left. */
export async function removeFiles(services: Services, rows: { version: string | null }[]): Promise<void> {
  const keys = rows.map(({ version }) => version).filter((version) => version !== null);
  await services.files.remove(keys).catch((error) => {
    services.log.error('file removal failed', { error: String(error) });
  });
}
