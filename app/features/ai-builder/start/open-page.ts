import { remixPath } from '../../../../domain/hosting/remix-path.ts';
import { requestFunction } from '../../../lib/call-function.ts';
import { callGit, fetchGit } from '../../../shell/git-call.ts';
import type { Community } from '../schema.ts';
import { type Gathered, gatherPage } from './gather-page.ts';
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

/** The name of a site from the address of the page on which it is remixed; null for any other text. */
function readSite(text: string): string | null {
  return /(?:^|\/)remix\/([a-z0-9-]+)/.exec(text.trim())?.[1] ?? null;
}

/** The first page of a site whose owner lets others copy it. Throws with words for the visitor. */
async function openSite(name: string): Promise<Gathered> {
  const answer = await requestFunction(`remix/sites/${name}`);
  const { files } = (await answer.json()) as { files: { path: string }[] };
  return gatherPage(
    files.map(({ path }) => path),
    async (path) =>
      (await requestFunction(`remix/sites/${name}/file?path=${encodeURIComponent(path)}`)).text(),
  );
}

type Address = { owner: string; slug: string };

/** Owner and name of a repository from what people have at hand: `owner/name`, or an address of its pages. Null for anything else. */
export function readAddress(text: string): Address | null {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/?(?:git-store|git)\//, '');
  const [owner, slug] = path.replace(/^\//, '').split('/');
  return owner && slug ? { owner, slug: slug.replace(/\.git$/, '') } : null;
}

/** The first page of a repository of the Git Store, one's own private ones included. Throws with words for the visitor. */
async function openRepository(address: Address): Promise<Gathered> {
  const { files } = await callGit<{ files: { path: string }[] }>(address, 'tree');
  return gatherPage(
    files.map(({ path }) => path),
    async (path) => {
      const answer = await fetchGit(address, `raw?path=${encodeURIComponent(path)}`);
      // `text()` would take every encoding for UTF-8.
      const encoding = /charset=([\w.:-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1];
      return new TextDecoder(encoding).decode(await answer.arrayBuffer());
    },
  );
}
