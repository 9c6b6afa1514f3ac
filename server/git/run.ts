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

/** Where to look: a workspace, with the objects that are still in quarantine. */
export interface Place {
  directory: string;
  environment?: Record<string, string>;
  /** Time that one look has: that of a page unless given. */
  milliseconds?: number;
  /** Ends every look. */
  signal?: AbortSignal;
}

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
  const {
    input: to,
    output,
    end,
    ended,
  } = await startGit(args, {
    directory,
    environment,
    signal,
    milliseconds,
  });
  to.end(input ?? '');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) end();
    else chunks.push(chunk);
  }
  const { code, signal: endedBy, wasEnded, said } = await ended;
  if (bytes > maxBytes) throw new GitOutputError(`git ${name} printed more than ${maxBytes} bytes.`);
  // Without a code a bound of the system's has ended it. What was done before the word of the end came is not wanted any more.
  if (wasEnded || code === null || signal?.aborted)
    throw new GitEndedError(`git ${name} was ended: ${endedBy ?? 'nobody waits for it'}.`);
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
