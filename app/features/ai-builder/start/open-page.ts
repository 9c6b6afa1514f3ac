import type { Community } from '../schema.ts';
import { type Gathered, gatherPage } from './gather-page.ts';
import { openRepository, readAddress } from './open-repository.ts';
import { unpackWebsite } from './unpack-website.ts';

/** Where a page came from, and what of it fits into three files. */
export type Opened = Gathered & { name: string };

/**
 * The first page of a repository (`owner/name`, or an address of it), of a template, or of a project in Community (an
 * address of it). Throws with words for the visitor.
 */
export async function openPage(text: string, community: Community): Promise<Opened> {
  const slug = readProject(text);
  if (slug) {
    const { title, zip } = await community.open(slug);
    const { paths, read } = unpackWebsite(zip);
    return { name: `“${title}”`, ...(await gatherPage(paths, read)) };
  }
  const template = /\/template\/([a-z0-9-]+)/.exec(text)?.[1];
  const address = template ? { owner: 'plinth', slug: template } : readAddress(text);
  if (!address)
    throw new Error('Please give a repository as owner/name, or the address of a project in Community.');
  return { name: `${address.owner}/${address.slug}`, ...(await openRepository(address)) };
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
