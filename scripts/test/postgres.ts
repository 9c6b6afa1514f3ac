import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { installDebianPackage } from './debian.ts';

export interface RunningPostgres {
  /** Address of a database on which the login may create others. */
  url: string;
  stop(): Promise<void>;
}

/** Numeric id of `nobody`, whom every system has: PostgreSQL refuses to run as root. */
const nobody = 65_534;

/** The folder of this machine's PostgreSQL programs, which are installed where they can be. */
export function ensurePostgres(): { binaries: string } | { missing: string } {
  const binaries = findBinaries() ?? (installDebianPackage('postgresql') ? findBinaries() : null);
  if (!binaries) return { missing: 'no PostgreSQL server is installed and none could be installed' };
  return { binaries };
}

/** Starts a PostgreSQL server of this machine's binaries in a temporary folder, on a free port, for tests. */
export async function startPostgres(): Promise<RunningPostgres | { missing: string }> {
  const found = ensurePostgres();
  if ('missing' in found) return found;
  const { binaries } = found;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-postgres-'));
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
  const cluster = path.join(folder, 'cluster');
  const tool = (name: string, args: string[]) => {
    const result = spawnSync(path.join(binaries, name), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (result.status !== 0) throw new Error(`${name}: ${result.stderr || result.error?.message}`);
  };
  tool('initdb', [
    '-D',
    cluster,
    '-U',
    'plinth',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const port = await freePort();
  // The data is thrown away, so nothing waits for the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  tool('pg_ctl', ['-D', cluster, '-o', settings, '-l', path.join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://plinth@127.0.0.1:${port}/postgres`,
    async stop() {
      tool('pg_ctl', ['-D', cluster, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 15) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(debian, name, 'bin'));
  folders.push(...(process.env.PATH ?? '').split(path.delimiter));
  return (
    folders.find(
      (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
    ) ?? null
  );
}
