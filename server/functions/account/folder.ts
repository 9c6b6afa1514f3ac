import type { SupabaseClient } from '@supabase/supabase-js';

const pageSize = 1000;

/** Full names of all files in a folder of a bucket and below it. */
export async function listFolder(client: SupabaseClient, bucket: string, folder: string): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const { data, error } = await client.storage.from(bucket).list(folder, { limit: pageSize, offset });
    if (error) throw new Error(`Files could not be listed: ${error.message}`);
    for (const entry of data) {
      const name = `${folder}/${entry.name}`;
      // A folder has no id of its own.
      if (entry.id) names.push(name);
      else names.push(...(await listFolder(client, bucket, name)));
    }
    if (data.length < pageSize) return names;
  }
}

/** Removes all files of a folder, apart from `kept`. */
export async function emptyFolder(
  client: SupabaseClient,
  bucket: string,
  folder: string,
  kept?: string,
): Promise<void> {
  const names = (await listFolder(client, bucket, folder)).filter((name) => name !== kept);
  for (let start = 0; start < names.length; start += pageSize) {
    const { error } = await client.storage.from(bucket).remove(names.slice(start, start + pageSize));
    if (error) throw new Error(`Files could not be removed: ${error.message}`);
  }
}
