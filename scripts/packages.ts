import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const importPattern =
  /(?:from\s+|import\s*\(\s*|import\s+|resolve\(\s*)['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g;
const source = /\.(ts|tsx|jsx|js|mjs)$/;
/** Started as programs, so that no source imports them. */
const programs = ['typescript', 'vite', 'vitest'];

interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The packages that the given sources import, or those in the given folders, and all that these depend on, with version and sum as
 * package-lock.json has them: a line each. What other parts of the project use besides does not change it.
 */
export async function packagesOf(places: string[]): Promise<string> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, string>();
  const add = (name: string, from: string) => {
    const place = placeOf(name, from, packages);
    const locked = place === null ? undefined : packages[place];
    if (place === null || !locked || found.has(place)) return;
    found.set(place, `${place} ${locked.version} ${locked.integrity}`);
    const { dependencies, optionalDependencies, peerDependencies } = locked;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(needed, place);
  };
  for (const name of [...programs, ...(await importedIn(places))]) add(name, '');
  return [...found.values()].sort().join('\n');
}

/** Where Node finds a package for a module in `from`: the nearest `node_modules` above it. */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

async function importedIn(places: string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const place of places) {
    const isSource = source.test(place);
    const files = isSource ? [''] : await readdir(path.join(root, place), { recursive: true });
    for (const file of files.filter(
      (name) => isSource || (source.test(name) && !name.includes('node_modules')),
    )) {
      const text = await readFile(path.join(root, place, file), 'utf8');
      for (const [, name = ''] of text.matchAll(importPattern)) names.add(name);
    }
  }
  return names;
}
