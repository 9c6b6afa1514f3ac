import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import os from 'node:os';

/** A program to be started. It may cross to another process, so that it holds plain values only. */
export interface Order {
  program: string;
  args: readonly string[];
  cwd: string;
  /** All that the program sees of the environment. */
  env: Record<string, string>;
  /** Milliseconds after which it is ended; for ever when left out. */
  milliseconds?: number | undefined;
  /** As `nice` counts: 0 is everybody's, 19 the most polite. */
  niceness?: number | undefined;
  /** Whether it gets a socket to us beside its input and its output. It replaces standard error: see `streams`. */
  hasChannel?: boolean | undefined;
}

/** How a program ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was ended from here, and not by itself. */
  wasEnded: boolean;
  /** The first of what it wrote to standard error. */
  said: string;
}

/** A running program with all that it starts. */
export interface Group {
  child: ChildProcess;
  /** Ends all of it. */
  end(): void;
  /** Resolves when it has ended and what it said is read. Rejects when it could not be started. */
  ended: Promise<Ending>;
}

/** Characters of standard error that are kept. */
const mostSaid = 10_000;

/** Elsewhere processes have no groups, and sockets can not be handed over. */
export const hasGroups = process.platform !== 'win32';

/**
 * What a program gets as its descriptors. Standard error is read here, and comes last: descriptors above 2 that are handed
 * over stay in non-blocking mode, which a shell can not work with, so that a channel has to be among the first three.
 */
export const streams = ({ hasChannel }: Pick<Order, 'hasChannel'>) =>
  hasChannel ? (['input', 'output', 'channel', 'said'] as const) : (['input', 'output', 'said'] as const);

/** Starts a program in a process group of its own. */
export function startGroup(order: Order, stdio: StdioOptions): Group {
  const { program, args, cwd, env, milliseconds, niceness } = order;
  const child = spawn(program, args, { cwd, env, stdio, detached: hasGroups });
  let wasEnded = false;
  const killAll = () => {
    try {
      // Helpers would go on without their parent until they next write.
      if (hasGroups && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const end = () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    wasEnded = true;
    killAll();
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
  let said = '';
  const source = child.stdio[streams(order).indexOf('said')];
  if (source && 'setEncoding' in source)
    source.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < mostSaid) said += text;
    });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', killAll);
    child.once('close', (code, signal) => resolve({ code, signal, wasEnded, said: said.slice(0, mostSaid) }));
  }).finally(() => clearTimeout(timer));
  // The starter may be notified later.
  ended.catch(() => {});
  try {
    if (child.pid && niceness) os.setPriority(child.pid, niceness);
  } catch {
    // It has ended already.
  }
  return { child, end, ended };
}
