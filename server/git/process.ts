import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import os from 'node:os';
import { gitBudget } from '../budgets/budgets.ts';

export interface ProcessOptions {
  /** The repository. */
  directory: string;
  environment?: Record<string, string> | undefined;
  /** After which it is ended. */
  milliseconds: number;
  /** Ends it: whoever it works for has left, or the server stops. */
  signal?: AbortSignal | undefined;
  stdio: StdioOptions;
}

export interface GitProcess {
  child: ChildProcess;
  /** Ends it, with every process that it has started. */
  end(): void;
  /** Whether it was ended from here, and not by itself. */
  wasEnded(): boolean;
}

/**
 * What a git process sees of the machine: no settings of the system or of the user who runs the site, no questions, no
 * other repository. English messages, since some are told to visitors.
 */
function gitEnvironment(directory: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    ...(process.env.SYSTEMROOT ? { SYSTEMROOT: process.env.SYSTEMROOT } : {}),
    // Not a folder in which other accounts of the machine could leave settings.
    HOME: directory,
    LC_ALL: 'C',
    GIT_DIR: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: 'none',
    // The site may run as another user than the one who owns its data folder.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
  };
}

const hasGroups = process.platform !== 'win32';

/**
 * Starts git in a process group of its own, with bounds on memory and processor time that its helpers inherit. The bound on
 * processor time is for a server that was killed and can end nothing any more.
 */
export function startGit(args: readonly string[], options: ProcessOptions): GitProcess {
  const { directory, environment, milliseconds, signal, stdio } = options;
  const [program, words] = hasGroups
    ? ['/bin/sh', ['-c', limited(milliseconds), 'git', ...args]]
    : ['git', args];
  const child = spawn(program, words, {
    cwd: directory,
    env: { ...gitEnvironment(directory), ...environment },
    stdio,
    detached: hasGroups,
  });
  let isEnded = false;
  const killAll = () => {
    try {
      // Git's helpers would go on without their parent until they next write.
      if (hasGroups && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const end = () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isEnded = true;
    killAll();
  };
  const timer = setTimeout(end, milliseconds);
  const settle = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  };
  child.once('error', settle);
  child.once('exit', () => {
    settle();
    killAll();
  });
  try {
    if (child.pid) os.setPriority(child.pid, gitBudget.niceness);
  } catch {
    // It has ended already.
  }
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  return { child, end, wasEnded: () => isEnded };
}

/** A system that knows one of the bounds not goes on without it. */
function limited(milliseconds: number): string {
  const bounds = [`-v ${gitBudget.processBytes / 1024}`, `-t ${Math.ceil(milliseconds / 1000) + 1}`, '-c 0'];
  return `${bounds.map((bound) => `ulimit ${bound} 2>/dev/null`).join('; ')}; exec git "$@"`;
}
