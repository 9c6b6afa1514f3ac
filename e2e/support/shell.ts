import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Programs that a visitor's machine has and a fresh server may lack, by the scripts that stand in for them. */
const programs = ['curl', 'unzip']
  .map((name) => `${name}() { "$NODE" "$PROGRAMS/${name}.ts" "$@"; }\n`)
  .join('');

/** Runs a command as it is pasted into a shell, in that folder. Rejects with what was said when it fails. */
export async function runInShell(folder: string, command: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    NODE: process.execPath,
    PROGRAMS: path.join(import.meta.dirname, 'programs'),
  };
  await promisify(execFile)('sh', ['-e', '-c', programs + command], { cwd: folder, env });
}
