import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { flatLayers } from './app/shell/first-paint/flat-layers.ts';
import { blog } from './scripts/build/blog/plugin.ts';
import { minified } from './scripts/build/minified.ts';
import { plainScript } from './scripts/build/plain-script.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/**
 * Tells which modules an entry imports, itself or through others: the files around every page compress better and arrive
 * sooner as one. Their icons are imported one by one, since an index of all of them would not say who draws which.
 */
function importedBy(entry: RegExp): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>();
  const isImported = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const is = importers.some((one) => entry.test(one) || isImported(one, graph));
    known.set(id, is);
    return is;
  };
  return isImported;
}

const root = /\/app\/root\.tsx/;
const isUnderRoot = importedBy(root);
const isUnderPlain = importedBy(/\/app\/entry\.plain\.ts$/);

/** Packages of which the built server needs little: it loads none of them. */
const intoTheBuild = [
  ...['lucide-react', 'react-hook-form'],
  ...[/^@base-ui\//, /^@floating-ui\//, /^@hookform\//, /^@tanstack\//],
];

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
  // The built server has in it what it uses of large packages: of two thousand icons, and of the parts of pages.
  ssr: { noExternal: command === 'build' ? intoTheBuild : [] },
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
                // Together, since most pages with one of them have the other: a small file costs a hundred bytes by itself.
                {
                  name: 'structured-data',
                  test: /domain\/site\/structured-data|\/clip-text\.ts/,
                  priority: 2,
                },
                // What plain pages need of the frame stands apart, since the frame comes with React.
                {
                  name: (id, graph) => (isUnderRoot(id, graph) && isUnderPlain(id, graph) ? 'shell' : null),
                  priority: 3,
                },
                {
                  name: (id, graph) => (root.test(id) || isUnderRoot(id, graph) ? 'frame' : null),
                  priority: 1,
                },
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
