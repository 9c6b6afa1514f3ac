import { fileAt, pagesOf, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { requestFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { callGit, fetchGit } from '../../../shell/git-call.ts';
import type { Saved } from '../../../shell/saving/save-website.ts';
import type { Community } from '../schema.ts';
import { unpackWebsite } from './unpack-website.ts';

/** A website that was opened. */
type Opened = {
  name: string;
  files: SiteFiles;
  /** What has become of it, for the visitor. */
  notice: string | null;
  /** The repository of one's own that it is, where it is one. */
  saved: Saved | null;
};

/**
 * All files of a repository (`owner/name`, or an address of it), of a template, of a project in Community or of a site (an address of
 * it). Throws with words for the visitor.
 */
export async function openWebsite(text: string, community: Community): Promise<Opened> {
  const { name, zip, isArchive = false, own } = await fetchWebsite(text, community);
  const { files, rewritten } = unpackWebsite(zip, isArchive);
  if (pagesOf(files).length === 0)
    throw new Error('There is no page in it to start from, such as index.html.');
  // Files that are not taken along stay in the repository as they are.
  const ids = Object.entries(own?.ids ?? {}).filter(([path]) => fileAt(files, path) !== undefined);
  return {
    name,
    files,
    notice: sayRewritten(rewritten),
    saved: own && { ...own, ids: Object.fromEntries(ids) },
  };
}

type Fetched = {
  name: string;
  zip: Uint8Array;
  /** Whether it is what git packs: all files in one folder more than there is. */
  isArchive?: boolean;
  own: Saved | null;
};

async function fetchWebsite(text: string, community: Community): Promise<Fetched> {
  // Names of repositories and their files may be words of the other addresses.
  const isRepository = /(?:^|\/)git(?:-store)?\//.test(text);
  const known = isRepository ? null : await fetchKnown(text, community);
  if (known) return known;
  const address = readAddress(text);
  if (!address)
    throw new Error('Please give a repository as owner/name, or the address of a project in Community.');
  const own = await ownRepository(address);
  const archive = own?.commit ? `archive.zip?ref=${own.commit}` : 'archive.zip';
  return {
    name: `${address.owner}/${address.slug}`,
    zip: await bytesOf(await fetchGit(address, archive)),
    isArchive: true,
    own: own?.saved ?? null,
  };
}

/** A project, site or template; null for what is no address of one. */
async function fetchKnown(text: string, community: Community): Promise<Fetched | null> {
  const slug = readProject(text);
  if (slug) {
    const { title, zip } = await community.open(slug);
    return { name: `“${title}”`, zip, own: null };
  }
  const site = readSite(text);
  if (site) {
    const zip = await bytesOf(await requestFunction(`remix/sites/${site}/files.zip`));
    return { name: site, zip, own: null };
  }
  const template = readTemplate(text);
  if (!template) return null;
  const answer = await fetch(`/customiser/files/${template}.zip`);
  if (!answer.ok) throw new Error(`The template could not be loaded (${answer.status}). Please try again.`);
  return { name: `plinth/${template}`, zip: await bytesOf(answer), own: null };
}

/** A repository as what is saved next goes into it, with the commit it is at; null for one of others, and where that cannot be told. */
async function ownRepository(address: Address): Promise<{ saved: Saved; commit: string | null } | null> {
  try {
    const client = await getSupabase();
    const { data: account } = await client.auth.getSession();
    const { data: row } = await client
      .from('git_repositories')
      .select('id, owner, slug, name, user_id')
      .eq('owner', address.owner)
      .eq('slug', address.slug)
      .maybeSingle();
    if (!row || row.user_id !== account.session?.user.id) return null;
    const { id, owner, slug, name } = row;
    const tree = await callGit<{ commit: string | null; files: { path: string; sha: string }[] }>(
      address,
      'tree',
    );
    const ids = Object.fromEntries(tree.files.map(({ path, sha }) => [path, sha]));
    return { saved: { repository: { id, owner, slug, name }, ids }, commit: tree.commit };
  } catch (error) {
    // It is open all the same, and is saved as a new one.
    console.info('The repository of this website could not be found again.', error);
    return null;
  }
}

function sayRewritten(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const some = paths.slice(0, 3).join(', ');
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `Written in UTF-8 from now on, so that it can be changed: ${some}${more}.`;
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

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

/** The id of a template from an address of its page; null for any other text. */
function readTemplate(text: string): string | null {
  return /(?:^|\/)templates?\/([a-z0-9-]+)/.exec(text.trim())?.[1] ?? null;
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
