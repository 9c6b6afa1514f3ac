import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { capture, execute } from './system.ts';

/** The npm that comes with each Node. */
const npmOf = { 20: '10.8.2', 24: '11' };

/** Puts Node and its npm into /usr/local, as on a server. Resolves with the installed versions. */
export async function installNode(folder: string, major: '20' | '24'): Promise<string> {
  process.stdout.write(`Installing Node ${major} ...\n`);
  const work = mkdtempSync(path.join(os.tmpdir(), 'plinth-node-'));
  try {
    const node = await unpack(`node-linux-${process.arch}@${major}`, path.join(work, 'node'));
    const npm = await unpack(`npm@${npmOf[major]}`, path.join(work, 'npm'));
    const local = path.join(folder, 'usr/local');
    cpSync(path.join(node.folder, 'bin/node'), path.join(local, 'bin/node'));
    cpSync(npm.folder, path.join(local, 'lib/node_modules/npm'), { recursive: true });
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
    return `Node ${node.version}, npm ${npm.version}`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Fetches a package of the npm registry, whichever this machine uses, and unpacks it. */
async function unpack(name: string, folder: string): Promise<{ folder: string; version: string }> {
  mkdirSync(folder);
  const said = await capture('npm', [
    'pack',
    '--json',
    '--loglevel=error',
    '--pack-destination',
    folder,
    name,
  ]);
  // npm 12 names its answers by package, those before list them.
  const [packed] = Object.values(JSON.parse(said)) as { filename: string; version: string }[];
  if (!packed) throw new Error(`npm found no ${name}.`);
  await execute('tar', ['-xzf', path.join(folder, packed.filename), '-C', folder]);
  return { folder: path.join(folder, 'package'), version: packed.version };
}
