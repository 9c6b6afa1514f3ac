import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FetchBytes, FromJob, Order, Report } from './messages.ts';
import { readMessage } from './messages.ts';
import { ProcessTree } from './process-tree.ts';

export interface JobLimits {
  /** Of the processor, for all its processes: a busy machine is nobody's fault. */
  processorMilliseconds: number;
  /** By the clock, for what waits instead of working. */
  milliseconds: number;
  /** Bytes of memory of all its processes together. */
  memory: number;
}

/** A job does no more than this, whatever it is. */
export const jobLimits: JobLimits = {
  processorMilliseconds: 30_000,
  milliseconds: 90_000,
  memory: 600 * 1024 ** 2,
};

/** How often its processes are looked at. */
const lookMilliseconds = 100;
/** Files that one job may fetch, and their bytes. */
const most = { files: 2000, bytes: 200 * 1024 ** 2 };

export type JobEnd = { report: Report } | { isReady: true } | { failure: string };

interface Parts {
  order: Order;
  fetchBytes: FetchBytes;
  limits?: JobLimits;
  signal?: AbortSignal;
  /** Called with the pids of a probe while its browser is there. */
  inspect?: (pids: number[]) => Promise<void>;
}

/** Who the job is where this process is root: nobody, who owns nothing. Otherwise it is whoever this process is. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = () => process.getuid?.() === 0;

/**
 * Runs one job in processes of its own, in a folder of its own, and ends all of them whatever happens. Rejects when some are
 * left over, since then no further job may begin.
 */
export async function runJob({
  order,
  fetchBytes,
  limits = jobLimits,
  signal,
  inspect,
}: Parts): Promise<JobEnd> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `plinth-look-${process.pid}-`));
  try {
    if (isRoot()) await chown(folder, nobody.uid, nobody.gid);
    const child = startJob(folder);
    const tree = new ProcessTree(child.pid ?? 0);
    const ended = new AbortController();
    try {
      if (child.pid === undefined) {
        // Nobody else listens yet, and an error that nobody hears ends the server.
        const [error] = await once(child, 'error');
        return { failure: `The process for it could not be started: ${error.message}` };
      }
      await tree.members();
      return await Promise.race([
        answer(child, order, fetchBytes).then(async (end) => {
          if ('isReady' in end && inspect) await inspect(await tree.members());
          return end;
        }),
        tooMuch(tree, limits, ended.signal),
        stopped(signal, ended.signal),
      ]);
    } finally {
      ended.abort();
      await tree.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes folders of jobs whose server was killed: their names begin with its number. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const [, pid] = /^plinth-look-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    await rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

const program = fileURLToPath(new URL('./job/job.ts', import.meta.url));

/** The folder that keeps the job, which nobody runs in place of root, from its program or from Node; null where none does. */
export async function closedFolder(): Promise<string | null> {
  if (!isRoot()) return null;
  for (const file of [process.execPath, program])
    for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
      const isOpen = ((await stat(folder)).mode & 0o001) !== 0;
      if (!isOpen) return folder;
      if (folder === path.dirname(folder)) break;
    }
  return null;
}

function startJob(folder: string): ChildProcess {
  return fork(program, [], {
    cwd: folder,
    // Nothing of what the server knows, and a home that is gone afterwards.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2', '--disable-warning=ExperimentalWarning'],
    // Not reached by a Ctrl+C that is meant for the server, which ends the job itself.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    ...(isRoot() ? nobody : {}),
  });
}

/** What the job says at last. Meanwhile it is given the files that it asks for. */
function answer(child: ChildProcess, order: Order, fetchBytes: FetchBytes): Promise<JobEnd> {
  const { promise, resolve } = Promise.withResolvers<JobEnd>();
  const known = new Set(
    order.kind === 'look' ? Object.values(order.manifest.files).map(({ hash }) => hash) : [],
  );
  let files = 0;
  let bytes = 0;
  const give = async ({ id, hash, range }: Extract<FromJob, { id: number }>) => {
    files += 1;
    const isAllowed = known.has(hash) && files <= most.files && bytes < most.bytes;
    const found = isAllowed ? await fetchBytes(hash, range).catch(() => null) : null;
    bytes += found?.length ?? 0;
    if (child.connected) child.send({ id, bytes: found }, () => {});
  };
  child.on('message', (given) => {
    const message = readMessage(given);
    if (!message) resolve({ failure: 'What the browser found could not be read.' });
    else if ('id' in message) void give(message);
    else resolve(message);
  });
  child.once('error', () => resolve({ failure: 'The process for it could not be started.' }));
  child.once('exit', () => resolve({ failure: 'The browser ended before it was done.' }));
  child.send({ order }, () => {});
  return promise;
}

async function tooMuch(tree: ProcessTree, limits: JobLimits, ended: AbortSignal): Promise<JobEnd> {
  const before = Date.now() + limits.milliseconds;
  for (;;) {
    await wait(lookMilliseconds, undefined, { signal: ended }).catch(() => {});
    if (ended.aborted) return { failure: '' };
    const { memory, processor } = await tree.usage();
    if (processor > limits.processorMilliseconds)
      return {
        failure: `The page kept the browser busy for longer than ${limits.processorMilliseconds / 1000} seconds.`,
      };
    if (memory > limits.memory)
      return { failure: `The page needed more than ${limits.memory / 1024 ** 2} MB of memory.` };
    if (Date.now() > before) return { failure: `It took longer than ${limits.milliseconds / 1000} seconds.` };
  }
}

function stopped(signal: AbortSignal | undefined, ended: AbortSignal): Promise<JobEnd> {
  const { promise, resolve } = Promise.withResolvers<JobEnd>();
  const stop = () => resolve({ failure: 'The server was stopped meanwhile.' });
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true, signal: ended });
  return promise;
}
