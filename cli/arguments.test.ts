import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { commands, helpText } from './command-list.ts';
import { exitCodes, Failure } from './failure.ts';

const options = { json: false, force: false, set: undefined, name: undefined };

it.each([
  [['search', 'dental', 'clinic'], 'search', ['dental', 'clinic'], {}],
  [['pull', 'gym'], 'pull', ['gym'], {}],
  [
    ['pull', 'gym', 'my gym', '--set', 'site.json', '--force'],
    'pull',
    ['gym', 'my gym'],
    { set: 'site.json', force: true },
  ],
  [['pull', '--set=a=b.json', 'gym'], 'pull', ['gym'], { set: 'a=b.json' }],
  [['--json', 'check', '.'], 'check', ['.'], { json: true }],
  [['publish', '.', '--name', 'harbour'], 'publish', ['.'], { name: 'harbour' }],
  [['update'], 'update', [], {}],
  [['check', '--', '--force'], 'check', ['--force'], {}],
])('%j', (given, command, words, changed) => {
  expect(readArguments(given)).toEqual({ kind: 'run', command, words, options: { ...options, ...changed } });
});

it.each([
  [['--version'], { kind: 'version', json: false }],
  [['--help'], { kind: 'help', command: null }],
  [['help'], { kind: 'help', command: null }],
  [['help', 'pull'], { kind: 'help', command: 'pull' }],
  [['pull', '-h'], { kind: 'help', command: 'pull' }],
])('%j', (given, expected) => expect(readArguments(given)).toEqual(expected));

it.each([
  [[], /^Say what is to be done/],
  [['fetch'], /^There is no command “fetch”. There are: search, pull,/],
  [['help', 'fetch'], /^There is no command “fetch”/],
  [['toString'], /^There is no command “toString”/],
  [['search'], /^search needs more words: search <words>$/],
  [['check', 'a', 'b'], /^check takes fewer words/],
  [['check', ''], /^check was given an empty word/],
  [['check', '.', '--force'], /^check has no option --force. See check --help.$/],
  [['login', '--name', 'x'], /^login has no option --name/],
  [['pull', 'gym', '--set'], /--set.*See --help\.$/],
  [['pull', 'gym', '--set='], /^--set needs a value/],
  [['pull', 'gym', '--colour'], /^Unknown option '--colour'\. See --help\.$/],
])('%j is wrong use', (given, words) => {
  try {
    readArguments(given);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ exitCode: exitCodes.wrongUse, message: expect.stringMatching(words) });
  }
});

it('help fits a terminal, and names every command and option', () => {
  const all = helpText('npx http://localhost:3000/cli.tgz', null);
  for (const command of Object.keys(commands) as (keyof typeof commands)[]) {
    expect(all).toContain(`  ${command} `);
    const own = helpText('npx http://localhost:3000/cli.tgz', command);
    for (const option of commands[command].options) expect(own).toContain(`--${option}`);
    for (const line of own.split('\n')) expect(line.length).toBeLessThanOrEqual(125);
  }
});

it('whatever is written is either understood or wrong use', () => {
  const known = [
    '--set',
    '--name',
    '--json',
    '--force',
    '--help',
    '-h',
    '-v',
    '--',
    '-',
    'help',
    ...Object.keys(commands),
  ];
  const word = fc.oneof(fc.constantFrom(...known), fc.string(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (given) => {
      try {
        const asked = readArguments(given);
        if (asked.kind !== 'run') return;
        const { least, most } = commands[asked.command];
        expect(asked.words.length).toBeGreaterThanOrEqual(least);
        expect(asked.words.length).toBeLessThanOrEqual(most);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        expect(error.exitCode).toBe(exitCodes.wrongUse);
        expect(error.message).not.toBe('');
      }
    }),
    { numRuns: Number(process.env.FUZZ_CASES ?? 2000) },
  );
});
