import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorEnvironment, nodeFlags } from '../../server/process/node-flags.mjs';
import { type ServerProcess, startServerProcess } from '../../server/testing/process.ts';
import type { Place } from './prepare.ts';
import { joinSide, type Side, startProgram } from './side.ts';

/**
 * Environment of the built product. Tries are counted as always; nobody reaches a limit that is a million times as high.
 */
const environment = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' };

/** Starts the built product on a prepared place. */
export function startProduct(place: Place): Promise<ServerProcess> {
  const { DATA_DIR, ...database } = place;
  return startServerProcess(DATA_DIR, { ...environment, ...database });
}

/** The built product as a side. */
export async function startOurs(place: Place, publishableKey: string): Promise<Side> {
  const { url, child, stop } = await startProduct(place);
  return joinSide('ours', { url, pid: child.pid ?? 0, stop }, publishableKey);
}

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The bare server as a side: on the same PostgreSQL, or on a copy of the embedded one, with the same flags of Node's. */
export async function startBare(place: Place, folder: string, publishableKey: string): Promise<Side> {
  const own = { ...place, DATA_DIR: path.join(folder, 'bare') };
  if (!place.DATABASE_URL) await cp(place.DATA_DIR, own.DATA_DIR, { recursive: true });
  const server = await startProgram([...nodeFlags, bareServer], {
    env: { ...allocatorEnvironment, ...own },
  });
  return joinSide('bare', server, publishableKey);
}
