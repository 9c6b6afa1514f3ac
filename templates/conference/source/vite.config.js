import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pages } from './build/pages.js';

export default defineConfig({
  base: './',
  appType: 'mpa',
  plugins: [tailwindcss(), pages({ script: 'src/main.js' })],
});
