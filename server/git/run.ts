import { spawn } from 'node:child_process';
import os from 'node:os';

/** A git command that ended with an error. `message` is what it said, for the log. */
export class GitError extends Error {
  readonly code: number | null;
  constructor(command: string, code: number | null, said: string) {
    super(`git ${command} ended with ${code}: ${said.slice(0, 2000)}`);
    this.code = code;
  }
}

/** A git command whose output was longer than the caller can use. */
export class GitOutputError extends Error {}

export interface RunOptions {
  /** The repository. */
  directory: string;
  input?: string | Buffer | undefined;
  environment?: Record<string, string> | undefined;
  /** Bytes of output after which the command is ended and a GitOutputError thrown. */
  maxBytes?: number;
  milliseconds?: number;
}

/**
 * What a git process sees of the machine: no settings of the system or of the user who runs the site, no questions, no
 * other repository. English messages, since some are told to visitors.
 */
export function gitEnvironment(directory: string): Record<string, string> {
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

/** Runs git and returns what it prints. Rejects with a GitError when it fails. */
export async function runGit(args: readonly string[], options: RunOptions): Promise<Buffer> {
  const { directory, input, environment, maxBytes = 64 * 1024 * 1024, milliseconds = 60_000 } = options;
  const child = spawn('git', args, {
    cwd: directory,
    env: { ...gitEnvironment(directory), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => {});
  // A command may end before it has read everything.
  child.stdin.on('error', () => {});
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 10_000) said += text;
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  child.stdin.end(input ?? '');
  const code = await ended;
  if (bytes > maxBytes) throw new GitOutputError(`git ${args[0]} printed more than ${maxBytes} bytes.`);
  if (code !== 0) throw new GitError(args.join(' ').slice(0, 200), code, said);
  return Buffer.concat(chunks);
}

/** What runGit returns, as text without its last line break. */
export async function readGit(args: readonly string[], options: RunOptions): Promise<string> {
  return (await runGit(args, options)).toString('utf8').replace(/\n$/, '');
}

/** The version of the machine's git, or null when it has none that can serve repositories (2.34 or newer). */
export async function findGit(): Promise<string | null> {
  try {
    const said = await readGit(['version'], { directory: os.tmpdir(), milliseconds: 10_000 });
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(said) ?? [];
    return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 34) ? said : null;
  } catch {
    return null;
  }
}
