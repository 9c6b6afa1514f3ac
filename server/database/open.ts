import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { copyCluster } from './cluster.ts';
import type { Database } from './database.ts';
import { type Lock, lockDirectory } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** A freshly initialised cluster made by the build: copying it costs a tenth of initdb in time and memory. */
const preparedCluster = fileURLToPath(new URL('../../build/database', import.meta.url));

/**
 * Opens the configured database. The embedded one lives in `<data>/database` and is locked for this process.
 * Rejects with LockedError, or with the driver's error when PostgreSQL cannot be reached.
 */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.database.kind === 'postgres') {
    return openPostgres(config.database.url, { connections: config.database.connections });
  }
  await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(config.dataDirectory);
  try {
    const cluster = path.join(config.dataDirectory, 'database');
    await prepareCluster(cluster);
    return releaseOnClose(await openPglite(cluster), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepareCluster(cluster: string): Promise<void> {
  if (await exists(cluster)) return;
  // Copied beside and renamed, so that a start that is cut off leaves no half a cluster.
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (await copyCluster(preparedCluster, unfinished)) await rename(unfinished, cluster);
}

async function exists(place: string): Promise<boolean> {
  return stat(place).then(
    () => true,
    () => false,
  );
}

function releaseOnClose(database: Database, lock: Lock): Database {
  const close = database.close.bind(database);
  database.close = async () => {
    await close();
    lock.release();
  };
  return database;
}
