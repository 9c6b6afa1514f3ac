import { createHash, randomUUID } from 'node:crypto';
import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import { largeZip } from '../../server/testing/storage.ts';
import type { Rate } from './load.ts';
import type { Side } from './side.ts';

const bytes = 10 * 1024 * 1024;
const atOnce = 16;
const total = 48;

/** A zip of 10 MB that can not be packed tighter, as photographs can not. */
const zip = largeZip(bytes);

/** A call that moves 10 MB. */
export interface Transfer {
  topic: 'upload' | 'download';
  name: string;
  /** Does it once. Rejects when the answer is not a success, or not the right bytes. */
  once(side: Side, agent: Agent): Promise<void>;
}

export const transfers: Transfer[] = [
  { topic: 'upload', name: 'upload of 10 MB', once: (side, agent) => upload(side, agent, randomUUID()) },
  {
    topic: 'download',
    name: 'download of 10 MB',
    once: (side, agent) => download(side, agent, keptBy(side)),
  },
];

/** Uploads the file that is downloaded later, and reads it back byte by byte. */
export async function prepareTransfers(side: Side): Promise<void> {
  const hash = createHash('sha256');
  await connected(async (agent) => {
    await upload(side, agent, keptBy(side));
    await download(side, agent, keptBy(side), (chunk) => hash.update(chunk));
  });
  if (hash.digest('hex') !== createHash('sha256').update(zip).digest('hex')) {
    throw new Error('What was downloaded is not what was uploaded.');
  }
}

/** Does a transfer 48 times, 16 at once. */
export async function measureTransfer(transfer: Transfer, side: Side): Promise<Rate> {
  const waits: number[] = [];
  let left = total;
  const begun = performance.now();
  await connected((agent) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (left > 0) {
          left -= 1;
          const from = performance.now();
          await transfer.once(side, agent);
          waits.push(performance.now() - from);
        }
      }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99), longest: waits.at(-1) ?? 0 };
}

/** Sides may share a database, and one may be started on it twice. */
const keptBy = (side: Side) => `kept-by-${side.name}-${side.pid}`;

/** With connections of its own: one that has been idle since an earlier measurement is just being closed by the server. */
async function connected<T>(work: (agent: Agent) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
}

function upload(side: Side, agent: Agent, name: string): Promise<void> {
  const headers = { ...side.member, 'content-type': 'application/zip', 'content-length': String(zip.length) };
  const url = `${side.url}/storage/v1/object/project-files/${side.memberId}/${name}.zip`;
  return send(url, { method: 'POST', headers, agent }, zip);
}

async function download(
  side: Side,
  agent: Agent,
  name: string,
  each?: (chunk: Buffer) => void,
): Promise<void> {
  let size = 0;
  const url = `${side.url}/storage/v1/object/public/project-files/${side.memberId}/${name}.zip`;
  await send(url, { method: 'GET', headers: side.visitor, agent }, null, (chunk) => {
    size += chunk.length;
    each?.(chunk);
  });
  if (size !== zip.length) throw new Error(`${size} bytes came instead of ${zip.length}`);
}

function send(
  url: string,
  options: RequestOptions,
  body: Buffer | null,
  each: (chunk: Buffer) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, options, (response) => {
      let refusal = '';
      const isRight = response.statusCode === 200;
      response.on('data', (chunk: Buffer) => {
        if (isRight) each(chunk);
        else refusal += chunk.toString();
      });
      response.once('error', reject);
      response.once('end', () =>
        isRight ? resolve() : reject(new Error(`${response.statusCode} ${refusal.slice(0, 200)}`)),
      );
    });
    request.once('error', reject);
    request.end(body ?? undefined);
  });
}
