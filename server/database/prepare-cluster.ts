import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Sized for one connection inside a process of a few hundred megabytes; the defaults would add 120 MB. */
const settings = `
# Set by Plinth's build.
shared_buffers = 32MB
wal_buffers = 1MB
max_connections = 10
min_wal_size = 32MB
max_wal_size = 256MB
`;

/** Initialises an empty database cluster in `folder`, so that the first start only has to copy it. */
export async function prepareCluster(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
  await appendFile(path.join(folder, 'postgresql.conf'), settings);
}
