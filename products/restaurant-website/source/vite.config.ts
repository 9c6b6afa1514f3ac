import tailwindcss from '@tailwindcss/vite';
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
