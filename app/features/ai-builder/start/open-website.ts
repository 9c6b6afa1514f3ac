import { fileAt, pagesOf, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { requestFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { callGit, fetchGit } from '../../../shell/git-call.ts';
import type { Saved } from '../../../shell/saving/save-website.ts';
import type { Community } from '../schema.ts';
import { unpackWebsite } from './unpack-website.ts';

/** A website that was opened: what it is called, and the repository of one's own that it is, where it is one. */
export type Opened = { name: string; files: SiteFiles; saved: Saved | null };

/**
 * All files of a repository (`owner/name`, or an address of it), of a template, of a project in Community or of a site (an address of
 * it). Throws with words for the visitor.
 */
export async function openWebsite(text: string, community: Community): Promise<Opened> {
  const { name, zip, repository = null } = await fetchWebsite(text, community);
  const files = unpackWebsite(zip, repository ? `${repository.slug}/` : undefined);
  if (pagesOf(files).length === 0)
    throw new Error('There is no page in it to start from, such as index.html.');
  return { name, files, saved: repository && (await ownRepository(repository, files)) };
}

type Fetched = { name: string; zip: Uint8Array; repository?: Address };

async function fetchWebsite(text: string, community: Community): Promise<Fetched> {
  const slug = readProject(text);
  if (slug) {
    const { title, zip } = await community.open(slug);
    return { name: `“${title}”`, zip };
  }
  const site = readSite(text);
  if (site) return { name: site, zip: await bytesOf(await requestFunction(`remix/sites/${site}/files.zip`)) };
  const template = readTemplate(text);
  if (template) {
    const answer = await fetch(`/customiser/files/${template}.zip`);
    if (!answer.ok) throw new Error(`The template could not be loaded (${answer.status}). Please try again.`);
    return { name: `plinth/${template}`, zip: await bytesOf(answer) };
  }
  const address = readAddress(text);
  if (!address)
    throw new Error('Please give a repository as owner/name, or the address of a project in Community.');
  return {
    name: `${address.owner}/${address.slug}`,
    zip: await bytesOf(await fetchGit(address, 'archive.zip')),
    repository: address,
  };
}

/** A repository as what is saved next goes into it; null for one of others, and where that cannot be told. */
async function ownRepository(address: Address, files: SiteFiles): Promise<Saved | null> {
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
    const tree = await callGit<{ files: { path: string; sha: string }[] }>(address, 'tree');
    const known = tree.files.filter(({ path }) => fileAt(files, path) !== undefined);
    return {
      repository: { id, owner, slug, name },
      ids: Object.fromEntries(known.map(({ path, sha }) => [path, sha])),
    };
  } catch (error) {
    // It is open all the same, and is saved as a new one.
    console.info('The repository of this website could not be found again.', error);
    return null;
  }
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
