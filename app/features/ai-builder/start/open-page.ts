import { remixPath } from '../../../../domain/hosting/remix-path.ts';
import type { Community } from '../schema.ts';
import { type Gathered, gatherPage } from './gather-page.ts';
import { openRepository, readAddress } from './open-repository.ts';
import { openSite, readSite } from './open-site.ts';
import { unpackWebsite } from './unpack-website.ts';

/** Where a page came from, and what of it fits into three files. */
export type Opened = Gathered & { name: string };

/**
 * The first page of a repository (`owner/name`, or an address of it), of a template, of a project in Community or of a site
 * (an address of it). Throws with words for the visitor.
 */
export async function openPage(text: string, community: Community): Promise<Opened> {
  const slug = readProject(text);
  if (slug) {
    const { title, zip } = await community.open(slug);
    const { paths, read } = unpackWebsite(zip);
    return { name: `“${title}”`, ...(await gatherPage(paths, read)) };
  }
  const site = readSite(text);
  if (site) return { name: site, ...(await openSite(site)) };
  const template = /\/template\/([a-z0-9-]+)/.exec(text)?.[1];
  const address = template ? { owner: 'plinth', slug: template } : readAddress(text);
  if (!address)
    throw new Error('Please give a repository as owner/name, or the address of a project in Community.');
  return { name: `${address.owner}/${address.slug}`, ...(await openRepository(address)) };
}

/** The page on which all of what an address names is copied, pictures and other pages too; null where there is none. */
export function remixPageOf(text: string): string | null {
  const slug = readProject(text);
  if (slug) return `/project/${encodeURIComponent(slug)}/content`;
  const site = readSite(text);
  return site && remixPath(site);
}

/** The last part of a project's address in Community; null for any other text. */
export function readProject(text: string): string | null {
  const found = /(?:^|\/)(?:community|project)\/([^/?#\s]+)/.exec(text.trim())?.[1];
  try {
    return found ? decodeURIComponent(found) : null;
  } catch {
    return null;
  }
}
