import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SharingPauses } from '../demo/background.ts';
import { listMails, type StoredMail } from '../mail/local-mailbox.ts';
import type { ConnectionLimits } from '../process/connections.ts';
import { allocatorEnvironment, nodeFlags } from '../process/node-flags.mjs';

export interface ServerProcess {
  url: string;
  dataDirectory: string;
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  output(): string;
  /** The mails kept by the local mailbox, newest first. */
  mails(): Promise<StoredMail[]>;
  /** Ends the process as an operator does. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends the process as a power cut does. */
  kill(): Promise<void>;
}

const compileCache = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const limitedMain = fileURLToPath(new URL('./limited-main.ts', import.meta.url));
const dataMain = fileURLToPath(new URL('../data/main.ts', import.meta.url));

/** What a test sets that an operator can not. */
export interface TestOptions {
  connections?: Partial<ConnectionLimits>;
  sharingPauses?: SharingPauses;
}

/** Has what follows a first start made at once. */
export const sharingAtOnce: TestOptions = { sharingPauses: { beginAfter: 0, pause: 0 } };

/** Milliseconds that no timer ends. */
const never = 2 ** 31 - 1;

/**
 * Starts the built product as a process of its own, on a free port unless `environment` names one. What a first start makes in
 * the background after a quarter of a minute, sites and repositories, is made only where `options` say so: on a slow machine
 * it would come into tests that are quick elsewhere.
 */
export async function startServerProcess(
  dataDirectory: string,
  environment: Record<string, string> = {},
  options: TestOptions = {},
): Promise<ServerProcess> {
  const settings = { sharingPauses: { beginAfter: never, pause: 0 }, ...options };
  const program = [limitedMain, JSON.stringify(settings)];
  const { child, output } = spawnServer({ DATA_DIR: dataDirectory, ...environment }, program);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Plinth is ready:\s+(\S+)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    dataDirectory,
    child,
    output,
    mails: () => listMails(path.join(dataDirectory, 'mail')),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Runs the server until it ends by itself, as it does when it can not start. */
export async function runServerProcess(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(environment);
  // `close` comes after the last output has been read.
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

/** Runs `npm run data -- backup|restore <file>` as it is run beside a data folder. */
export async function runDataCommand(
  verb: 'backup' | 'restore',
  place: string,
  dataDirectory: string,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer({ DATA_DIR: dataDirectory }, [dataMain, verb, place]);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function spawnServer(environment: Record<string, string>, program: string[] = [main]) {
  const child = spawn(process.execPath, [...nodeFlags, ...program], {
    // What V8 has compiled is kept for the next of many starts: a quarter of what one takes of the processor.
    env: {
      ...allocatorEnvironment,
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      PORT: '0',
      // Only what looks at sites needs it.
      CHROMIUM: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way must not leave a server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}
