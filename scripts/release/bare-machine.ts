/**
 * Shows that the project's two commands work on a machine that has nothing: makes a Debian 12 with Node, npm and git
 * alone, clones the last commit into it and runs `npm start`, a second `npm start`, and `npm test` there. Exits 1 when
 * one of them fails. Needs root and debootstrap; packages come from where this machine takes them.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBase } from './bare-machine/base.ts';
import { fail } from './bare-machine/fail.ts';
import { installNode } from './bare-machine/node.ts';
import { type Options, parseOptions } from './bare-machine/options.ts';
import { passSettingsOn } from './bare-machine/settings.ts';
import { checkStart } from './bare-machine/start.ts';
import { capture, end, execute, openMachine } from './bare-machine/system.ts';

const project = path.resolve(import.meta.dirname, '../..');
const cache = path.join(project, '.cache/bare-machine');
const options = readOptions();
if (process.getuid?.() !== 0) fail('needs root, because it makes a system of its own. Run it with sudo.');

const folder = makeFolder(options.folder);
let removed = options.keep;
const remove = () => {
  if (!removed) rmSync(folder, { recursive: true, force: true });
  removed = true;
};
process.on('exit', remove);
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, async () => {
    await end();
    process.exit(code);
  });

const summary: string[] = [];
let failed = false;
try {
  await check();
} catch (error) {
  failed = true;
  summary.push(`FAILED: ${error instanceof Error ? error.message : error}`);
}
process.stdout.write(`\n${summary.join('\n')}\n`);
if (options.keep) process.stdout.write(`The system is kept in ${folder}\n`);
process.stdout.write(`Logs are in ${path.relative('', cache) || '.'}\n${failed ? 'FAILED' : 'PASSED'}\n`);
process.exit(failed ? 1 : 0);

async function check(): Promise<void> {
  await ensureBase(path.join(cache, `bookworm-${process.arch}.tar.gz`), folder, options.fresh);
  const environment = await passSettingsOn(folder);
  const versions = await installNode(folder, options.node);
  await cloneProject();
  const machine = openMachine({ folder, environment, directory: '/root/plinth', logs: cache });
  summary.push(`Debian ${await capture('cat', [path.join(folder, 'etc/debian_version')])}, ${versions}`);
  if (options.only !== 'test') {
    for (const name of ['npm start', 'npm start again']) {
      const result = await checkStart(machine, name);
      summary.push(`${name.padEnd(16)} ${result.note}`);
      failed ||= !result.passed;
    }
  }
  if (options.only !== 'start') {
    const begun = performance.now();
    const steps = options.steps.length > 0 ? ['--', ...options.steps] : [];
    const { code, output } = await machine.run('npm test', ['npm', 'test', ...steps]).ended;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const logs = path.join(folder, 'root/plinth/.cache/test');
    if (existsSync(logs)) cpSync(logs, path.join(cache, 'steps'), { recursive: true });
    summary.push(`${'npm test'.padEnd(16)} ${seconds} s, exit code ${code}`, ...lastLines(output()));
    failed ||= code !== 0;
  }
}

/** What is committed, as somebody who comes new gets it. */
async function cloneProject(): Promise<void> {
  if (await capture('git', ['-C', project, 'status', '--porcelain']))
    process.stdout.write('Changes that are not committed are left out.\n');
  const target = path.join(folder, 'root/plinth');
  await execute('git', ['clone', '--quiet', '--no-hardlinks', project, target]);
  summary.push(await capture('git', ['-C', target, 'log', '-1', '--format=%h %s']));
}

/** The result of each step and of all, with which `npm test` ends. */
function lastLines(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const before = lines.findLastIndex((line) => !/\d+ passed, \d+ failed|^\d+ s on \d+ cores$/.test(line));
  return lines.slice(before + 1);
}

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    return fail((error as Error).message);
  }
}

function makeFolder(wanted: string | undefined): string {
  if (!wanted) return open(mkdtempSync(path.join(os.tmpdir(), 'plinth-bare-machine-')));
  const made = path.resolve(wanted);
  mkdirSync(made, { recursive: true });
  if (readdirSync(made).length > 0) fail(`${made} is not empty.`);
  return open(made);
}

/** It becomes the root folder of a system, where others than root run programs as well. */
function open(made: string): string {
  chmodSync(made, 0o755);
  return made;
}
