import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** What runs in production: the site, and the commands beside it. */
export const serverEntries: readonly string[] = [
  'server/main.ts',
  'server/operators/main.ts',
  'server/data/main.ts',
];

/** Run by `npm run dev` alone, whose packages the image has not. */
const inDevelopment = 'server/site/development.ts';

export interface Imports {
  /** Files of ours, from the root, with forward slashes. */
  files: Set<string>;
  packages: Set<string>;
}

/** Everything that the files import, themselves or through files of ours. Types are gone when a file runs. */
export function followImports(root: string, entries: readonly string[]): Imports {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of specifiersIn(path.join(root, file))) {
      const own = resolveOwn(file, specifier);
      if (own && /\.(tsx?|mjs)$/.test(own)) queue.push(own);
      else if (!own && !specifier.startsWith('node:') && file !== inDevelopment)
        packages.add(packageOf(specifier));
    }
  }
  return { files, packages };
}

function specifiersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  // A worker's script.
  const addresses = [...text.matchAll(/new URL\(('\.[^']+\.ts')/g)].map(([, address = '']) => address);
  const literals = [...later, ...addresses].filter((part) => part.startsWith("'"));
  return [...imports, ...exports, ...literals.map((literal) => literal.slice(1, -1))];
}

function resolveOwn(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
