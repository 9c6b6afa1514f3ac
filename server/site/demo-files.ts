import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { contentType } from './content-types.ts';

const templates = fileURLToPath(new URL('../../templates/', import.meta.url));

/** The live demos: `/demo/{id}/` shows the folder `templates/{id}`. */
export function demoFiles(): Hono {
  const routes = new Hono();
  routes.get('/:id', (c) => c.redirect(`${new URL(c.req.url).pathname}/`, 308));
  routes.get('/:id/*', async (c) => {
    const wanted = decodeURIComponent(new URL(c.req.url).pathname).replace(/^\/demo\//, '');
    const file = await findFile(wanted.endsWith('/') ? `${wanted}index.html` : wanted);
    if (!file) return c.notFound();
    return c.body(new Uint8Array(await readFile(file)), 200, {
      'Content-Type': contentType(file),
      'Cache-Control': 'public, max-age=300',
      // A template may carry inline scripts and styles, but nothing may come from, or go to, another host.
      'Content-Security-Policy':
        "default-src 'self' data: blob: 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    });
  });
  return routes;
}

async function findFile(name: string): Promise<string | null> {
  if (name.includes('\0')) return null;
  const file = path.join(templates, name);
  const real = await realpath(file).catch(() => null);
  if (!real?.startsWith(templates)) return null;
  return (await stat(real)).isFile() ? real : null;
}
