import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mirrorOf, npmSettings, passedOn, sourcesOfBookworm } from './sources.ts';
import { capture, execute } from './system.ts';

const apt = '/etc/apt';
const usual = [
  'deb http://deb.debian.org/debian bookworm main',
  'deb http://deb.debian.org/debian bookworm-updates main',
  'deb http://deb.debian.org/debian-security bookworm-security main',
].join('\n');

/** This machine's sources of Debian 12's own packages by file, or the public ones. */
function findSources(): Map<string, string> {
  const folder = path.join(apt, 'sources.list.d');
  const names = existsSync(folder) ? readdirSync(folder).map((name) => `sources.list.d/${name}`) : [];
  const files = ['sources.list', ...names.filter((name) => /\.(list|sources)$/.test(name))];
  const found = files
    .filter((name) => existsSync(path.join(apt, name)))
    .map((name) => [name, sourcesOfBookworm(readFileSync(path.join(apt, name), 'utf8'))] as const)
    .filter(([, text]) => text !== '');
  return found.length > 0 ? new Map(found) : new Map([['sources.list', usual]]);
}

/** Where this machine takes Debian 12 from. */
export function findMirror(): string {
  return mirrorOf([...findSources().values()].join('\n')) ?? 'http://deb.debian.org/debian';
}

/** The proxy that apt uses, if any. */
export async function httpProxy(): Promise<string | undefined> {
  const said = await capture('apt-config', ['dump', '--format=%v%n', 'Acquire::http::Proxy']).catch(() => '');
  return said || undefined;
}

/**
 * Lets the system in `folder` take packages from where this machine does: apt's sources, keys and proxies, npm's
 * registry, certificates, name servers. Resolves with the environment of commands there.
 */
export async function passSettingsOn(folder: string): Promise<Record<string, string>> {
  const copy = (file: string) => {
    if (existsSync(file)) cpSync(file, path.join(folder, file), { recursive: true, dereference: true });
  };
  rmSync(path.join(folder, apt, 'sources.list'), { force: true });
  for (const [name, text] of findSources()) {
    mkdirSync(path.dirname(path.join(folder, apt, name)), { recursive: true });
    writeFileSync(path.join(folder, apt, name), `${text}\n`);
  }
  for (const name of ['apt.conf', 'apt.conf.d', 'auth.conf', 'auth.conf.d', 'keyrings', 'trusted.gpg.d'])
    copy(path.join(apt, name));
  copy('/etc/resolv.conf');
  writeFileSync(
    path.join(folder, 'etc/hosts'),
    `127.0.0.1 localhost\n127.0.1.1 ${os.hostname()}\n::1 localhost ip6-localhost ip6-loopback\n`,
  );
  copy('/usr/local/share/ca-certificates');
  await execute('chroot', [folder, 'update-ca-certificates']);

  const own = path.join(os.homedir(), '.npmrc');
  const npmrc = npmSettings(existsSync(own) ? readFileSync(own, 'utf8') : '');
  writeFileSync(path.join(folder, 'root/.npmrc'), npmrc.text, { mode: 0o600 });
  const environment = passedOn(process.env);
  for (const file of [...npmrc.files, ...Object.values(environment)]) if (path.isAbsolute(file)) copy(file);
  return {
    ...environment,
    HOME: '/root',
    USER: 'root',
    LOGNAME: 'root',
    SHELL: '/bin/bash',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  };
}
