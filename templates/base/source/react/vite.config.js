import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // The fonts are those of the website, two folders up.
  server: { fs: { allow: ['../..'] } },
  build: { outDir: '../../dist', emptyOutDir: true },
});
