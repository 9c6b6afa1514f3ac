import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type DemoSite, readDemoSites, templatesFolder } from '../demo/catalogue.ts';
import { packTemplate } from '../demo/pack.ts';
import type { DownloadCounts } from './download-counts.ts';
import { RecentlyUsed } from './recently-used.ts';

interface Zip {
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** sha-256 in base64. */
  digest: string;
}

/**
 * `/downloads/{title}.zip`: a template as a zip, with its sha-256 in `Repr-Digest` (RFC 9530). Packed at the first
 * download and kept while memory for it lasts; templates do not change while the process runs. `counts` is told of each.
 */
export function templateDownloads(counts: DownloadCounts | null = null, folder = templatesFolder): Hono {
  const routes = new Hono();
  const recent = new RecentlyUsed<Zip>(64 * 1024 * 1024);
  const packing = new Map<string, Promise<Zip>>();
  let sites: Promise<DemoSite[]> | null = null;

  routes.get('/:file{.+\\.zip}', async (c) => {
    sites ??= readDemoSites(folder);
    const title = c.req.param('file').slice(0, -'.zip'.length);
    const site = (await sites).find((one) => one.title === title);
    if (!site) return c.notFound();
    let zip = recent.get(site.id);
    if (!zip) {
      // Visitors who come at the same time wait for the same zip.
      const work = packing.get(site.id) ?? pack(site).finally(() => packing.delete(site.id));
      packing.set(site.id, work);
      zip = await work;
      recent.set(site.id, zip);
    }
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

async function pack(site: DemoSite): Promise<Zip> {
  const bytes = await packTemplate(site.folder, site.id);
  return { size: bytes.length, bytes, digest: createHash('sha256').update(bytes).digest('base64') };
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
