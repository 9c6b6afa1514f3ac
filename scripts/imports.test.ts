import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const { dependencies, buildOnly } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  buildOnly: string[];
};
const building = [
  ...['scripts/build.ts', 'scripts/build/database.ts', 'vite.config.ts', 'react-router.config.ts'],
  ...readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.test\.tsx?$|\btesting\b/.test(name))
    .map((name) => `app/${name.replaceAll('\\', '/')}`),
];
const running = ['server/main.ts', 'server/operators/main.ts', 'server/data/main.ts'];
/** Run by `npm run dev` alone. */
const inDevelopment = 'server/site/development.ts';

describe('packages that are imported', () => {
  it('by what runs are installed with the product, and are none that only the build has', () => {
    const packages = packagesOf(running);
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
    expect(packages.filter((name) => buildOnly.includes(name))).toEqual([]);
  });

  it('by the site and its build are installed with the product', () => {
    expect(packagesOf(building).filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('by the site, its style sheet and its build are all that is listed as its own', () => {
    const sheet = readFileSync(path.join(root, 'app/app.css'), 'utf8');
    const named = [...sheet.matchAll(/@import "([^"]+)"/g)].map(([, name = '']) => name);
    const used = [...packagesOf(building), ...named];
    expect(buildOnly.filter((name) => !used.includes(name))).toEqual([]);
  });
});

/** Every package that the files import, themselves or through files of ours. Types are gone when a file runs. */
function packagesOf(entries: string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set([inDevelopment]);
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const specifier of specifiersIn(file)) {
      const own = resolveOwn(file, specifier);
      if (own && /\.(tsx?|mjs)$/.test(own)) queue.push(own);
      else if (!own && !specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return [...packages].sort();
}

function specifiersIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
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
