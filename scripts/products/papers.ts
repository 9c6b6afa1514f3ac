import { readFile } from 'node:fs/promises';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../templates/built');
const root = path.resolve(import.meta.dirname, '../..');

const viteConfig = `import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pages } from './build/pages.js';
import { prerender } from './build/prerender.js';

/** The finished pages go to dist/, in place of what was there. */
const output = {
  name: 'output',
  enforce: 'post' as const,
  config: () => ({ build: { outDir: 'dist', emptyOutDir: true } }),
};

export default defineConfig({
  base: './',
  appType: 'mpa',
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [
    tailwindcss(),
    pages({ script: 'src/main.tsx', fill: prerender('src/prerender.tsx') }),
    output,
  ],
});
`;

/** Files that are the same in the source of every product: what builds it. */
export async function productPapers(): Promise<Record<string, string>> {
  const shared = (name: string) => readFile(path.join(built, name), 'utf8');
  return {
    'vite.config.ts': viteConfig,
    'build/pages.js': await shared('pages.js'),
    'build/prerender.js': await shared('prerender.js'),
  };
}

/** Packages a product may stand on, with the versions that this project has locked. */
export async function lockedVersions(): Promise<Map<string, string>> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const names = [...runtimePackages, ...workPackages];
  return new Map(names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']));
}

export const runtimePackages = ['react', 'react-dom'] as const;
export const workPackages = [
  '@tailwindcss/vite',
  '@types/react',
  '@types/react-dom',
  'tailwindcss',
  'typescript',
  'vite',
  'vitest',
] as const;

/** Commands of a product's `package.json`. */
export const scripts = {
  dev: 'vite',
  build: 'tsc --noEmit && vite build',
  preview: 'vite preview',
  test: 'vitest run',
} as const;

/** The `package.json` of a product, as the workshop writes it. */
export async function packageText(slug: string, version: string, description: string): Promise<string> {
  const versions = await lockedVersions();
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions.get(name)]));
  const content = {
    name: slug,
    version,
    private: true,
    description,
    license: 'SEE LICENSE IN LICENSE.md',
    type: 'module',
    engines: { node: '^20.19.0 || >=22.12.0' },
    scripts,
    dependencies: pick(runtimePackages),
    devDependencies: pick(workPackages),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
