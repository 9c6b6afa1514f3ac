import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const built = path.join(root, 'build/server');
const { dependencies, buildOnly } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  buildOnly: string[];
};

it('the built site imports packages that the image has', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const imported = files.flatMap((name) => {
    const text = readFileSync(path.join(built, name), 'utf8');
    const { staticImports, dynamicImports } = parseSync(name, text).module;
    // Some are told at run time, which file of the site's own is meant: no literal.
    const later = dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .filter((request) => /^['"`]/.test(request))
      .map((request) => request.slice(1, -1));
    return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...later];
  });
  const packages = new Set(
    imported.flatMap((name) => /^(?![./]|node:)(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []),
  );
  expect([...packages]).toContain('react');
  expect([...packages].filter((name) => !(name in dependencies) || buildOnly.includes(name))).toEqual([]);
});
