import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * One classic script with `defer` in place of the module, so that the built page also opens by double-click,
 * where browsers refuse modules. Leave it out if you only ever serve the page over HTTP.
 */
function classicScript(): Plugin {
  return {
    name: 'classic-script',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: (html) =>
      html
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
        .replace(
          '</head>',
          '  <link rel="stylesheet" href="assets/app.css">\n    <script defer src="assets/app.js"></script>\n  </head>',
        ),
  };
}

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [tailwindcss(), classicScript()],
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'safari17.5', 'firefox129'],
    rolldownOptions: {
      output: {
        format: 'iife',
        entryFileNames: 'assets/app.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/app.css' : 'assets/[name][extname]',
      },
    },
  },
});
