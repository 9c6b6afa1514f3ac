import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The first versions that have all of popover, light-dark() and @starting-style: nothing is translated down.
    cssTarget: ['chrome123', 'safari17.5', 'firefox129'],
    // Fonts and pictures stay files: a strict font-src allows no data: addresses.
    assetsInlineLimit: 0,
  },
});
