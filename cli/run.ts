import { type Asked, type Options, readArguments } from './arguments.ts';
import { type CommandName, helpText } from './command-list.ts';
import { check } from './commands/check.ts';
import { login, logout } from './commands/login.ts';
import { publish } from './commands/publish.ts';
import { pull } from './commands/pull.ts';
import { search } from './commands/search.ts';
import { update } from './commands/update.ts';
import { exitCodes, Failure } from './failure.ts';
import { tellOfNewer } from './newer-version.ts';
import type { Result, World } from './world.ts';

type Command = (world: World, words: string[], options: Options) => Promise<Result>;

const runs: Record<CommandName, Command> = { search, pull, check, publish, update, login, logout };

/** What is printed in the end, and how the process ends. */
export interface Ended {
  output: string;
  /** Sentences for standard error. */
  reason: string;
  exitCode: number;
}

/** Does what a command line asks. Never rejects: what goes wrong is said in a sentence. */
export async function run(world: World, given: readonly string[]): Promise<Ended> {
  // Also where the rest can not be read: whoever asked for JSON reads no words.
  const isJson = given.includes('--json');
  try {
    const result = await answer(world, readArguments(given));
    const output =
      isJson && result.json ? JSON.stringify(result.json, null, 2) : plain(result.lines.join('\n'));
    return { output, reason: '', exitCode: exitCodes.done };
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure(wordsOf(error));
    const { message, exitCode, facts } = failure;
    const output = isJson ? JSON.stringify({ error: { message, ...facts } }, null, 2) : '';
    return { output, reason: plain(message), exitCode };
  }
}

async function answer(world: World, asked: Asked): Promise<{ lines: string[]; json?: object }> {
  const program = `npx ${world.site}/cli.tgz`;
  if (asked.kind === 'version')
    return {
      lines: [`${world.version} of ${world.site}`],
      json: { version: world.version, site: world.site },
    };
  if (asked.kind === 'help') return { lines: [helpText(program, asked.command)] };
  const [result] = await Promise.all([
    runs[asked.command](world, asked.words, asked.options),
    asked.command === 'check' ? null : tellOfNewer(world),
  ]);
  return result;
}

/** What the system says, without a stack. */
function wordsOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path ?? 'A file'} can not be written or read: this is not allowed.`;
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'ENAMETOOLONG') return 'A name is longer than this system allows.';
  return `Something unexpected happened: ${message}`;
}

/** Words of a site are words, and nothing that a terminal obeys. */
const plain = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
