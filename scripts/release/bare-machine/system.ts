import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Words before a command that runs in namespaces of its own: nobody else sees its mounts, and its mounts and children
 * go with it. It ends with the process that started it, even when that one is killed.
 */
export const isolated = [
  'setpriv',
  '--pdeathsig',
  'KILL',
  'unshare',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
];

/** The first process of a machine. */
const init = path.join(import.meta.dirname, 'init.sh');

const running = new Set<ChildProcess>();

function start(command: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends whatever runs. */
export async function end(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGKILL');
      return once(child, 'close');
    }),
  );
}

/** Runs a command of this machine, with its output shown. Rejects when it fails. */
export async function execute(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const child = start([program, ...args], { ...process.env, ...more });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stdout, { end: false });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with ${code}.`);
}

/** What a command of this machine prints. Rejects when it fails. */
export async function capture(program: string, args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
}

interface Running {
  /** Resolves when nothing of it runs any more. */
  ended: Promise<{ code: number | null; output(): string }>;
  /** Sends SIGTERM to the command. */
  terminate(): void;
}

export interface Machine {
  /** Runs a command there. Its output is shown, and kept in a file named after `name`. */
  run(name: string, command: readonly string[], more?: Record<string, string>): Running;
}

/** The system in `folder` as a machine whose commands begin in `directory`. Network and clock are those of this one. */
export function openMachine(place: {
  folder: string;
  environment: Record<string, string>;
  directory: string;
  logs: string;
}): Machine {
  mkdirSync(place.logs, { recursive: true });
  return {
    run(name, command, more = {}) {
      process.stdout.write(`\n== ${name}\n`);
      const log = createWriteStream(path.join(place.logs, `${name.replaceAll(' ', '-')}.log`));
      const words = ['sh', '-e', init, place.folder, place.directory, ...command];
      const child = start([...isolated, ...words], { ...place.environment, ...more });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          log.write(text);
          process.stdout.write(text);
        });
      const ended = once(child, 'close').then(([code]) => {
        log.end();
        return { code: code as number | null, output: () => output };
      });
      return {
        ended,
        terminate() {
          // `unshare` does not pass signals on to its child.
          if (!running.has(child)) return;
          const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
          process.kill(Number(children), 'SIGTERM');
        },
      };
    },
  };
}
