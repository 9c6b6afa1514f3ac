/** `node database.ts <folder>`: makes the cluster that the first start copies. */
import { mkdir, rm } from 'node:fs/promises';
import { prepareCluster } from '../../server/database/prepare-cluster.ts';

const [, , folder = ''] = process.argv;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await prepareCluster(folder);
