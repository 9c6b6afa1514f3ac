import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLogger } from 'vite';

/**
 * Builds every `*.html` of the source folder around one classic script, so that the finished pages open by double-click,
 * where a browser refuses modules. The pages are copied as they are written; only the tag of the module becomes
 * `assets/app.css` and `assets/app.js`. `fill` may give the content of a page's empty root element.
 *
 * @param {{ script: string, fill?: (page: string, folder: string) => Promise<string | null> }} options
 * @returns {import('vite').Plugin}
 */
export function pages({ script, fill = async () => null }) {
  let folder = '';
  return {
    name: 'pages',
    apply: (_config, { command, isPreview }) => command === 'build' || Boolean(isPreview),
    enforce: 'post',
    config: ({ root = '.' }) => ({
      customLogger: quietLogger(),
      build: {
        outDir: '..',
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        // Fonts and pictures stay files.
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // The first versions that have light-dark() and popovers: styles arrive as they are written.
        cssTarget: ['chrome123', 'safari17.5', 'firefox129'],
        rolldownOptions: {
          input: { app: path.resolve(root, script) },
          output: {
            format: 'iife',
            entryFileNames: 'assets/[name].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'assets/app.css' : 'assets/[name][extname]',
          },
        },
      },
    }),
    configResolved({ root }) {
      folder = root;
    },
    async generateBundle(_options, bundle) {
      const hasStyle = 'assets/app.css' in bundle;
      for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
        const text = withTags(readFileSync(path.join(folder, page), 'utf8'), page, hasStyle);
        const source = withContent(text, page, await fill(page, folder));
        this.emitFile({ type: 'asset', fileName: page, source });
      }
    },
  };
}

/** That the finished pages lie above their sources is meant so. */
function quietLogger() {
  const logger = createLogger();
  const { warn, warnOnce } = logger;
  const unlessMeant = (say) => (message, options) => /\boutDir\b/.test(message) || say(message, options);
  return Object.assign(logger, { warn: unlessMeant(warn), warnOnce: unlessMeant(warnOnce) });
}

/** The page with a style sheet and a deferred script in place of the module. */
function withTags(text, page, hasStyle) {
  const tag = /([ \t]*)<script type="module" src="[^"]+"><\/script>/;
  if (!tag.test(text)) throw new Error(`${page} holds no <script type="module" src="..."></script>.`);
  return text.replace(tag, (_, indent) => {
    const link = hasStyle ? `${indent}<link rel="stylesheet" href="assets/app.css">\n` : '';
    return `${link}${indent}<script defer src="assets/app.js"></script>`;
  });
}

/** The page with the content in its element `<... id="root"></...>`. */
function withContent(text, page, content) {
  if (content === null) return text;
  const root = /(<(\w+)[^>]*\sid="root"[^>]*>)\s*(<\/\2>)/;
  if (!root.test(text)) throw new Error(`${page} holds no empty element with id="root".`);
  return text.replace(root, (_, open, _name, close) => `${open}${content}${close}`);
}
