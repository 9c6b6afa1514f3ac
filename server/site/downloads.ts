import { Hono } from 'hono';
import type { DownloadCounts } from './download-counts.ts';
import { openTemplateZips, type TemplateZips } from './template-zips.ts';

/**
 * `/downloads/{title}.zip`: a template as a zip, with its sha-256 in `Repr-Digest` (RFC 9530). `counts` is told of each.
 */
export function templateDownloads(
  counts: DownloadCounts | null = null,
  zips: TemplateZips = openTemplateZips(),
): Hono {
  const routes = new Hono();
  routes.get('/:file{.+.zip}', async (c) => {
    const title = c.req.param('file').slice(0, -'.zip'.length);
    const found = await zips.find((one) => one.title === title);
    if (!found) return c.notFound();
    const { site, zip } = found;
    counts?.watch(c, site.id);
    return c.body(zip.bytes, 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(zip.size),
      'Content-Disposition': disposition(`${title}.zip`),
      'Repr-Digest': `sha-256=:${zip.digest}:`,
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return routes;
}

/** RFC 6266: a plain name for old clients, the exact one for all others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
