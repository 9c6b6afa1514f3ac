/** Builds the site into `build/`. With `--if-stale` only when a source is newer than the last build. */
import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareCluster } from '../server/database/prepare-cluster.ts';
import { compressAssets } from './build/compress.ts';
import { indexStyles } from './build/index-styles.ts';
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
const cards = await prepareShareCards(root);
const [built] = await Promise.all([buildSite(cards.version), cards.draw()]);
if (built.status !== 0) {
  process.stderr.write(`${built.output}\nplinth: the site could not be built; the reason is above.\n`);
  process.exit(1);
}
await cards.publish(path.join(build, 'client'));
await indexStyles(build);
await compressAssets(path.join(build, 'client'));

step('Preparing the embedded database ...');
const unfinished = path.join(build, 'database.unfinished');
await rm(unfinished, { recursive: true, force: true });
await mkdir(build, { recursive: true });
await prepareCluster(unfinished);
await rm(path.join(build, 'database'), { recursive: true, force: true });
await rename(unfinished, path.join(build, 'database'));

await writeFile(stamp, new Date().toISOString());
step(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

/** Runs React Router's build, whose pages then name share cards of the version. */
function buildSite(shareCards: string): Promise<{ status: number | null; output: string }> {
  const bin = path.join(root, 'node_modules', '.bin', 'react-router');
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: root,
    env: { ...process.env, VITE_SHARE_CARDS: shareCards },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
