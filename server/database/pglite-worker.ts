/**
 * The embedded PostgreSQL in a thread of its own, so that a slow statement never holds up the process
 * that answers requests. It speaks PostgreSQL's wire protocol: bytes in, bytes out.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

export interface WorkerRequest {
  id: number;
  /** Protocol messages to run in order, or null to close the database. */
  messages: Uint8Array | null;
}

export type WorkerReply =
  | { id: number; messages: Uint8Array }
  | { id: number; failure: string }
  | { id: number; closed: true };

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts must run as a worker thread.');

const database = await PGlite.create({ dataDir: (workerData as { dataDirectory: string }).dataDirectory });
port.postMessage({ id: 0, messages: new Uint8Array() } satisfies WorkerReply);

port.on('message', async ({ id, messages }: WorkerRequest) => {
  try {
    if (messages === null) {
      await database.close();
      port.postMessage({ id, closed: true } satisfies WorkerReply);
      port.close();
      return;
    }
    port.postMessage({ id, messages: await database.execProtocolRaw(messages) } satisfies WorkerReply);
  } catch (error) {
    port.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    } satisfies WorkerReply);
  }
});
