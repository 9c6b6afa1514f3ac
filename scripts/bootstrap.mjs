// Runs under any Node that npm 10 runs under: it is what finds or installs the Node the project needs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorEnvironment, nodeFlags } from '../server/process/node-flags.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const required = [24, 17];

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the process with one clear line. */
export function fail(line) {
  process.stderr.write(`plinth: ${line}\n`);
  process.exit(1);
}

/** Installs the packages of the lock file when they are missing or older than it. */
export function ensurePackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules', '.plinth-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!installedByHand()) {
    say('Installing packages, once, about half a minute ...');
    const npm = process.env.npm_execpath;
    const command = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
    const { status } = spawnSync(command[0], [...command[1], '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) fail('the packages could not be installed; npm said why above.');
  }
  writeFileSync(stamp, lock);
}

/** Whether `npm install` or `npm ci` has been run since the lock file last changed. */
function installedByHand() {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
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
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
