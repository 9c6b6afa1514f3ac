import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, importsOf } from './imports.ts';
import { followImports, serverEntries } from './release/imports.ts';

const root = path.join(import.meta.dirname, '..');
const { dependencies, buildOnly } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  buildOnly: string[];
};
const building = [
  ...['scripts/build.ts', 'scripts/build/database.ts', 'vite.config.ts', 'react-router.config.ts'],
  'cli/main.ts',
  ...readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.test\.tsx?$|\btesting\b/.test(name))
    .map((name) => `app/${name.replaceAll('\\', '/')}`),
];
/** Without what the build makes itself. */
const packagesOf = (entries: readonly string[]) =>
  [...followImports(root, entries).packages].filter((name) => !name.startsWith('virtual:')).sort();

describe('packages that are imported', () => {
  it('by what runs are installed with the product, and are none that only the build has', () => {
    const packages = packagesOf(serverEntries);
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

describe('imports of a source', () => {
  it('are read with what a type, a later import and a worker lead to', () => {
    const text = `import { a, type A } from './a.ts';
      import type { B } from '../b.ts';
      export { c } from '#server/c.ts';
      export type { D } from 'd/types';
      const e = () => import('./e.ts');
      new Worker(new URL('./f.ts', import.meta.url));
      const text = "import './not.ts'";`;
    expect(importsOf('server/x/file.ts', text)).toEqual([
      { target: 'server/x/a.ts', isOwn: true, kind: 'value' },
      { target: 'server/b.ts', isOwn: true, kind: 'type' },
      { target: 'server/c.ts', isOwn: true, kind: 'value' },
      { target: 'd/types', isOwn: false, kind: 'type' },
      { target: 'server/x/e.ts', isOwn: true, kind: 'later' },
      { target: 'server/x/f.ts', isOwn: true, kind: 'later' },
    ]);
  });

  it('make circles, each of which is found once and whole', () => {
    const imported = {
      a: ['b', 'outside'],
      b: ['c'],
      c: ['a', 'd'],
      d: ['e'],
      e: ['d'],
      f: ['a', 'f'],
    };
    expect(findCircles(new Map(Object.entries(imported)))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });
});
