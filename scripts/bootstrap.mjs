// Runs under any Node that npm 10 runs under: it is what finds or installs the Node the project needs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorEnvironment, nodeFlags } from '../server/process/node-flags.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const required = [24, 17];
/** npm's shell, when npm runs this. */
const parent = process.ppid;

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the process with one clear line. */
export function fail(line) {
  process.stderr.write(`plinth: ${line}\n`);
  process.exit(1);
}

const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
/** Which lock file `node_modules` was installed from, and how much of it: `all`, `runtime`, or `adding` to have all. */
const stamp = path.join(modules, '.plinth-lock');

/**
 * Installs the packages of the lock file when they are missing or older than it: all of them or, with `tools: false`, what
 * the site is built from and runs on. Adding the rest leaves what is installed as it is, since a server may be using it.
 */
export function ensurePackages({ tools = true } = {}) {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const mark = (state) => writeFileSync(stamp, `${lock} ${state}`);
  const before = readStamp();
  const installed = findInstalled(before.lock === lock ? before.state : undefined);
  if (installed === 'all' || (installed && !tools)) {
    if (before.lock !== lock || before.state !== installed) mark(installed);
    return;
  }
  if (installed === 'runtime') {
    say('Installing the packages of the checks, once ...');
    mark('adding');
    const added = npm('install', '--no-save', '--include=dev', '--include=optional');
    // npm takes back what it could not finish.
    mark(added ? 'all' : 'runtime');
    if (!added) fail('the packages of the checks could not be installed; npm said why above.');
    return;
  }
  // Whoever had all packages keeps all.
  const all = tools || (before.state !== undefined && before.state !== 'runtime');
  say('Installing packages, once, about a quarter of a minute ...');
  if (!npm('ci', all ? '--include=dev' : '--omit=dev', '--include=optional'))
    fail('the packages could not be installed; npm said why above.');
  mark(all ? 'all' : 'runtime');
}

function readStamp() {
  const [lock, state] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return { lock, state };
}

/**
 * How much of the lock file is installed: by the stamp or, where that knows of less, by npm's own list, which is newer than
 * the lock file when a developer has installed. `adding` was cut off; undefined is nothing, or an older lock file's packages.
 */
function findInstalled(stamped) {
  if (stamped === 'all' || stamped === 'adding') return stamped;
  const list = path.join(modules, '.package-lock.json');
  if (!existsSync(list) || statSync(list).mtimeMs < statSync(lockFile).mtimeMs) return stamped;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const has = (wanted) => Object.keys(wanted).every((name) => packages[`node_modules/${name}`]);
  if (!has(dependencies)) return stamped;
  return has(devDependencies) ? 'all' : 'runtime';
}

/** Runs npm, and tells whether it succeeded. */
function npm(...args) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Path of a Node that is new enough: the installed package's, else the one that runs this. */
export function findNode() {
  const packaged = path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > required[0] || (major === required[0] && minor >= required[1])) return process.execPath;
  return fail(`needs Node ${required.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Environment in which child processes find the same Node, with the memory that ours take. */
export function nodeEnvironment(node) {
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  return { ...allocatorEnvironment, ...process.env, PATH };
}

/** Runs a script of ours in the foreground, passes signals on, and resolves with its exit code. */
export function runNode(script, args = [], flags = []) {
  const node = findNode();
  const child = spawn(node, [...nodeFlags, ...flags, path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: nodeEnvironment(node),
  });
  // A terminal's Ctrl-C reaches the child by itself; this process only has to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/**
 * Ends the child when npm has ended. npm passes SIGTERM on to its shell alone, and Debian's shell ends without passing it
 * on: the site would go on running and hold its port.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}
