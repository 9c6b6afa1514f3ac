import { parseArgs } from 'node:util';
import { type Command, type CommandName, commands, isCommand } from './command-list.ts';
import { wrongUse } from './failure.ts';

/** A command line as it was understood. */
export type Asked =
  | { kind: 'version'; json: boolean }
  | { kind: 'help'; command: CommandName | null }
  | { kind: 'run'; command: CommandName; words: string[]; options: Options };

export interface Options {
  json: boolean;
  force: boolean;
  /** File with values for a template. */
  set?: string;
  /** Name of a site. */
  name?: string;
}

/** Reads the words behind the program's name. Throws a failure of wrong use that says what to write instead. */
export function readArguments(given: readonly string[]): Asked {
  const { values, positionals } = parse(given);
  const { help = false, version = false, json = false, force = false, set, name } = values;
  const [first, ...words] = positionals;
  if (version && first === undefined) return { kind: 'version', json };
  if (first === undefined || first === 'help') {
    const [about] = words;
    if (about !== undefined && !isCommand(about)) throw unknownCommand(about);
    if (!help && first === undefined) throw wrongUse('Say what is to be done. See --help.');
    return { kind: 'help', command: about ?? null };
  }
  if (!isCommand(first)) throw unknownCommand(first);
  if (help) return { kind: 'help', command: first };
  const { least, most, options, usage }: Command = commands[first];
  for (const [option, value] of Object.entries({
    force: force || undefined,
    set,
    name,
    version: version || undefined,
  }))
    if (value !== undefined && !options.includes(option))
      throw wrongUse(`${first} has no option --${option}. See ${first} --help.`);
  if (words.length < least) throw wrongUse(`${first} needs more words: ${usage}`);
  if (words.length > most) throw wrongUse(`${first} takes fewer words: ${usage}`);
  if (words.includes('')) throw wrongUse(`${first} was given an empty word.`);
  for (const [option, value] of Object.entries({ set, name }))
    if (value === '') throw wrongUse(`--${option} needs a value.`);
  return { kind: 'run', command: first, words, options: { json, force, set, name } };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        json: { type: 'boolean' },
        force: { type: 'boolean' },
        set: { type: 'string' },
        name: { type: 'string' },
      },
    });
  } catch (error) {
    const [words = ''] = (error as Error).message.split(/[.'] (?:To|Did)|\n/);
    throw wrongUse(`${words.replace(/[.]?$/, '.')} See --help.`);
  }
}

const unknownCommand = (word: string) =>
  wrongUse(`There is no command “${word}”. There are: ${Object.keys(commands).join(', ')}.`);
