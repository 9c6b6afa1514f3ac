/**
 * The embedded PostgreSQL in a thread of its own, so that a slow statement never holds up the process
 * that answers requests. It speaks PostgreSQL's wire protocol: bytes in, bytes out.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { inMilliseconds, type PgliteStart, type WorkerReply, type WorkerRequest } from './pglite-wire.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts must run as a worker thread.');

const { dataDirectory, postgresModule, cluster } = workerData as PgliteStart;
const database = await PGlite.create({
  dataDir: dataDirectory,
  pgliteWasmModule: postgresModule,
  // A Blob copies what it is made of, but not out of memory that is shared.
  ...(cluster && { loadDataDir: new Blob([new Uint8Array(cluster)]) }),
});
const worked = () => inMilliseconds(process.threadCpuUsage());
port.postMessage({ id: 0, messages: new Uint8Array(), worked: worked() } satisfies WorkerReply);

/**
 * Answers to protocol messages, in bytes of their own. `execProtocolRaw` would read them as well and keep every row it has
 * read: the memory of the process grew by all that it ever answered.
 */
async function answerTo(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  await database.execProtocolRawStream(messages, {
    // Copied: the buffer is the database's own memory, which it reuses.
    onRawData(part) {
      parts.push(part.slice());
      length += part.length;
    },
  });
  const answer = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}

port.on('message', async ({ id, messages }: WorkerRequest) => {
  try {
    if (messages === null) {
      await database.close();
      port.postMessage({ id, closed: true, worked: worked() } satisfies WorkerReply);
      port.close();
      return;
    }
    const answer = await answerTo(messages);
    port.postMessage({ id, messages: answer, worked: worked() } satisfies WorkerReply, [answer.buffer]);
  } catch (error) {
    port.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
      worked: worked(),
    } satisfies WorkerReply);
  }
});
