import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reachableFrom, readImports } from '../imports.ts';
import { packagesOf } from '../packages.ts';
import type { Counts } from './run.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['scripts/templates', 'scripts/products'];
/** What one of the suites builds as a buyer does (scripts/products/sold-source.test.ts). */
const built = 'products/portfolio-website/source';
/** What passed is part of the project, as what templates passed is (templates/passed.json). */
const record = path.join(import.meta.dirname, 'workshop-passed.json');

/** Of all that the suites of the workshop run and read: themselves, what they import, and the versions of packages. */
export async function workshopKey(): Promise<string> {
  const imported = await readImports(['app', 'domain', 'server', 'scripts']);
  const own: string[] = [];
  for (const folder of [...folders, built]) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) own.push(path.relative(root, path.join(entry.parentPath, entry.name)));
  }
  const inputs = new Set([...own, ...reachableFrom(own, imported), 'vitest.config.ts']);
  const hash = createHash('sha256');
  for (const file of [...inputs].sort()) {
    const bytes = await readFile(path.join(root, file)).catch(() => '');
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  hash.update(await packagesOf([...folders, 'templates', 'products']));
  return hash.digest('hex');
}

/**
 * Runs the suites of the workshop, which build and photograph websites for minutes, unless exactly these have passed before: no
 * other part of the project can change what they find.
 */
export async function unlessPassed(work: () => Promise<Counts>, file = record): Promise<Counts> {
  const key = await workshopKey();
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as {
    key?: string;
    passed?: number;
  };
  if (known.key === key) return { passed: known.passed ?? 0, failed: 0, failures: [] };
  const counts = await work();
  if (counts.failed === 0 && !counts.skipped)
    await writeFile(file, `${JSON.stringify({ key, passed: counts.passed }, null, 2)}\n`);
  return counts;
}
