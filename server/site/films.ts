import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { productsFolder } from '../products/catalogue.ts';
import { parseRange } from '../storage/downloads/range.ts';
import { webStream } from '../storage/downloads/stream.ts';

/**
 * `/films/{slug}.webm`: the recording of a premium product in use. In pieces for players that ask for them, which some
 * insist on, and from the disk, since films would fill the memory that other files of the build are sent from.
 */
export function productFilms(folder = productsFolder): Hono {
  const routes = new Hono();
  routes.get('/:file{[a-z0-9-]+\\.webm}', async (c) => {
    const slug = c.req.param('file').slice(0, -'.webm'.length);
    const file = path.join(folder, slug, 'film', 'demo.webm');
    const details = await stat(file).catch(() => null);
    if (!details?.isFile()) return c.notFound();
    const { size, mtimeMs } = details;
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const headers: Record<string, string> = {
      'Content-Type': 'video/webm',
      'Cache-Control': 'public, max-age=86400',
      'Accept-Ranges': 'bytes',
      ETag: etag,
    };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const range = parseRange(c.req.header('range'), size);
    if (range === 'unsatisfiable')
      return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    headers['Content-Length'] = String(range ? range.end - range.start + 1 : size);
    if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
    const status = range ? 206 : 200;
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(webStream(createReadStream(file, range ?? {})), status, headers);
  });
  return routes;
}
