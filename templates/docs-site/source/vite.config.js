import { defineConfig } from 'vite';
import { pages } from './build/pages.js';
import { prerender } from './build/prerender.js';

export default defineConfig({
  base: './',
  appType: 'mpa',
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [pages({ script: 'src/main.jsx', fill: prerender('src/prerender.jsx') })],
});
