import { createHash } from 'node:crypto';
import { type DemoSite, readDemoSites, templatesFolder } from '../demo/catalogue.ts';
import { packTemplate } from '../demo/pack.ts';
import { RecentlyUsed } from './recently-used.ts';

interface Zip {
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** sha-256 in base64. */
  digest: string;
}

/** The templates of the catalogue as zips. */
export interface TemplateZips {
  /** The first template that fits, packed; null when none does. */
  find(fits: (site: DemoSite) => boolean): Promise<{ site: DemoSite; zip: Zip } | null>;
}

/**
 * Packs a template when it is first asked for and keeps the zip while memory for it lasts; templates do not change while the
 * process runs.
 */
export function openTemplateZips(folder = templatesFolder): TemplateZips {
  const recent = new RecentlyUsed<Zip>(64 * 1024 * 1024);
  const packing = new Map<string, Promise<Zip>>();
  let sites: Promise<DemoSite[]> | null = null;

  return {
    async find(fits) {
      sites ??= readDemoSites(folder);
      const site = (await sites).find(fits);
      if (!site) return null;
      let zip = recent.get(site.id);
      if (!zip) {
        // Visitors who come at the same time wait for the same zip.
        const work = packing.get(site.id) ?? pack(site).finally(() => packing.delete(site.id));
        packing.set(site.id, work);
        zip = await work;
        recent.set(site.id, zip);
      }
      return { site, zip };
    },
  };
}

async function pack(site: DemoSite): Promise<Zip> {
  const bytes = await packTemplate(site.folder, site.id);
  return { size: bytes.length, bytes, digest: createHash('sha256').update(bytes).digest('base64') };
}
