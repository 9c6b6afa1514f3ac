import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sharingAtOnce, startServerProcess } from '../../server/testing/process.ts';
import { repositoriesMade } from '../../server/testing/repositories.ts';

/**
 * Starts the product once and lets it finish what follows a first start, so that the servers of the journeys, which get
 * copies of its data folder, are ready sooner and have the processor for the journeys. Returns what removes the folder.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-e2e-data-'));
  const server = await startServerProcess(folder, { LOG_LEVEL: 'error' }, sharingAtOnce);
  await repositoriesMade(server.url);
  await server.stop();
  process.env.PLINTH_E2E_DATA = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** The data folder that `prepareData` has left for the workers. */
export function preparedData(): string {
  const folder = process.env.PLINTH_E2E_DATA;
  if (!folder) throw new Error('The data folder of the journeys has not been prepared.');
  return folder;
}
