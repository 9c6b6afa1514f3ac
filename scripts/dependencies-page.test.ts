import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { dependencies, buildOnly } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  buildOnly: string[];
};
const [running = '', building = ''] = read('docs/dependencies.md').split('\n## ');
/** The licence that the page gives each package. */
const licencesIn = (section: string) =>
  section.split('\n').flatMap((line) => {
    const [, names = '', licence = ''] = /^\| (`.+) \| .+ \| (\S+) \|$/.exec(line) ?? [];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, licence]);
  });
const listed = new Map(licencesIn(running + building));

describe('the page about dependencies', () => {
  it('lists what the product needs when it runs, what it is built with, and nothing else', () => {
    expect([...listed.keys()].sort()).toEqual(Object.keys(dependencies).sort());
    expect(licencesIn(building).map(([name]) => name)).toEqual(buildOnly);
  });

  it.each(Object.entries(dependencies))(
    '%s %s: its licence, and a version that is pinned',
    (name, version) => {
      const own = JSON.parse(read(`node_modules/${name}/package.json`)) as {
        license?: string;
        licenses?: { type: string }[];
        version: string;
      };
      expect(own.license ?? own.licenses?.[0]?.type).toBe(listed.get(name));
      expect(own.version).toBe(version);
    },
  );
});

it('no package that runs with the product runs a script when it is installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; hasInstallScript?: boolean }>;
  };
  const withScripts = Object.entries(packages)
    .filter(([, { dev, devOptional, hasInstallScript }]) => hasInstallScript && !dev && !devOptional)
    .map(([place]) => place);
  expect(withScripts).toEqual([]);
});
