import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blog } from './scripts/build/blog/plugin.ts';
import { flatLayers } from './scripts/build/flat-layers.ts';
import { minified } from './scripts/build/minified.ts';
import { plainScript } from './scripts/build/plain-script.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

const framePart = new Map<string, boolean>();
const frameIcons = new Set<string>();
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;

/**
 * Whether the frame around every page imports the module, itself or through others: two dozen small files, which
 * compress better and arrive sooner as one. Icons are imported through an index of all of them, which says nothing about
 * who draws which; the sources do.
 */
function isFramePart(id: string, graph: ModuleGraph): boolean {
  const iconName = icon.exec(id)?.[1];
  if (iconName) return frameIcons.has(iconName);
  const known = framePart.get(id);
  if (known !== undefined) return known;
  framePart.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const is = /\/app\/root\.tsx/.test(id) || importers.some((one) => isFramePart(one, graph));
  framePart.set(id, is);
  if (is && /\.tsx?$/.test(id)) for (const name of iconsDrawnBy(id)) frameIcons.add(name);
  return is;
}

const plainPart = new Map<string, boolean>();

/** Whether the script of plain pages imports the module: what it shares with the frame must not bring React with it. */
function isPlainPart(id: string, graph: ModuleGraph): boolean {
  const known = plainPart.get(id);
  if (known !== undefined) return known;
  plainPart.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const is = importers.some((one) => one.endsWith('/app/entry.plain.ts') || isPlainPart(one, graph));
  plainPart.set(id, is);
  return is;
}

/** File names of the icons a source file imports: `PanelLeft` is `panel-left`. */
function iconsDrawnBy(file: string): string[] {
  const imported = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const names = imported.split(',').map((name) => name.trim());
  return names.map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase());
}

export default defineConfig(({ command }) => ({
  plugins: [minified(), plainScript(), blog(), tailwindcss(), flatLayers(), reactRouter()],
  build: {
    // The first versions that have all of popover, light-dark() and @starting-style: nothing is translated down.
    cssTarget: ['chrome123', 'safari17.5', 'firefox129'],
    // Fonts and pictures stay files: a strict font-src allows no data: addresses.
    assetsInlineLimit: 0,
    // The report's sizes cost a second, and nobody sees it.
    reportCompressedSize: false,
    // Of an index such as that of two thousand icons, only what is used is read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  // The built server has the icons in use in it, and does not load a package of two thousand.
  ssr: { noExternal: command === 'build' ? ['lucide-react'] : [] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs of React: it compresses better than several, and stays cached.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // Apart, so that a page which only listens does not fetch the whole client.
                { name: 'realtime', test: /node_modules\/@supabase\/(realtime-js|phoenix)\//, priority: 2 },
                { name: (id, graph) => (isPlainPart(id, graph) ? 'shell' : null), priority: 3 },
                { name: (id, graph) => (isFramePart(id, graph) ? 'frame' : null), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // What single pages import: found late, each would make the development server start over.
    include: [
      '@base-ui/react/tabs',
      '@hookform/resolvers/zod',
      '@supabase/supabase-js',
      '@tanstack/react-query',
      'lucide-react',
      'react-hook-form',
      'zod',
      'zod/mini',
    ],
  },
  server: {
    // What buyers pay for is not served by the development server either.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/products/*/source/**'] },
    // Not part of the site's modules: a template that is edited, or data that is written, must not reload the page.
    watch: {
      ignored: ['**/templates/**', '**/products/**', '**/data/**', '**/server/**', '**/docs/**', '**/e2e/**'],
    },
  },
}));
