import { PGlite } from '@electric-sql/pglite';

/** Initialises an empty database cluster in `folder`, so that the first start only has to copy it. */
export async function prepareCluster(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}
