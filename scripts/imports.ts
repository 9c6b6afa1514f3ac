import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** One import of a source file. */
export interface Import {
  /** A path from the project's root for a file of ours, whether it exists or not; otherwise the package's specifier. */
  target: string;
  isOwn: boolean;
  /** `type`: gone when the file runs. `later`: by `import()`, or as the script of a worker. */
  kind: 'value' | 'type' | 'later';
}

/** What a source file imports. `file` is its path from the project's root, `text` its content. */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const found: Import[] = [];
  const add = (specifier: string, kind: Import['kind']) => {
    const own = resolveOwn(file, specifier);
    found.push({ target: own ?? specifier, isOwn: own !== null, kind });
  };
  for (const { entries, moduleRequest } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value');
  for (const { entries } of module.staticExports)
    for (const { isType, moduleRequest } of entries)
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'value');
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], 'later');
  }
  for (const [, address = ''] of text.matchAll(/new URL\('(\.[^']+\.ts)'/g)) add(address, 'later');
  return found;
}

/** The sources in the given folders with what each imports of our own, its types and what it loads later included. */
export async function readImports(folders: string[]): Promise<Map<string, string[]>> {
  return targetsOf(await readSources(folders));
}

/** The same without what is loaded later, for `findCircles`: a part that is loaded later may import the one that loads it. */
export async function readStaticImports(folders: string[]): Promise<Map<string, string[]>> {
  return targetsOf(await readSources(folders), ({ kind }) => kind !== 'later');
}

function targetsOf(
  sources: Map<string, Import[]>,
  isCounted: (found: Import) => boolean = () => true,
): Map<string, string[]> {
  const entries = [...sources].map(([file, found]): [string, string[]] => [
    file,
    [...new Set(found.filter((one) => one.isOwn && isCounted(one)).map(({ target }) => target))],
  ]);
  return new Map(entries);
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

/**
 * Groups of files that import each other in a circle, each group with all of its files: the strongly connected components
 * of more than one file (Tarjan).
 */
export function findCircles(imported: Map<string, string[]>): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    let low = own;
    stack.push(file);
    for (const target of imported.get(file) ?? []) {
      if (!imported.has(target)) continue;
      if (!index.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, index.get(target) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) circles.push(group.sort());
    }
    return low;
  };
  for (const file of imported.keys()) if (!index.has(file)) visit(file);
  return circles;
}

function resolveOwn(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), specifier);
}

/** Each file is parsed once, however often it is asked for. */
const parsed = new Map<string, Promise<Import[]>>();

async function readSources(folders: string[]): Promise<Map<string, Import[]>> {
  const files = (await Promise.all(folders.map(sourcesIn))).flat();
  const read = async (file: string) => importsOf(file, await readFile(path.join(root, file), 'utf8'));
  const entries = files.map(async (file): Promise<[string, Import[]]> => {
    const found = parsed.get(file) ?? read(file);
    parsed.set(file, found);
    return [file, await found];
  });
  return new Map(await Promise.all(entries));
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  return names
    .filter((name) => /\.(ts|tsx|mjs|js)$/.test(name) && !/node_modules|\.min\.js$/.test(name))
    .map((name) => `${folder}/${name}`);
}
