import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const importPattern = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;

/** What each source in the given folders imports of our own: paths from the project's root to others, whether they are there or not. */
export async function readImports(folders: string[]): Promise<Map<string, string[]>> {
  const imported = new Map<string, string[]>();
  for (const file of await sources(folders)) {
    const text = await readFile(path.join(root, file), 'utf8');
    const targets = [...text.matchAll(importPattern)].map(([, specifier = '']) => resolve(file, specifier));
    imported.set(
      file,
      targets.filter((target) => target !== null),
    );
  }
  return imported;
}

/** The given files, and all that they import, themselves or through others. */
export function reachableFrom(files: Iterable<string>, imported: Map<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of imported.get(file) ?? []) reach(target);
  };
  for (const file of files) reach(file);
  return reached;
}

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), specifier);
}

async function sources(folders: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    found.push(...names.filter((name) => /\.(ts|tsx|mjs|js)$/.test(name)).map((name) => `${folder}/${name}`));
  }
  return found.filter((name) => !/node_modules|\.min\.js$/.test(name));
}
