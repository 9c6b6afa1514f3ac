import os from 'node:os';
import { gitBudget } from '../budgets/budgets.ts';
import { startGit } from './process.ts';

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

/** A git command that was ended before it was done: it took too long, whom it worked for has left, or the server stops. */
export class GitEndedError extends Error {}

export interface RunOptions {
  /** The repository. */
  directory: string;
  input?: string | Buffer | undefined;
  environment?: Record<string, string> | undefined;
  /** Bytes of output after which the command is ended and a GitOutputError thrown. */
  maxBytes?: number;
  /** Time after which the command is ended and a GitEndedError thrown: that of a page unless given. */
  milliseconds?: number | undefined;
  /** Ends the command as well. */
  signal?: AbortSignal | undefined;
}

/** Runs git and returns what it prints. Rejects with a GitError when it fails. */
export async function runGit(args: readonly string[], options: RunOptions): Promise<Buffer> {
  const {
    input,
    maxBytes = gitBudget.outputBytes,
    milliseconds = gitBudget.readMilliseconds,
    ...rest
  } = options;
  const { directory, environment, signal } = rest;
  const name = args.find((word) => !word.startsWith('-'));
  if (signal?.aborted) throw new GitEndedError(`git ${name} was not begun.`);
  const started = startGit(args, {
    directory,
    environment,
    signal,
    milliseconds,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { child, end, wasEnded } = started;
  const { stdin, stdout, stderr } = child;
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => {});
  if (!stdin || !stdout || !stderr) throw new Error('git has no pipes.');
  // A command may end before it has read everything.
  stdin.on('error', () => {});
  let said = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 10_000) said += text;
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) end();
    else chunks.push(chunk);
  });
  stdin.end(input ?? '');
  const code = await ended;
  if (bytes > maxBytes) throw new GitOutputError(`git ${name} printed more than ${maxBytes} bytes.`);
  // Without a code a bound of the system's has ended it.
  if (wasEnded() || code === null) throw new GitEndedError(`git ${name} was ended: ${child.signalCode}.`);
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
