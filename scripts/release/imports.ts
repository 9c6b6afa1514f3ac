import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../imports.ts';

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
    for (const { target, isOwn, kind } of importsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (kind === 'type') continue;
      if (isOwn && /\.(tsx?|mjs)$/.test(target)) queue.push(target);
      else if (!isOwn && !target.startsWith('node:') && file !== inDevelopment)
        packages.add(packageOf(target));
    }
  }
  return { files, packages };
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
