import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A project of two packages of its own, without network: one that it runs on and one for its checks. */
let project: string;
const root = path.join(import.meta.dirname, '..');
const inProject = (...parts: string[]) => path.join(project, ...parts);
const installed = (name: string) => existsSync(inProject('node_modules', name, 'index.js'));
const versionOf = (name: string) => readJson('node_modules', name, 'package.json').version;
const inode = (name: string) => statSync(inProject('node_modules', name, 'index.js')).ino;
const installing = expect.stringContaining('Installing');

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'plinth packages '));
  for (const file of ['scripts/bootstrap.mjs', 'scripts/start.mjs', 'scripts/tools.mjs'])
    cpSync(path.join(root, file), inProject(file));
  cpSync(path.join(root, 'server/process/node-flags.mjs'), inProject('server/process/node-flags.mjs'));
  write('scripts/build.ts', '');
  write('server/main.ts', `await import('runs');\nprocess.stdout.write('Ready.');\n`);
  // Copied as from a registry, not linked.
  write('.npmrc', 'install-links=true\noffline=true\n');
  write('package.json', {
    name: 'project',
    type: 'module',
    dependencies: { runs: 'file:packages/runs' },
    devDependencies: { checks: 'file:packages/checks' },
  });
  release('runs', '1.0.0');
  release('checks', '1.0.0');
  npm('install', '--package-lock-only');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('npm start', () => {
  it('installs what the site runs on and no more, once', () => {
    expect(start()).toEqual({ status: 0, output: installing });
    expect([installed('runs'), installed('checks')]).toEqual([true, false]);
    expect(start()).toEqual({ status: 0, output: 'Ready.' });
  });

  it('takes what a developer has installed by hand, all of it or without the checks', () => {
    for (const args of [['ci'], ['ci', '--omit=dev']]) {
      npm(...args);
      expect(start()).toEqual({ status: 0, output: 'Ready.' });
    }
  });

  it('installs anew after an installation that was cut off', () => {
    start();
    // npm empties the folder first, and writes its list and the stamp after it last.
    rmSync(inProject('node_modules'), { recursive: true });
    write('node_modules/runs/package.json', { name: 'runs', version: '1.0.0' });
    expect(start()).toEqual({ status: 0, output: installing });
    expect(installed('runs')).toBe(true);
  });

  it('installs what a changed lock file names, and leaves the checks to whoever had them', () => {
    start();
    lock('runs', '1.1.0');
    expect(start()).toEqual({ status: 0, output: installing });
    expect([versionOf('runs'), installed('checks')]).toEqual(['1.1.0', false]);
    tools();
    lock('runs', '1.2.0');
    start();
    expect([versionOf('runs'), installed('checks')]).toEqual(['1.2.0', true]);
  });

  it('says that the packages could not be installed, and does not start', () => {
    rmSync(inProject('packages/runs'), { recursive: true });
    const { status, output } = start();
    expect(status).toBe(1);
    expect(output).toContain('plinth: the packages could not be installed; npm said why above.');
  });
});

describe('what the checks need', () => {
  it('is added to what is there: nothing that a running server uses is touched, nor are the project’s own files', () => {
    start();
    const before = [inode('runs'), readJson('package.json'), readJson('package-lock.json')];
    expect(tools()).toEqual({ status: 0, output: installing });
    expect([inode('runs'), readJson('package.json'), readJson('package-lock.json')]).toEqual(before);
    expect([installed('checks'), versionOf('checks')]).toEqual([true, '1.0.0']);
    expect(tools()).toEqual({ status: 0, output: '' });
    expect(start()).toEqual({ status: 0, output: 'Ready.' });
  });

  it('is found when a developer has added it to an installation of npm start', () => {
    start();
    npm('install');
    expect(tools()).toEqual({ status: 0, output: '' });
  });

  it('is installed where the environment asks npm for less', () => {
    const less = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_ignore_scripts: 'true' };
    start(less);
    tools(less);
    expect([installed('runs'), installed('checks')]).toEqual([true, true]);
  });

  it('is installed whole after it was cut off; the site starts all the same', () => {
    start();
    const [hash] = readFileSync(inProject('node_modules/.plinth-lock'), 'utf8').split(' ');
    write('node_modules/.plinth-lock', `${hash} adding`);
    // Enough for npm to believe that it is there.
    write('node_modules/checks/package.json', readJson('packages/checks/package.json'));
    expect(start()).toEqual({ status: 0, output: 'Ready.' });
    expect(tools()).toEqual({ status: 0, output: installing });
    expect([installed('runs'), installed('checks')]).toEqual([true, true]);
  });

  it('can be missing without harm to what the site runs on', () => {
    start();
    rmSync(inProject('packages/checks'), { recursive: true });
    const failed = expect.stringContaining('plinth: the packages of the checks could not be installed');
    for (const _ of ['once', 'again']) expect(tools()).toEqual({ status: 1, output: failed });
    expect(start()).toEqual({ status: 0, output: 'Ready.' });
  });
});

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), typeof content === 'string' ? content : JSON.stringify(content));
}

function readJson(...file: string[]) {
  return JSON.parse(readFileSync(inProject(...file), 'utf8'));
}

function release(name: string, version: string) {
  write(`packages/${name}/package.json`, { name, version, type: 'module', main: 'index.js' });
  write(`packages/${name}/index.js`, '');
}

/** Releases a version of a package, and puts it into the lock file. */
function lock(name: string, version: string) {
  release(name, version);
  const content = readJson('package-lock.json');
  content.packages[`node_modules/${name}`].version = version;
  write('package-lock.json', content);
}

function npm(...args: string[]) {
  const { status, stderr } = run('npm', args, {});
  if (status !== 0) throw new Error(stderr);
}

const start = (environment = {}) => script('scripts/start.mjs', environment);
const tools = (environment = {}) => script('scripts/tools.mjs', environment);

function script(file: string, environment: Record<string, string>) {
  const { status, stdout, stderr } = run(process.execPath, [file], environment);
  return { status, output: stdout + stderr };
}

function run(command: string, args: string[], environment: Record<string, string>) {
  // Not what npm has told the run that this test is part of.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name));
  const env = { ...Object.fromEntries(own), ...environment };
  return spawnSync(command, args, { cwd: project, env, encoding: 'utf8' });
}
