/** `node database.ts <folder>`: makes the cluster that the first start copies. */
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareCluster } from '../../server/database/prepare-cluster.ts';

const [, , folder = ''] = process.argv;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await prepareCluster(folder);
// Another user may run the site than built it. Nothing is in it yet that others may not read.
await chmod(folder, 0o755);
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
