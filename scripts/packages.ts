import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const importPattern =
  /(?:from\s+|import\s*\(\s*|import\s+|resolve\(\s*)['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g;
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
 * The packages that sources in the given folders import, and all that these depend on, with version and sum as package-lock.json
 * has them: a line each. What other parts of the project use besides does not change it.
 */
export async function packagesOf(folders: string[]): Promise<string> {
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
  for (const name of [...programs, ...(await importedIn(folders))]) add(name, '');
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

async function importedIn(folders: string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of folders) {
    const files = await readdir(path.join(root, folder), { recursive: true });
    for (const file of files.filter(
      (name) => /\.(ts|tsx|jsx|js|mjs)$/.test(name) && !name.includes('node_modules'),
    )) {
      const text = await readFile(path.join(root, folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(importPattern)) names.add(name);
    }
  }
  return names;
}
