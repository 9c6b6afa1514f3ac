import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'debian-install.sh');
let listsAreFresh = false;

/**
 * Installs a Debian package when this is root on a Debian system, and starts no service of it. Returns whether it is
 * there afterwards.
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) =>
    spawnSync('sh', [script, '/usr/sbin/policy-rc.d', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  process.stdout.write(`Installing Debian's ${name} ...\n`);
  if (!listsAreFresh) listsAreFresh = apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name);
}
