import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../../server/testing/find-program.ts';
import { fail } from './fail.ts';
import { findMirror, httpProxy } from './settings.ts';
import { execute, isolated } from './system.ts';

/** What a machine of the promise has beside Node and npm. */
const packages = ['ca-certificates', 'git'];

/** Puts a fresh Debian 12 into the empty `folder`: the one in `archive`, which is made first when there is none. */
export async function ensureBase(archive: string, folder: string, anew: boolean): Promise<void> {
  if (existsSync(archive) && !anew) {
    process.stdout.write('Unpacking Debian 12 ...\n');
    return execute('tar', ['-xzpf', archive, '--numeric-owner', '-C', folder]);
  }
  const debootstrap = findProgram('debootstrap');
  if (!debootstrap) fail('debootstrap is not installed. `apt-get install debootstrap` brings it.');
  process.stdout.write('Making a Debian 12, once ...\n');
  const [program = '', ...words] = isolated;
  const args = ['--variant=minbase', `--include=${packages}`, 'bookworm', folder, findMirror()];
  const proxy = await httpProxy();
  // It mounts a /proc of its own: in a namespace nothing of it stays, even when it is cut off.
  await execute(
    program,
    [...words, '--mount-proc', debootstrap, ...args],
    proxy ? { http_proxy: proxy } : {},
  );
  mkdirSync(path.dirname(archive), { recursive: true });
  const half = `${archive}.${process.pid}`;
  try {
    await execute('tar', ['-czpf', half, '--numeric-owner', '--exclude=./dev/*', '-C', folder, '.']);
    renameSync(half, archive);
  } finally {
    rmSync(half, { force: true });
  }
}
