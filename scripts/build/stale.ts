import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const sources = [
  'app',
  'cli',
  'content',
  'domain',
  'public',
  'templates/catalogue.json',
  'products/catalogue.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build',
  'scripts/build.ts',
  'server/database/prepare-cluster.ts',
  // What the command line has of the server.
  'server/sites/forms-scan.ts',
  'server/sites/redirect-circles.ts',
];

/** Whether any source of the site was changed after `stamp` was written, or there is no stamp. */
export async function isStale(root: string, stamp: string): Promise<boolean> {
  const built = await modified(stamp);
  for (const source of sources) if (await newerThan(path.join(root, source), built)) return true;
  return false;
}

async function newerThan(place: string, time: number): Promise<boolean> {
  const info = await stat(place).catch(() => null);
  if (!info) return false;
  // A folder's own time tells of files that were removed or renamed.
  if (info.mtimeMs > time) return true;
  if (!info.isDirectory()) return false;
  for (const name of await readdir(place)) if (await newerThan(path.join(place, name), time)) return true;
  return false;
}

async function modified(file: string): Promise<number> {
  return stat(file).then(
    (info) => info.mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  );
}
