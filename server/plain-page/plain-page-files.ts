import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);

const files: Record<string, { file: string | URL; type: string }> = {
  'plain-page.css': { file: new URL('./plain-page.css', import.meta.url), type: 'text/css' },
  'display.woff2': {
    file: require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    type: 'font/woff2',
  },
  'text.woff2': {
    file: require.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ),
    type: 'font/woff2',
  },
};

/** Style sheet and faces of pages that the server draws without the site's build, under `/_page`. */
export function plainPageFiles(): Hono {
  const app = new Hono();
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const found = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!found) return c.text('Not found', 404);
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Type', found.type);
    return c.body(new Uint8Array(await readFile(found.file)));
  });
  return app;
}
