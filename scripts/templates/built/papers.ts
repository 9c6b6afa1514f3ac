import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../schema.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Frameworks whose pages are made from `source/`. */
export const builtFrameworks = ['tailwind', 'react'] as const;
export type BuiltFramework = (typeof builtFrameworks)[number];

/** What goes into a template of the framework besides its own files, and which packages it stands on. */
const kits: Record<BuiltFramework, { needs: string[]; builds: string[]; files: Record<string, string> }> = {
  tailwind: {
    needs: [],
    builds: ['@tailwindcss/vite', 'tailwindcss', 'vite'],
    files: { 'source/vite.config.js': 'tailwind.config.js', 'source/build/pages.js': 'pages.js' },
  },
  react: {
    needs: ['react', 'react-dom'],
    builds: ['vite'],
    files: {
      'source/vite.config.js': 'react.config.js',
      'source/build/pages.js': 'pages.js',
      'source/build/prerender.js': 'prerender.js',
    },
  },
};

/** Whether the template's pages are made from `source/`. */
export function isBuilt({ framework }: { framework: string }): boolean {
  return (builtFrameworks as readonly string[]).includes(framework);
}

/**
 * Files of a built template that are the same in all of its framework, with their texts: `package.json` with the versions
 * that this project has locked, and what builds the pages. Empty for a template that is not built.
 */
export async function builtPapers(manifest: Manifest): Promise<Record<string, string>> {
  if (!isBuilt(manifest)) return {};
  const kit = kits[manifest.framework as BuiltFramework];
  const papers: Record<string, string> = { 'package.json': await packageText(manifest, kit) };
  for (const [file, name] of Object.entries(kit.files))
    papers[file] = await readFile(path.join(import.meta.dirname, name), 'utf8');
  return papers;
}

async function packageText(
  { id, description, version, license }: Manifest,
  { needs, builds }: { needs: string[]; builds: string[] },
): Promise<string> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const locked = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version]));
  const content = {
    name: id,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: packages['node_modules/vite'].engines,
    scripts: { dev: 'vite source', build: 'vite build source', preview: 'vite preview source' },
    ...(needs.length > 0 ? { dependencies: locked(needs) } : {}),
    devDependencies: locked(builds),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
