import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeFlags } from '../process/node-flags.mjs';

const main = fileURLToPath(new URL('../operators/main.ts', import.meta.url));

/** Says `npm run operator -- ...` as somebody at the terminal does, while the server of this data folder runs or not. */
export async function orderAtTerminal(
  dataDirectory: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, main, ...words], {
    env: { ...process.env, DATA_DIR: dataDirectory, ...environment },
  });
  return stdout.trim();
}

/** Names an operator. */
export function makeOperator(dataDirectory: string, email: string): Promise<string> {
  return orderAtTerminal(dataDirectory, ['add', email]);
}
