import { parseArgs } from 'node:util';

export interface Options {
  /** Major version of Node on the machine. */
  node: '20' | '24';
  /** The one command to run; both without it. */
  only?: 'start' | 'test';
  /** Where the system is made; a temporary folder without it. */
  folder?: string;
  /** Leaves the system where it was made. */
  keep: boolean;
  /** Makes the cached base anew. */
  fresh: boolean;
  /** Steps for `npm test`; all of them when empty. */
  steps: string[];
}

const usage = `node scripts/release/bare-machine.ts [flags] [-- steps of npm test]
  --node 20|24        Node on the machine, 20 by default
  --only start|test   one of the two commands
  --folder <path>     where the system is made, in place of a temporary folder
  --keep              leaves the system there
  --fresh             makes the cached Debian anew`;

/** Reads the command line. Throws an error whose message says what is wrong and which flags there are. */
export function parseOptions(words: readonly string[]): Options {
  const split = words.indexOf('--');
  const flags = split === -1 ? words : words.slice(0, split);
  try {
    const { values } = parseArgs({
      args: [...flags],
      options: {
        node: { type: 'string', default: '20' },
        only: { type: 'string' },
        folder: { type: 'string' },
        keep: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
      },
    });
    const { node, only } = values;
    if (node !== '20' && node !== '24') throw new Error(`--node ${node}: 20 or 24.`);
    if (only !== undefined && only !== 'start' && only !== 'test')
      throw new Error(`--only ${only}: start or test.`);
    return { ...values, node, only, steps: split === -1 ? [] : words.slice(split + 1) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
