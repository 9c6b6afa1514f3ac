import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { followImports, serverEntries } from './release/imports.ts';

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
