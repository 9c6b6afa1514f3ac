import os from 'node:os';
import { gitBudget } from '../budgets/budgets.ts';
import { hasGroups } from '../launcher/group.ts';
import { type Launch, type Launched, launchHere } from '../launcher/launched.ts';
import { Launcher } from '../launcher/launcher.ts';

export interface ProcessOptions {
  /** The repository. */
  directory: string;
  environment?: Record<string, string> | undefined;
  /** After which it is ended. */
  milliseconds: number;
  /** Ends it: the client has left, or the server stops. */
  signal?: AbortSignal | undefined;
  /** Whether hooks get a descriptor 3, the other end of `channel`. */
  hasChannel?: boolean;
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

let launch: Launch = new Launcher().launch;

/** From now on git is started by this very process, for systems on which the other way fails. */
export function startGitHere(): void {
  launch = launchHere;
}

/**
 * Starts git in a process group of its own, with bounds on memory and processor time that its helpers inherit. The bound on
 * processor time is for a server that was killed and can end nothing any more.
 */
export async function startGit(args: readonly string[], options: ProcessOptions): Promise<Launched> {
  const { directory, environment, milliseconds, signal, hasChannel = false } = options;
  const [program, words] = hasGroups
    ? ['/bin/sh', ['-c', limited(milliseconds, hasChannel), 'git', ...args]]
    : ['git', args];
  const git = await launch({
    program,
    args: words,
    cwd: directory,
    env: { ...gitEnvironment(directory), ...environment },
    milliseconds,
    niceness: gitBudget.niceness,
    hasChannel,
  });
  if (signal?.aborted) git.end();
  else if (signal) {
    signal.addEventListener('abort', git.end, { once: true });
    void git.ended.then(() => signal.removeEventListener('abort', git.end));
  }
  return git;
}

/** A system that knows one of the bounds not goes on without it. */
function limited(milliseconds: number, hasChannel: boolean): string {
  const bounds = [`-v ${gitBudget.processBytes / 1024}`, `-t ${Math.ceil(milliseconds / 1000) + 1}`, '-c 0'];
  // The channel comes in the place of standard error, and standard error as 3: they change places.
  const places = hasChannel ? ' 4>&2 2>&3 3>&4 4>&-' : '';
  return `${bounds.map((bound) => `ulimit ${bound} 2>/dev/null`).join('; ')}; exec git "$@"${places}`;
}
