/** What can be asked for. */
export interface Command {
  usage: string;
  /** What it does, in a line. */
  summary: string;
  /** More for its own help. */
  details: readonly string[];
  /** Words behind its name. */
  least: number;
  most: number;
  options: readonly string[];
}

/** Every command, in the order in which they are usually needed. */
export const commands = {
  search: {
    usage: 'search <words>',
    summary: 'find a template',
    details: ['Words describe a business, a purpose or a look: search dental clinic booking'],
    least: 1,
    most: 50,
    options: [],
  },
  pull: {
    usage: 'pull <template> [folder] [--set site.json] [--force]',
    summary: 'copy a template into a folder',
    details: [
      'The folder is called like the template unless you name one. It has to be empty or new.',
      '--set fills the template with the values of a site.json, as the customiser saves it.',
      '--force writes beside the files of a folder that is not empty. A file of the same name that differs is never',
      'overwritten: nothing is written then.',
    ],
    least: 1,
    most: 2,
    options: ['set', 'force'],
  },
  check: {
    usage: 'check <folder>',
    summary: 'find what would be refused or broken on the net',
    details: [
      'Looks for links that lead nowhere, rules that are not understood, values that are not accepted.',
    ],
    least: 1,
    most: 1,
    options: [],
  },
  publish: {
    usage: 'publish <folder> [--name name]',
    summary: 'put a folder on the net; live at once, for everybody',
    details: [
      'The name is the first part of the address; it is made from the folder’s unless you give one.',
      'To a name of yours it publishes again.',
    ],
    least: 1,
    most: 1,
    options: ['name'],
  },
  update: {
    usage: 'update [folder]',
    summary: 'take over what is new in the template',
    details: [
      'Changes of yours stay. Where you and the template changed the same lines, the file holds both between the marks',
      'that git uses, and the command ends with 1.',
    ],
    least: 0,
    most: 1,
    options: [],
  },
  login: {
    usage: 'login',
    summary: 'connect this computer with your account',
    details: ['Shows an address and a code. Open the address in any browser, and allow it there.'],
    least: 0,
    most: 0,
    options: [],
  },
  logout: {
    usage: 'logout',
    summary: 'end that connection',
    details: [],
    least: 0,
    most: 0,
    options: [],
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(commands, word);
}

/** The help of a command, or of all. `program` is how it is called. */
export function helpText(program: string, command: CommandName | null): string {
  const common = [
    '--json     print one JSON value in place of words',
    '--help     print this',
    '--version  print the version',
  ];
  if (command) {
    const { usage, summary, details } = commands[command];
    return [
      `${program} ${usage} [--json]`,
      '',
      `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
      ...details,
    ].join('\n');
  }
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.split(' [--')[0]?.length ?? 0));
  return [
    `${program} <command>`,
    '',
    ...Object.values(commands).map(
      ({ usage, summary }) => `  ${(usage.split(' [--')[0] ?? '').padEnd(width)}  ${summary}`,
    ),
    '',
    ...common.map((line) => `  ${line}`),
    '',
    'Ends with 0 when it is done, 1 when it failed, 2 when it was not understood, 3 when you have to log in first.',
  ].join('\n');
}
