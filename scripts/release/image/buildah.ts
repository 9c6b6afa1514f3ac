import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBase } from '../bare-machine/base.ts';
import { installNode } from '../bare-machine/node.ts';
import { passSettingsOn } from '../bare-machine/settings.ts';
import { capture, execute, isolated } from '../bare-machine/system.ts';

const base = 'docker.io/library/node:24-bookworm-slim';

/** What an image says about how it is run. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

export interface Buildah {
  run(...args: string[]): Promise<void>;
  ask(...args: string[]): Promise<string>;
}

/** Buildah with images of its own in `folder`, apart from those of this machine. */
export function openBuildah(folder: string): Buildah {
  const own = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
  return {
    run: (...args) => execute('buildah', [...own, ...args]),
    ask: (...args) => capture('buildah', [...own, ...args]),
  };
}

/** Where the image begins: `wanted`, else the registry's Node, else a Debian with Node made here. */
export async function findBase(buildah: Buildah, wanted: string | undefined, cache: string): Promise<string> {
  if (wanted) return wanted;
  const pulled = await buildah.ask('pull', '--quiet', '--retry', '0', base).then(
    () => true,
    () => false,
  );
  if (pulled) return base;
  process.stdout.write(`${base} can not be pulled; making one like it.\n`);
  const work = mkdtempSync(path.join(os.tmpdir(), 'plinth-base-'));
  try {
    const system = path.join(work, 'system');
    mkdirSync(system);
    await ensureBase(path.join(cache, `bookworm-${process.arch}.tar.gz`), system, false);
    const environment = await passSettingsOn(system);
    await installNode(system, '24');
    // As slim as the registry's, and without git: bringing that is the image's own task.
    const slim = `apt-get purge -y -qq git && apt-get autoremove -y -qq && apt-get clean
      rm -rf /var/lib/apt/lists/* /usr/share/doc/* /usr/share/locale/* /usr/share/man/*
      groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node`;
    const [program = '', ...words] = isolated;
    await execute(program, [...words, 'chroot', system, '/bin/sh', '-e', '-c', slim], environment);
    await execute('tar', ['-C', system, '--numeric-owner', '-cf', path.join(work, 'system.tar'), '.']);
    const { HOME, USER, LOGNAME, SHELL, ...passed } = environment;
    const settings = Object.entries(passed).map(([name, value]) => `ENV ${name}=${JSON.stringify(value)}\n`);
    writeFileSync(path.join(work, 'Dockerfile'), `FROM scratch\nADD system.tar /\n${settings.join('')}`);
    await buildah.run('bud', '--isolation', 'chroot', '--quiet', '--tag', 'base', work);
    return 'localhost/base';
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Builds the image of the project from what is in its folder. Resolves with its configuration and bytes. */
export async function buildImage(buildah: Buildah, project: string, from: string) {
  // Buildah's own limit of open files, 1024, is below what the site's photographs need.
  const open = Number(await capture('sh', ['-c', 'ulimit -Hn'])) || 65_536;
  const flags = `--isolation chroot --network host --format docker --ulimit nofile=${open}:${open}`.split(
    ' ',
  );
  await buildah.run('bud', ...flags, '--build-arg', `BASE=${from}`, '--tag', 'plinth', project);
  const image = JSON.parse(await buildah.ask('inspect', '--type', 'image', 'plinth'));
  const [{ size }] = JSON.parse(await buildah.ask('images', '--json', 'localhost/plinth'));
  return { config: image.Docker.config as ImageConfig, size: String(size) };
}
