/** Builds the site into `build/`. With `--if-stale` only when a source is newer than the last build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { indexStyles } from '../app/shell/first-paint/index-styles.ts';
import { nodeFlags } from '../server/process/node-flags.mjs';
import { buildCommandLine } from './build/command-line.ts';
import { compressAssets } from './build/compress.ts';
import { prepareShareCards } from './build/share-cards/make.ts';
import { isStale } from './build/stale.ts';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const stamp = path.join(build, 'built');

if (process.argv.includes('--if-stale') && !(await isStale(root, stamp))) process.exit(0);

const started = Date.now();
const step = (line: string) => process.stdout.write(`${line}\n`);

step('Building the site, about a quarter of a minute ...');
await rm(stamp, { force: true });
// A process of its own: PostgreSQL's initdb holds its thread for seconds. Beside `build`, which React Router empties.
const cluster = path.join(root, '.cache', 'database');
const database = runNode('scripts/build/database.ts', [cluster], nodeFlags);
const cards = await prepareShareCards(root);
const site = runNode('node_modules/.bin/react-router', ['build'], [], { VITE_SHARE_CARDS: cards.version });
await Promise.all([site, cards.draw()]);
await cards.publish(path.join(build, 'client'));
await indexStyles(build);
await Promise.all([
  compressAssets(path.join(build, 'client')),
  buildCommandLine(root, path.join(build, 'cli')),
  database,
]);
await rename(cluster, path.join(build, 'database'));

await writeFile(stamp, new Date().toISOString());
step(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

/** Runs a script beside this one. Ends the build, with what the script said, when it fails. */
async function runNode(
  script: string,
  args: string[],
  flags: readonly string[] = [],
  variables = {},
): Promise<void> {
  const child = spawn(process.execPath, [...flags, path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  if (status === 0) return;
  process.stderr.write(`${output}\nplinth: the site could not be built; the reason is above.\n`);
  process.exit(1);
}
